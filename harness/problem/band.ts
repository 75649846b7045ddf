/** A kind of case. A case set should have at least one case of every kind. */
export interface Band<Asked> {
  /** Subject of a group of bands: "size", "density" ... */
  readonly aspect: string;
  readonly name: string;
  holds(asked: Asked): boolean;
}

/** Makes the bands of one aspect from their names. */
export function bandsOf<Asked>(
  aspect: string,
  bands: Readonly<Record<string, (asked: Asked) => boolean>>,
): Band<Asked>[] {
  return Object.entries(bands).map(([name, holds]) => ({ aspect, name, holds }));
}
