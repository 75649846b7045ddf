import { isUtf8 } from "node:buffer";

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * A source in UTF-8 without a byte order mark, which some compilers take for a character of the program, where the mark
 * says in what it is written; else as it is.
 */
export function withoutMark(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 3).equals(UTF8_MARK)) return bytes.subarray(3);
  if (isUtf16(bytes)) return decoded(bytes, bytes[0] === 0xff ? "utf-16le" : "utf-16be");
  return bytes;
}

/** Tests if a byte order mark says that a text is in UTF-16. */
export function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** The characters of the bytes 80 to 9f in Windows-1252, where Latin-1 has none that anybody types. */
const TYPED =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** The same source in UTF-8: what is not is taken for what Windows writes in Western Europe, Latin-1 with quotes and dashes. */
export function inUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  return Buffer.from(
    bytes.toString("latin1").replace(/[\x80-\x9f]/g, (each) => TYPED[each.charCodeAt(0) - 0x80]!),
  );
}

/** The decoder leaves the byte order mark out. */
function decoded(bytes: Buffer, encoding: string): Buffer {
  return Buffer.from(new TextDecoder(encoding).decode(bytes));
}
