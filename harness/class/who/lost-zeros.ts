/**
 * Finds the id from which a spreadsheet took zeros at the beginning, or to which it gave none: `00123` for `123`. It may be
 * another person's, so somebody must confirm it.
 *
 * @param ids the ids of all others
 * @returns undefined if there is none, or several, or the id itself
 */
export function lostZeros(id: string, ids: readonly string[]): string | undefined {
  if (!/^\d+$/.test(id) || ids.includes(id)) return undefined;
  const fitting = new Set(
    ids.filter((other) => /^\d+$/.test(other) && withoutZeros(other) === withoutZeros(id)),
  );
  const [only, another] = fitting;
  return another === undefined ? only : undefined;
}

/** A number as a spreadsheet would write it. */
export function withoutZeros(id: string): string {
  return id.replace(/^0+(?=\d)/, "");
}
