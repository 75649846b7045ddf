import { byText, printable } from "../../base/text.ts";
import type { Instead } from "../../finding/skips.ts";
import type { Source } from "../language/language.ts";
import { languageOf } from "./sources.ts";

const ARCHIVE = /\.(?:zip|rar|7z|jar|tar|tgz|tar\.\w+)$/i;

/** What may be meant among files none of which is a source: an archive, or a source that is called a text. */
export function insteadOfSource(files: readonly string[]): Instead | undefined {
  const ordered = files.toSorted(byText);
  const archive = ordered.find(isArchive);
  if (archive !== undefined) return { what: "archive", file: printable(archive) };
  const text = ordered.find((file) => languageOf(withoutTxt(file)) !== undefined);
  return text === undefined ? undefined : { what: "text", file: printable(text) };
}

/** Whether a file is an archive, by its ending. */
export function isArchive(file: string): boolean {
  return ARCHIVE.test(file);
}

/** Whether nothing is written in a source, but for a byte order mark. */
export function isBlank({ text }: Source): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*$/.test(text);
}

/** The name that a text editor of Windows has made longer: `cavalo.py` for `cavalo.py.txt`. */
function withoutTxt(file: string): string {
  return file.replace(/\.txt$/i, "");
}
