/** A kind of case, of which a case set should have one at least. */
export interface Band<Asked> {
  /** What the bands of one sort are about: "size", "density" ... */
  readonly aspect: string;
  readonly name: string;
  holds(asked: Asked): boolean;
}

/** The bands of one aspect, by their names. */
export function bandsOf<Asked>(
  aspect: string,
  bands: Readonly<Record<string, (asked: Asked) => boolean>>,
): Band<Asked>[] {
  return Object.entries(bands).map(([name, holds]) => ({ aspect, name, holds }));
}
