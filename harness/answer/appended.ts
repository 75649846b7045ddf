/**
 * What a run wrote into a file that may have been there before: what it appended, or all of it if it wrote over what
 * was there.
 *
 * @param before what was in the file before the run; nothing if there was none
 * @returns undefined if the file is as it was
 */
export function writtenBy(bytes: Buffer, before: Buffer): Buffer | undefined {
  if (before.length === 0 || !bytes.subarray(0, before.length).equals(before)) return bytes;
  return bytes.length === before.length ? undefined : bytes.subarray(before.length);
}
