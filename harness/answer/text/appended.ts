/**
 * Finds the part of a file that a run wrote: all that follows the earlier text, or the whole file if the run
 * overwrote it.
 *
 * @param before the bytes before the run; empty if there was no file
 * @returns undefined if the file is unchanged
 */
export function appendedTo(before: Buffer, bytes: Buffer): Buffer | undefined {
  if (before.length === 0 || !bytes.subarray(0, before.length).equals(before)) return bytes;
  return bytes.length === before.length ? undefined : bytes.subarray(before.length);
}
