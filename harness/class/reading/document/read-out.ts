import { existsSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReadTooLong, readInTime } from "../../../base/reading-time.ts";
import { shortName } from "../../../base/short-name.ts";
import { few, printable } from "../../../base/text.ts";
import type { Notice, Unclear } from "../../../finding/index.ts";
import { neverBegins } from "../../../submission/find/shape/main-file.ts";
import { isBlank, isNotebook, sourcesOfOthers } from "../../../submission/find/shape/not-a-source.ts";
import {
  LARGEST_SOURCE_BYTES,
  readSources,
  type Sources,
  SourcesTooLarge,
} from "../../../submission/find/tree/sources.ts";
import { filesBelow, readTree, type Tree } from "../../../submission/find/tree/tree.ts";
import { LANGUAGES } from "../../../submission/language/index.ts";
import type { Source } from "../../../submission/language/language.ts";
import { ArchiveError } from "../archive/archive.ts";
import { listingIn } from "./listing.ts";
import { sourcesInNotebook } from "./notebook.ts";
import { textOfDocument } from "./office.ts";
import { textOfHtml } from "./online-text.ts";

const MOST_BYTES = 16 * 1024 * 1024;

/** A notebook with many pictures has as much. */
const MOST_NOTEBOOK_BYTES = 64 * 1024 * 1024;

/** More files of a hand-in are not looked into. */
const MOST_FILES = 10;

/** A file that sources are made of. */
interface NewSource {
  readonly name: string;
  readonly text: string;
}

/** Sources that were found in a file, or the reason why there are none; nothing, if the file is not meant as a program. */
type Found =
  | { readonly sources: readonly NewSource[]; readonly leftOut?: readonly string[] }
  | Omit<Extract<Unclear, { kind: "not-read-out" }>, "kind" | "file">
  | undefined;

interface Kind {
  readonly what: Extract<Notice, { kind: "read-out" }>["what"];
  readonly isKind: (file: string) => boolean;
  readonly read: (place: string, file: string) => Promise<Found>;
}

/** The kinds of files that sources are read out of, the surest first. */
const KINDS: readonly Kind[] = [
  {
    what: "notebook",
    isKind: isNotebook,
    read: async (place, file) => {
      const json = await textOf(place, MOST_NOTEBOOK_BYTES);
      return json === undefined ? { why: "too-large" } : readInTime(() => sourcesInNotebook(json, file));
    },
  },
  {
    what: "document",
    isKind: (file) => /\.(?:docx|odt)$/i.test(file),
    read: async (place, file) => {
      try {
        const text = await textOfDocument(place);
        return text === undefined ? { why: "too-large" } : readInTime(() => sourceIn(text, file));
      } catch (error) {
        if (error instanceof ArchiveError)
          return { why: error.fault === "too-large" ? "too-large" : "damaged" };
        throw error;
      }
    },
  },
  {
    what: "online-text",
    isKind: isOnlineText,
    read: async (place, file) => {
      const html = await textOf(place);
      return html === undefined ? { why: "too-large" } : readInTime(() => sourceIn(textOfHtml(html), file));
    },
  },
];

/** The page in which Moodle or Canvas puts what a student typed there. */
function isOnlineText(file: string): boolean {
  return /(?:^|\/)(?:online)?text\.html?$/i.test(file);
}

/** Sources that were read out of the files of a hand-in. */
export interface ReadOut {
  readonly notices: readonly Notice[];
  /** The file that the sources were read out of, as it is shown. */
  readonly from?: string;
  /** Why nothing was, if a program seems to be meant. */
  readonly fault?: Extract<Unclear, { kind: "not-read-out" }>;
}

/**
 * Makes sources of notebooks, documents and texts that were typed into a platform, if a hand-in has no others; of notebooks also
 * beside sources that only define what a notebook uses. A document is one as before if it is not clearly a program.
 *
 * @param folder the hand-in, which nobody else can change
 */
