import { posix } from "node:path";
import type { Circumstances, Program, Source } from "./language.ts";

/** Folders in which headers lie, beside or above the sources. */
const HEADER_FOLDERS = [".", "include", "includes", "inc", "headers", "header", "src", "lib"] as const;

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"(?<file>[^"\n]{1,200})"/gm;

/**
 * Finds the flags that a program's own build file would give: folders of headers that do not lie beside the source which
 * names them.
 */
export function includeFlags({ sources }: Program, { read }: Circumstances): string[] {
  const isThere = (file: string) => !file.startsWith("../") && read(file) !== undefined;
  const places = new Set(sources.flatMap(({ path }) => foldersAbove(path)));
  const folders = Array.from(places).flatMap((place) =>
    HEADER_FOLDERS.map((name) => posix.join(place, name)),
  );
  const flags = sources.flatMap((source) =>
    quotedIncludes(source).flatMap((file) => {
      if (isThere(posix.join(posix.dirname(source.path), file))) return [];
      const folder = folders.find((each) => isThere(posix.join(each, file)));
      return folder === undefined ? [] : [`-I./${folder}`];
    }),
  );
  return Array.from(new Set(flags));
}

/** Lists the files that a source includes in quotes, as it names them. */
export function quotedIncludes({ text }: Pick<Source, "text">): string[] {
  return Array.from(text.matchAll(INCLUDE), ({ groups }) => groups!.file!);
}

/** Finds the paths that sources include from the folder they lie in: `#include "board.cpp"`. */
export function includedSources(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap((source) =>
      quotedIncludes(source).map((file) => posix.join(posix.dirname(source.path), file)),
    ),
  );
}

function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === "." ? [folder] : [folder, ...foldersAbove(folder)];
}
