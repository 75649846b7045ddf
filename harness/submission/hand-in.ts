import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { byText, textOf } from "../base/text.ts";
import type { HandIn, HandInFile } from "../report/record/hand-in.ts";
import { isNotebook } from "./find/shape/not-a-source.ts";
import { languageOf } from "./find/tree/sources.ts";
import { filesBelow, readTree, skippedBelow } from "./find/tree/tree.ts";
import { inUtf8, withoutMark } from "./language/encoding.ts";
import type { Submission } from "./submission.ts";

/** Most bytes of one file, and of all files, that are shown: no student types more. */
const MOST_FILE_BYTES = 48 * 1024;
const MOST_BYTES = 128 * 1024;

/** Most files that are listed. */
const MOST_FILES = 60;

/** Reads the files of a program to be shown to its instructor: the main program first, then its other sources. */
export async function readHandIn({ folder, kind, manifest, readOutOf }: Submission): Promise<HandIn> {
  const tree = await readTree(folder);
  if (tree.error !== undefined) return { files: [], others: 0 };
  const main = kind.kind === "program" ? kind.program.main.path : manifest.main;
  const sources = new Set(kind.kind === "program" ? kind.program.sources.map((each) => each.path) : []);
  const rank = (file: string) =>
    [file === main, sources.has(file), languageOf(file) !== undefined, true].indexOf(true);
  const files = filesBelow(tree).sort((a, b) => rank(a) - rank(b) || byText(a, b));
  const listed: HandInFile[] = [];
  let room = MOST_BYTES;
  for (const file of files.slice(0, MOST_FILES)) {
    // A notebook is shown as the source that was read out of it.
    const most = readOutOf !== undefined && isNotebook(file) ? 0 : Math.min(room, MOST_FILE_BYTES);
    const read = await readBeginning(path.join(folder, file), most);
    if (!read) continue;
    room -= read.text?.length ?? 0;
    listed.push({ path: file, ...read });
  }
  // Of what is not looked into, the folders are named.
  const closed = skippedBelow(tree).map((folder) => ({ path: `${folder}/` }));
  return {
    files: [...listed, ...closed].slice(0, MOST_FILES),
    others: Math.max(0, files.length + closed.length - MOST_FILES),
  };
}

/** A program that is not contained may have put something else in the place of a file: only files are read, and no links. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function readBeginning(file: string, most: number): Promise<Omit<HandInFile, "path"> | undefined> {
  const handle = await open(file, FLAGS).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return undefined;
    const { size: bytes } = stats;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(bytes, most)), 0);
    const read = withoutMark(buffer.subarray(0, bytesRead));
    if (read.includes(0) || (bytes > 0 && most === 0)) return { bytes };
    const isCut = bytes > bytesRead;
    // A line that is cut in its middle would look wrong.
    const whole = isCut ? read.subarray(0, read.lastIndexOf("\n") + 1) : read;
    return { bytes, text: textOf(inUtf8(whole)), ...(isCut && { cut: true as const }) };
  } finally {
    await handle.close();
  }
}
