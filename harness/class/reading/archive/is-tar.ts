export const TAR_HEADER_BYTES = 512;

const CHECKSUM = { from: 148, to: 156 };

/** Tells a tar by the checksum of its first header: old ones have no other mark. */
export function isTar(beginning: Buffer): boolean {
  if (beginning.length < TAR_HEADER_BYTES || beginning[0] === 0) return false;
  const header = Buffer.from(beginning.subarray(0, TAR_HEADER_BYTES));
  const stated = Number.parseInt(header.toString("latin1", CHECKSUM.from, CHECKSUM.to), 8);
  header.fill(" ", CHECKSUM.from, CHECKSUM.to);
  return stated === header.reduce((sum, byte) => sum + byte, 0);
}
