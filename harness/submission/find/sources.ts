import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { byText } from "../../base/text.ts";
import { withoutMark } from "../language/encoding.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Source } from "../language/language.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../language/names.ts";

export const MANIFEST = "submission.yaml";

/** Folders of tools and of what they make ("reports" is our own): no sources of a student. */
const FOREIGN_FOLDERS = new Set([
  "node_modules",
  "build",
  "target",
  "bin",
  "obj",
  "out",
  "dist",
  "__pycache__",
  "__MACOSX",
  "reports",
  "venv",
]);

/** Files that a Mac (`._name` has the properties of `name`) and Windows leave in folders and archives. */
const FOREIGN_FILE = /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Files larger than this are data, not sources. */
const LARGEST_SOURCE_BYTES = 1024 * 1024;

/** More sources are no student's program. */
export const MOST_SOURCE_BYTES = 16 * 1024 * 1024;

const MOST_HEADERS = 50;

/** A folder has more sources than are read. */
export class SourcesTooLarge extends Error {}

/** Limits of the data files that lie in the working directory of every run. */
const LARGEST_DATA_BYTES = 1024 * 1024;
const MOST_DATA_FILES = 50;

/** The language of a file, by its ending. */
export function languageOf(file: string): LanguageName | undefined {
  const extension = path.extname(file).toLowerCase();
  return LANGUAGE_NAMES.find((name) => LANGUAGES[name].extensions.includes(extension));
}

/** Checks if a folder is searched for sources. */
export function isSearched(folder: string): boolean {
  return !folder.startsWith(".") && !FOREIGN_FOLDERS.has(folder);
}

/** Checks if a file is the student's own, and was not left there by an operating system. */
export function isOwnFile(name: string): boolean {
  return !FOREIGN_FILE.test(name);
}

/**
 * The sources of a folder at any depth, by language, each list ordered by path. Links are not followed.
 *
 * @param overlay files that stand in place of the folder's own, or beside them
 */
export function readSources(
  folder: string,
  overlay: ReadonlyMap<string, Buffer> = new Map(),
): Map<LanguageName, Source[]> {
  const found = new Map<LanguageName, Source[]>();
  let total = 0;
  const files = new Set([...filesBelow(folder), ...overlay.keys()]);
  for (const file of Array.from(files).sort(byText)) {
    const language = languageOf(file);
    if (!language) continue;
    const read = overlay.get(file) ?? readIfSmall(path.join(folder, file));
    if (!read) continue;
    total += read.length;
    if (total > MOST_SOURCE_BYTES) throw new SourcesTooLarge();
    const bytes = withoutMark(read);
    const source = { path: file, text: bytes.toString("latin1"), utf8: isUtf8(bytes) };
    found.set(language, [...(found.get(language) ?? []), source]);
  }
  return found;
}

/** Reads the headers of a folder at any depth. They are not compiled by themselves, but may hold half of a program. */
export function readHeaders(folder: string): Source[] {
  return filesBelow(folder)
    .filter((file) => /\.(?:h|hh|hpp|hxx)$/i.test(file))
    .sort(byText)
    .slice(0, MOST_HEADERS)
    .flatMap((file) => {
      const bytes = readIfSmall(path.join(folder, file));
      return bytes ? [{ path: file, text: bytes.toString("latin1"), utf8: isUtf8(bytes) }] : [];
    });
}

/** A file that is too large for a source may be too large to be read at all. */
function readIfSmall(file: string): Buffer | undefined {
  return statSync(file).size > LARGEST_SOURCE_BYTES ? undefined : readFileSync(file);
}

/** The paths of what a program may read besides its input: files that are neither sources nor the manifest, ordered. */
export function dataFilesOf(folder: string): string[] {
  const isData = (file: string) => {
    // A name that is no text cannot be found by what was made of it.
    const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return stat !== undefined && stat.size <= LARGEST_DATA_BYTES;
  };
  return filesBelow(folder)
    .filter((file) => languageOf(file) === undefined && file !== MANIFEST && isData(file))
    .sort(byText)
    .slice(0, MOST_DATA_FILES);
}

/** The paths of the student's files at any depth, in no order. Links are not followed. */
export function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return isSearched(entry.name) ? filesBelow(folder, name) : [];
    return entry.isFile() && isOwnFile(entry.name) ? [name] : [];
  });
}