export async function readOut(folder: string, signal?: AbortSignal): Promise<ReadOut> {
  const tree = await readTree(folder, signal);
  const files = tree.error === undefined ? filesBelow(tree) : [];
  const all = KINDS.map((kind) => ({ ...kind, files: files.filter(kind.isKind).slice(0, MOST_FILES) }));
  if (all.every((kind) => kind.files.length === 0)) return { notices: [] };
  const sources = await sourcesOf(tree);
  if (sources === "many" || Array.from(sources).some(([name, own]) => !neverBegins(LANGUAGES[name], own)))
    return { notices: await aside(folder, { files, sources }) };
  if (sourcesOfOthers(files).length > 0) return { notices: [] };
  const kinds = sources.size === 0 ? all : all.filter(({ what }) => what === "notebook");
  let fault: ReadOut["fault"];
  for (const { what, files: own, read } of kinds) {
    const notices: Notice[] = [];
    for (const file of own) {
      const found = await read(path.join(folder, file), file).catch(tooLong);
      const shown = printable(file);
      if (found && "why" in found) fault ??= { kind: "not-read-out", file: shown, ...found };
      if (!found || "why" in found) continue;
      const names = await written(found.sources, file, folder);
      if (names.length === 0) {
        fault ??= { kind: "not-read-out", file: shown, why: "too-large" };
        continue;
      }
      const { leftOut = [] } = found;
      notices.push({
        kind: "read-out",
        ...{ what, file: shown, as: few(names.map(printable)) },
        ...(leftOut.length > 0 && { leftOut: few(leftOut) }),
      });
    }
    const [first] = notices;
    if (first?.kind === "read-out") return { notices, from: first.file };
  }
  return { notices: [], ...(fault && { fault }) };
}

function tooLong(error: unknown): Found {
  if (error instanceof ReadTooLong) return { why: "too-long" };
  throw error;
}

/** Reads the sources that are not empty. */
async function sourcesOf(tree: Tree): Promise<Sources | "many"> {
  try {
    const full = Array.from(await readSources(tree)).filter(([, own]) => !own.every(isBlank));
    return new Map(full);
  } catch (error) {
    if (error instanceof SourcesTooLarge) return "many";
    throw error;
  }
}

/** Names the online text and the notebook that hold a program of their own beside source files. */
async function aside(
  folder: string,
  { files, sources }: { readonly files: readonly string[]; readonly sources: Sources | "many" },
): Promise<Notice[]> {
  const lines = new Set(sources === "many" ? [] : Array.from(sources.values()).flat().flatMap(linesOf));
  const isExported = ({ text }: NewSource) =>
    linesOf({ text: Buffer.from(text).toString("latin1") }).every((line) => lines.has(line));
  const kinds = KINDS.filter(({ what }) => what !== "document").map(({ isKind, read }) => ({
    read,
    file: files.find(isKind),
  }));
  const notices: Notice[] = [];
  for (const { file, read } of kinds) {
    const found = file === undefined ? undefined : await read(path.join(folder, file), file).catch(tooLong);
    if (file === undefined || !found || !("sources" in found) || found.sources.every(isExported)) continue;
    notices.push({ kind: "text-aside", file: printable(file) });
  }
  return notices;
}

/** Lists the lines with code, in which a character is a byte. */
function linesOf({ text }: Pick<Source, "text">): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && line !== "pass" && !line.startsWith("#"));
}

async function textOf(place: string, most = MOST_BYTES): Promise<string | undefined> {
  const { size } = await stat(place);
  if (size > most) return undefined;
  // Some editors begin a file with a mark.
  return (await readFile(place, "utf8")).replace(/^\ufeff/, "");
}

function sourceIn(text: string, file: string): Found {
  if (text.length > LARGEST_SOURCE_BYTES) return { why: "too-large" };
  const listing = listingIn(text);
  if (!listing) return undefined;
  const { nameFor, extensions } = LANGUAGES[listing.language];
  const { name } = path.posix.parse(file);
  const source = { path: `${name}${extensions[0]}`, text: listing.text, utf8: true };
  return { sources: [{ name: nameFor?.(source) ?? source.path, text: listing.text }] };
}

/** Writes sources beside the file that they were read out of, which is as old as they are; and returns their names. */
async function written(sources: readonly NewSource[], file: string, folder: string): Promise<string[]> {
  const { mtime } = await stat(path.join(folder, file));
  const names: string[] = [];
  for (const { name, text } of sources) {
    // A module that a notebook uses may have its name.
    const free = [name, `${path.basename(file)}${path.extname(name)}`];
    const own = free.find((each) => !existsSync(path.join(folder, path.dirname(file), each)));
    if (own === undefined || shortName(own) !== own || Buffer.byteLength(text) > LARGEST_SOURCE_BYTES)
      continue;
    const place = path.join(folder, path.dirname(file), own);
    await writeFile(place, text, { flag: "wx" });
    await utimes(place, mtime, mtime);
    names.push(own);
  }
  return names;
}
