/** The sign or the word in a remainder of x and n: `%`, `mod`. */
export function signIn(remainder: string): string {
  return remainder.replace(/\b[xn]\b|[\s,()]/g, "");
}

/** A remainder of x and n, of the numbers -1 and 7. */
export function ofNumbers(remainder: string): string {
  return remainder.replace(/\bx\b/, "-1").replace(/\bn\b/, "7");
}
