import type { Sentence } from "../base/sentence.ts";

/** A kind of case. A case set should have at least one case of every kind. */
export interface Band<Asked> {
  /** Subject of a group of bands: "size", "density" ... */
  readonly aspect: Sentence;
  readonly name: Sentence;
  holds(asked: Asked): boolean;
}

/** Makes the bands of one aspect from their names. */
export function bandsOf<Asked>(
  aspect: Sentence,
  bands: readonly (readonly [name: Sentence, holds: (asked: Asked) => boolean])[],
): Band<Asked>[] {
  return bands.map(([name, holds]) => ({ aspect, name, holds }));
}
