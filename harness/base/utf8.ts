import { isUtf8 } from "node:buffer";

/** The first line, counted from 1, that holds bytes which are no UTF-8; undefined for a text that is UTF-8. */
export function lineNotUtf8(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  // The bytes of one character never lie in two lines.
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}
