import { posix } from "node:path";
import { type Circumstances, foldersAbove, type Program, type Source } from "./language.ts";

/** Folders in which headers lie, beside or above the sources. */
const HEADER_FOLDERS = [
  ".",
  "include",
  "includes",
  ".include",
  "inc",
  "headers",
  "header",
  "src",
  "lib",
] as const;

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"(?<file>[^"\n]{1,200})"/gm;

const ANGLED = /^[ \t]*#[ \t]*include[ \t]*<(?<file>[^>\n]{1,200})>/gm;

/** Most headers that are looked into. */
const MOST_HEADERS = 200;

export interface Includes {
  /** Flags that a program's own build file would give: folders of headers that do not lie beside what names them. */
  readonly flags: readonly string[];
  /** Paths of the files that others include: headers, and sources as in `#include "board.cpp"`. */
  readonly files: ReadonlySet<string>;
  /** Headers that Visual Studio makes for each project, where they were not handed in: nothing of the program is in them. */
  readonly made: ReadonlySet<string>;
}

/** As Visual Studio calls its precompiled headers. */
const PRECOMPILED = /^(?:stdafx|pch)\.h$/i;

/** Finds what the sources of a program include of its own files, and what these include in turn. */
export function includesOf({ sources }: Program, read: Circumstances["read"] = () => undefined): Includes {
  // Grows by the headers that are found.
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const textOf = (file: string) => (file.startsWith("../") ? undefined : (texts.get(file) ?? read(file)));
  const above = new Set(sources.flatMap(({ path }) => foldersAbove(path)));
  const folders = Array.from(above).flatMap((place) => HEADER_FOLDERS.map((name) => posix.join(place, name)));
  const flags = new Set<string>();
  const files = new Set<string>();
  const made = new Set<string>();
  for (const [path, text] of texts) {
    const own = posix.dirname(path);
    for (const { file, isAngled } of includesIn(text)) {
      const places = isAngled ? folders : [own, ...folders];
      const folder = places.find((each) => textOf(posix.join(each, file)) !== undefined);
      if (folder === undefined && PRECOMPILED.test(file)) made.add(file);
      if (folder === undefined) continue;
      if (isAngled || folder !== own) flags.add(`-I./${folder}`);
      const included = posix.join(folder, file);
      files.add(included);
      if (texts.size < sources.length + MOST_HEADERS) texts.set(included, textOf(included)!);
    }
  }
  return { flags: Array.from(flags), files, made };
}

/** Gives the sources of a program and the headers of its folder. */
export function textsOf(
  { sources }: Pick<Program, "sources">,
  circumstances: Circumstances | undefined,
): Pick<Source, "path" | "text">[] {
  const headers = circumstances?.headers?.() ?? [];
  return [...sources, ...headers.map((path) => ({ path, text: circumstances?.read(path) ?? "" }))];
}

/** Finds the flags for headers that lie anywhere, and are included in quotes without their folders. */
export function flagsForAll({ headers }: Circumstances): string[] {
  const folders = new Set(headers?.().slice(0, MOST_HEADERS).map(posix.dirname));
  return Array.from(folders).flatMap((folder) => ["-iquote", `./${folder}`, "-idirafter", `./${folder}`]);
}

function includesIn(text: string): { file: string; isAngled: boolean }[] {
  const angled = Array.from(text.matchAll(ANGLED), ({ groups }) => groups!.file!).filter(isOwnName);
  return [
    ...quotedIncludes({ text }).map((file) => ({ file, isAngled: false })),
    ...angled.map((file) => ({ file, isAngled: true })),
  ];
}

/** Tests if no header of the language is called so: their names have neither a folder nor an ending of C++. */
function isOwnName(file: string): boolean {
  return file.includes("/") || /\.h(?:h|pp|xx)$/.test(file);
}

/** Lists the files that a source includes in quotes, as it names them. */
export function quotedIncludes({ text }: Pick<Source, "text">): string[] {
  return Array.from(text.matchAll(INCLUDE), ({ groups }) => groups!.file!);
}
