/** Tests if a knight moves to a square from the one before it in the list. */
export function isMoveTo(pairs: Int32Array, at: number): boolean {
  if (at === 0 || 2 * at >= pairs.length) return false;
  const down = pairs[2 * at]! - pairs[2 * at - 2]!;
  const right = pairs[2 * at + 1]! - pairs[2 * at - 1]!;
  return Math.abs(down * right) === 2;
}
