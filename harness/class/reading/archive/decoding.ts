import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/** Encodings of names without a mark: those of Windows in Brazil, of old DOS, and of old Linux. */
const OLD_ENCODINGS = ["cp850", "cp437", "windows-1252"] as const;

/**
 * Decodes a name of an archive that does not say in which encoding its names are. A name that is valid UTF-8 is
 * UTF-8; another one is read in the encoding that makes the most of its bytes letters, and of these the likeliest.
 */
export function decodeName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const readings = OLD_ENCODINGS.map((encoding) => iconv.decode(bytes, encoding));
  const [best = ""] = readings.toSorted((a, b) => oddity(a) - oddity(b));
  return best;
}

/** Counts the signs that are rare in names: no letters, letters of other languages, capitals within words. */
function oddity(name: string): number {
  const strange = name.match(/[^\p{ASCII}áàâãäéêëíóôõöúüçñºª]/giu)?.length ?? 0;
  const symbols = name.match(/[^\p{ASCII}\p{L}ºª]/gu)?.length ?? 0;
  const capitals = name.match(/(?<=\p{Ll})(?!\p{ASCII})\p{Lu}/gu)?.length ?? 0;
  return strange + 2 * symbols + capitals;
}
