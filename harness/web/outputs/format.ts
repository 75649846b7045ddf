/**
 * Format of the one text file that the scripts of the kit write: `outputs.txt`, in Portuguese `saidas.txt`.
 *
 *     cavalo-outputs 1 NONCE
 *     (a word for people; nobody reads it)
 *     === NONCE case tiny-1x5
 *     what was printed, byte for byte
 *     === NONCE stderr
 *     what was printed there, byte for byte
 *     === NONCE exited with code 0 after 35 ms
 *
 * The nonce is drawn with each kit, so no program prints a line of ours by accident. Exactly one line break before each such line
 * belongs to the format: what is printed may end with one or not. A section that has no last line was broken off, and counts
 * nothing; of two sections of a case, the later one counts. The last line is one of `ENDS`. Our lines end in LF or CRLF.
 */
export const OUTPUTS_VERSION = 1;

/** The first line, without its line break. Group 1 is the version, group 2 the nonce. */
export const HEADER = /^cavalo-outputs (\d{1,9}) ([0-9A-Za-z]{1,64})$/;

/** Writes the first line. */
export function headerFor(nonce: string): string {
  return `cavalo-outputs ${OUTPUTS_VERSION} ${nonce}\n`;
}

/** Writes the beginning of every line of ours but the first. */
export function markFor(nonce: string): string {
  return `=== ${nonce} `;
}

export const CASE_WORD = "case ";
export const STDERR_WORD = "stderr";

/** The last line of a section, after its mark: the end of the run, and its wall time. */
export const ENDS = {
  exited: /^exited with code (?<code>-?\d{1,10}) after (?<wallMs>\d{1,9}) ms$/,
  wall: /^ended after (?<wallMs>\d{1,9}) ms: time limit$/,
  output: /^ended after (?<wallMs>\d{1,9}) ms: output limit$/,
  "not-started": /^not started after (?<wallMs>\d{1,9}) ms: (?<reason>.*)$/,
} as const;
