import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, readBytes } from "../../base/files.ts";
import { placed, say } from "../../base/sentence.ts";

/** Encodings in which spreadsheets save tables. */
type Encoding = "utf8" | "utf16le" | "utf16be" | "windows-1252";

/** A text with the encoding of its file. A mark of the byte order is part of the text. */
export interface EncodedText {
  readonly text: string;
  readonly encode: (text: string) => Buffer;
  /** Checks if the encoding has every character of this text. */
  readonly holds: (text: string) => boolean;
}

/**
 * Reads a text file that a spreadsheet may have saved. Encoded again, it is the same file.
 *
 * @throws ExpectedError if it cannot be read, or is not in an encoding of spreadsheets
 */
export function readEncoded(file: string): EncodedText {
  const bytes = readBytes(file);
  const encoding = encodingOf(bytes);
  const encode = (text: string) => iconv.encode(text, encoding, { addBOM: false });
  const decode = (encoded: Buffer) => iconv.decode(encoded, encoding, { stripBOM: false });
  const text = decode(bytes);
  if (text.includes("\0") || !encode(text).equals(bytes))
    throw new ExpectedError(
      placed(
        `${displayPath(file)}:1:1`,
        say`this file is not in UTF-8, UTF-16 or Windows-1252. Save it as CSV in UTF-8`,
      ),
    );
  return { text, encode, holds: (other) => decode(encode(other)) === other };
}

/** Only the whole file tells: a single letter with an accent in Windows-1252 makes it no UTF-8. */
function encodingOf(bytes: Buffer): Encoding {
  const mark = bytes.subarray(0, 3).toString("hex");
  if (mark.startsWith("fffe")) return "utf16le";
  if (mark.startsWith("feff")) return "utf16be";
  return isUtf8(bytes) || mark === "efbbbf" ? "utf8" : "windows-1252";
}
