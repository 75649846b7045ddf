import { existsSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReadTooLong, readInTime, readOr } from "../../../base/reading-time.ts";
import { shortName } from "../../../base/short-name.ts";
import { few, printable } from "../../../base/text.ts";
import type { Notice, Unclear } from "../../../finding/index.ts";
import { isBlank, isNotebook, sourcesOfOthers } from "../../../submission/find/shape/not-a-source.ts";
import { LARGEST_SOURCE_BYTES, readSources, SourcesTooLarge } from "../../../submission/find/tree/sources.ts";
import { filesBelow, readTree, type Tree } from "../../../submission/find/tree/tree.ts";
import { LANGUAGES } from "../../../submission/language/index.ts";
import { ArchiveError } from "../archive/archive.ts";
import { listingIn } from "./listing.ts";
import { sourcesInNotebook } from "./notebook.ts";
import { textOfDocument } from "./office.ts";
import { textOfHtml } from "./online-text.ts";

/** A notebook with many pictures has as much. */
const MOST_BYTES = 16 * 1024 * 1024;

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
      const json = await textOf(place);
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
 * Makes sources of notebooks, documents and texts that were typed into a platform, if a hand-in has no others. A document is
 * one as before if it is not clearly a program.
 *
 * @param folder the hand-in, which nobody else can change
 */
export async function readOut(folder: string, signal?: AbortSignal): Promise<ReadOut> {
  const tree = await readTree(folder, signal);
  const files = tree.error === undefined ? filesBelow(tree) : [];
  const kinds = KINDS.map((kind) => ({ ...kind, files: files.filter(kind.isKind).slice(0, MOST_FILES) }));
  if (kinds.every((kind) => kind.files.length === 0)) return { notices: [] };
  if (await hasSource(tree)) return { notices: await textsAside(folder, files.filter(isOnlineText)) };
  if (sourcesOfOthers(files).length > 0) return { notices: [] };
  let fault: ReadOut["fault"];
  for (const { what, files: own, read } of kinds) {
    const notices: Notice[] = [];
    for (const file of own) {
      const found = await read(path.join(folder, file), file).catch(tooLong);
      const shown = printable(file);
      if (found && "why" in found) fault ??= { kind: "not-read-out", file: shown, ...found };
      if (!found || "why" in found) continue;
      const names = await written(found.sources, file, folder);
      if (names.length === 0) continue;
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

async function hasSource(tree: Tree): Promise<boolean> {
  try {
    return Array.from((await readSources(tree)).values()).some((own) => !own.every(isBlank));
  } catch (error) {
    if (error instanceof SourcesTooLarge) return true;
    throw error;
  }
}

/** Names the online texts that hold a program beside source files. */
async function textsAside(folder: string, texts: readonly string[]): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const file of texts.slice(0, 1)) {
    const html = await textOf(path.join(folder, file));
    const listing = () => html !== undefined && listingIn(textOfHtml(html).slice(0, LARGEST_SOURCE_BYTES));
    if (readOr(undefined, listing)) notices.push({ kind: "text-aside", file: printable(file) });
  }
  return notices;
}

async function textOf(place: string): Promise<string | undefined> {
  const { size } = await stat(place);
  if (size > MOST_BYTES) return undefined;
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
    const place = path.join(folder, path.dirname(file), name);
    if (shortName(name) !== name || existsSync(place) || Buffer.byteLength(text) > LARGEST_SOURCE_BYTES)
      continue;
    await writeFile(place, text, { flag: "wx" });
    await utimes(place, mtime, mtime);
    names.push(name);
  }
  return names;
}
