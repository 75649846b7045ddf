import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { systemErrorCode } from "../../../base/errors.ts";
import { byText } from "../../../base/text.ts";
import { withoutMark } from "../../language/encoding.ts";
import { LANGUAGES } from "../../language/index.ts";
import type { Source } from "../../language/language.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../../language/names.ts";
import type { SubmissionKind } from "../../submission.ts";
import { filesBelow, type Tree } from "./tree.ts";

export const MANIFEST = "submission.yaml";

/** Files larger than this are data, not sources. */
export const LARGEST_SOURCE_BYTES = 512 * 1024;

/** More sources are no student's program, and no compiler could be given so many names. */
export const MOST_SOURCE_BYTES = 4 * 1024 * 1024;
export const MOST_SOURCES = 1000;

const MOST_HEADERS = 50;

/** A folder has more sources than are read. */
export class SourcesTooLarge extends Error {}

/** Limits of the data files that lie in the working directory of every run. */
const LARGEST_DATA_BYTES = 1024 * 1024;
const MOST_DATA_FILES = 50;

/** Files by a folder that they are in and by their own name. */
type Kind = readonly { readonly within?: RegExp; readonly name?: RegExp }[];

/** Tests of a program, as Maven, Gradle and pytest lay them: they need libraries that the program does not. */
const TESTS: Kind = [
  { within: /(?:^|\/)src\/test\//i },
  { within: /(?:^|\/)tests?\//i, name: /(?:^|\/)(?:test_\w+|\w+_test|__init__)\.py$/i },
];

/** Scripts of a program's documentation, settings of its tools, and types without code. */
const BESIDE: Kind = [
  { within: /(?:^|\/)(?:java)?docs?\//i, name: /\.js$/i },
  {
    name: /(?:^|\/)(?:setup\.l?hs|(?:[\w-]+\.config|webpack\.\w+|karma\.conf|\.?eslintrc|gulpfile|gruntfile)\.[cm]?[jt]s|[^/]*\.d\.[cm]?ts)$/i,
  },
];

function isOf(kind: Kind, file: string): boolean {
  return kind.some(({ within, name }) => (within?.test(file) ?? true) && (name?.test(file) ?? true));
}

/**
 * The language of a source file, by its ending.
 *
 * @param text tells it where several languages have the ending
 */
export function languageOf(file: string, text?: string): LanguageName | undefined {
  return isOf(TESTS, file) || isOf(BESIDE, file) ? undefined : languageByEnding(file, text);
}

/** Checks if a file is one of the tests of a program, which are no part of it. */
export function isTestSource(file: string): boolean {
  return isOf(TESTS, file) && languageByEnding(file) !== undefined;
}

function languageByEnding(file: string, text?: string): LanguageName | undefined {
  const ending = path.extname(file);
  // For compilers `.C` is C++, and `.c` is not.
  const names = [languagesWith(ending), languagesWith(ending.toLowerCase())].find(({ length }) => length > 0);
  const written = text === undefined ? undefined : names?.find((name) => LANGUAGES[name].isWrittenIn(text));
  return written ?? names?.[0];
}

function languagesWith(ending: string): LanguageName[] {
  return LANGUAGE_NAMES.filter((name) => LANGUAGES[name].extensions.includes(ending));
}

/** The languages that a hand-in may be graded in: several if nothing says which of its programs is meant. */
export function languagesOf(kind: SubmissionKind): LanguageName[] {
  if (kind.kind === "program") return [kind.language];
  if (kind.kind === "commands") return [];
  const { finding } = kind;
  const names =
    finding.kind === "several-languages"
      ? finding.names
      : "files" in finding
        ? finding.files.map((file) => languageOf(file))
        : [];
  return LANGUAGE_NAMES.filter((name) => names.includes(name));
}

/** The languages of the sources below a folder. */
export function languagesIn(folder: string): Set<LanguageName> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(files.flatMap((file) => languageOf(file) ?? []));
}

/** Sources by language, each list ordered by path. */
export type Sources = ReadonlyMap<LanguageName, readonly Source[]>;

/**
 * Reads the sources of a folder at any depth.
 *
 * @param overlay files that stand in place of the folder's own, or beside them
 * @throws SourcesTooLarge
 */
export async function readSources(
  tree: Tree,
  overlay: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Sources> {
  const found = new Map<LanguageName, Source[]>();
  let bytes = 0;
  let count = 0;
  const files = new Set([...filesBelow(tree), ...overlay.keys()]);
  for (const file of Array.from(files).sort(byText)) {
    if (!languageOf(file)) continue;
    const read = overlay.get(file) ?? readIfSmall(path.join(tree.path, file));
    if (!read) continue;
    const source = sourceOf(file, withoutMark(read));
    const language = languageOf(file, source.text)!;
    bytes += read.length;
    count++;
    if (bytes > MOST_SOURCE_BYTES || count > MOST_SOURCES) throw new SourcesTooLarge();
    const sources = found.get(language) ?? [];
    found.set(language, sources);
    sources.push(source);
  }
  return found;
}

/** Reads the headers of a folder at any depth. They are not compiled by themselves, but may hold half of a program. */
export async function readHeaders(tree: Tree): Promise<Source[]> {
  const headers: Source[] = [];
  for (const file of filesBelow(tree).sort(byText)) {
    if (!isHeader(file) || headers.length === MOST_HEADERS) continue;
    const read = readIfSmall(path.join(tree.path, file));
    if (read) headers.push(sourceOf(file, withoutMark(read)));
  }
  return headers;
}

/** Checks if a file is a header of C or C++, by its ending. */
export function isHeader(file: string): boolean {
  return /\.(?:h|hh|hpp|hxx)$/i.test(file);
}

function sourceOf(file: string, bytes: Buffer): Source {
  return { path: file, text: bytes.toString("latin1"), utf8: isUtf8(bytes) };
}

/**
 * A file that is too large for a source may be too large to be read at all. To wait for each step of a small one takes five times
 * as long as to read it.
 */
export function readIfSmall(file: string): Buffer | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return fstatSync(descriptor).size > LARGEST_SOURCE_BYTES ? undefined : readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The first file that would be a source, were it not too large for one. */
export async function largeSourceIn(tree: Tree): Promise<string | undefined> {
  for (const file of filesBelow(tree).sort(byText)) {
    const size = languageOf(file) && (await sizeOf(path.join(tree.path, file)));
    if (size !== undefined && size > LARGEST_SOURCE_BYTES) return file;
  }
  return undefined;
}

/** The paths of what a program may read besides its input: files that are neither sources nor the manifest, ordered. */
export async function dataFilesOf(tree: Tree): Promise<string[]> {
  const data: string[] = [];
  for (const file of filesBelow(tree).sort(byText)) {
    if (data.length === MOST_DATA_FILES) break;
    if (!isData(file)) continue;
    const size = await sizeOf(path.join(tree.path, file));
    if (size !== undefined && size <= LARGEST_DATA_BYTES) data.push(file);
  }
  return data;
}

/** Tests if a file is neither a source nor the manifest. */
export function isData(file: string): boolean {
  return languageOf(file) === undefined && file !== MANIFEST;
}

/** The size in bytes; undefined for a name that is not text, and cannot be found by what was made of it. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
