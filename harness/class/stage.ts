import { statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence } from "../base/sentence.ts";
import { isProblem } from "../case/known-problems.ts";
import type { ArchiveFault } from "../finding/notice.ts";
import { type LeftOut, TAKING_LIMITS, takeIn } from "../submission/find/take-in.ts";
import { studentOfFolder } from "../submission/student.ts";
import { ArchiveError } from "./archive/archive.ts";
import { isArchiveName, stemOf } from "./archive/index.ts";
import { type Room, unpack } from "./archive/unpack.ts";
import { arrange, type FolderNamer, type HandIn } from "./arrange.ts";
import { classEntries, isClass, unwrapped } from "./entries.ts";
import { type ClosedArchive, expand } from "./expand.ts";
import { layoutOf } from "./layout/index.ts";

/** Limits of one entry of a class. Each hand-in has narrower ones, when it is taken in. */
const CLASS_LIMITS = { ...TAKING_LIMITS, entries: 100_000, totalBytes: 4 * 1024 ** 3 };

/** An archive of more hand-ins, or of more files and folders in all, is a mistake or an attack. */
const MOST_HAND_INS = 10_000;
const MOST_ENTRIES = 250_000;

const FAULTS: Readonly<Record<ArchiveFault, Sentence>> = {
  encrypted: { en: "this archive needs a password", "pt-BR": "este arquivo compactado pede uma senha" },
  damaged: { en: "this archive is damaged", "pt-BR": "este arquivo compactado está danificado" },
  "unknown-format": {
    en: "this is not a zip, tar, rar or 7z file",
    "pt-BR": "este não é um arquivo zip, tar, rar nem 7z",
  },
  "too-large": { en: "this archive holds too much", "pt-BR": "este arquivo compactado contém coisas demais" },
  "no-unpacker": {
    en: "7z and rar need the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo",
    "pt-BR": "7z e rar precisam do pacote 7z-wasm. Digite npm install 7z-wasm na pasta do Cavalo",
  },
  "too-deep": {
    en: "this archive lies in too many others",
    "pt-BR": "este arquivo compactado está dentro de outros demais",
  },
};

/** A class in a folder of ours, with one folder for each hand-in. */
export interface Stage {
  readonly folder: string;
  readonly handIns: readonly StagedHandIn[];
  /** Entries that no hand-in is known of. */
  readonly leftOut: readonly LeftOut[];
}

/** A hand-in with what was not unpacked of it. */
export interface StagedHandIn extends Pick<HandIn, "student" | "time"> {
  /** The path of its folder below the stage, with `/` between the parts. */
  readonly path: string;
  readonly leftOut: readonly LeftOut[];
  readonly closed: readonly ClosedArchive[];
}

export interface StageRequest {
  /** The absolute path of an archive or of a folder. */
  readonly source: string;
  readonly nameOf: FolderNamer;
  readonly signal?: AbortSignal | undefined;
  readonly except?: string | undefined;
}

/**
 * Lays out a class as one folder for each hand-in, with all archives unpacked.
 *
 * @param to a folder that does not exist yet
 * @throws ExpectedError if the class itself is an archive that cannot be unpacked
 */
export async function stageClass(
  { source, nameOf, signal, except }: StageRequest,
  to: string,
): Promise<Stage> {
  await mkdir(to);
  const isFolder = statSync(source).isDirectory();
  const copy = path.join(to, isFolder ? path.basename(source) : stemOf(path.basename(source)));
  const leftOut = isFolder
    ? Array.from((await takeIn(source, copy, { limits: CLASS_LIMITS, signal, except })).values()).flat()
    : await unpackClass(source, copy, { shown: displayPath(source), signal });
  const folder = await unwrapped(copy);
  const below = (each: LeftOut) => ({ ...each, path: path.relative(folder, path.join(copy, each.path)) });
  return stageFolder({ folder, source, nameOf, signal, leftOut: leftOut.map(below) });
}

interface Unpacked {
  /** The archive as users know it. */
  readonly shown: string;
  readonly signal: AbortSignal | undefined;
}

async function unpackClass(archive: string, copy: string, { shown, signal }: Unpacked): Promise<LeftOut[]> {
  const rooms = new Map<string, Room>();
  let entries = 0;
  const roomOf = (top: string) => {
    const room = rooms.get(top) ?? { entries: CLASS_LIMITS.entries, bytes: CLASS_LIMITS.totalBytes };
    rooms.set(top, room);
    if (rooms.size > MOST_HAND_INS || ++entries > MOST_ENTRIES) throw new ArchiveError("too-large");
    return room;
  };
  await mkdir(copy);
  try {
    return await unpack(archive, copy, { roomOf, signal });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new ExpectedError(placed(shown, FAULTS[error.fault]), { cause: error });
  }
}

interface Staging extends Omit<StageRequest, "except"> {
  readonly folder: string;
  readonly leftOut: readonly LeftOut[];
}

async function stageFolder({ folder, source, nameOf, signal, leftOut }: Staging): Promise<Stage> {
  const problems = classEntries(folder).filter(({ name, kind }) => kind === "folder" && isProblem(name));
  const handIns: StagedHandIn[] = [];
  for (const problem of problems.length > 0 ? problems.map(({ name }) => name) : [""]) {
    const prefix = problem && `${problem}/`;
    const own = path.join(folder, problem);
    await openOnly(own, { shown: displayPath(path.join(source, problem)), signal });
    for (const handIn of await handInsBelow(own, nameOf)) {
      const place = `${prefix}${handIn.folder}`;
      const expansion = await expand(path.join(folder, place), signal);
      const omitted = leftOut.filter((each) =>
        handIn.entries.some((entry) => `${each.path}/`.startsWith(`${prefix}${entry}/`)),
      );
      const { student, time } = handIn;
      handIns.push({
        student,
        ...(time !== undefined && { time }),
        path: place,
        leftOut: [...omitted, ...expansion.leftOut],
        closed: expansion.closed,
      });
    }
  }
  const known = new Set(handIns.flatMap((handIn) => handIn.leftOut));
  return { folder, handIns, leftOut: leftOut.filter((each) => !known.has(each)) };
}

/** Puts the content of an archive in place of the folder that holds nothing else: the archive is the class. */
async function openOnly(folder: string, { shown, signal }: Unpacked): Promise<void> {
  const [only, other] = classEntries(folder);
  if (only?.kind !== "file" || other || !isArchiveName(only.name) || layoutOf([only])) return;
  const copy = `${folder}.unpacked`;
  await unpackClass(path.join(folder, only.name), copy, { shown: path.join(shown, only.name), signal });
  const content = await unwrapped(copy);
  await rm(folder, { recursive: true });
  await rename(content, folder);
}

/** Arranges a class; a folder of one program is one hand-in as it is. */
async function handInsBelow(folder: string, nameOf: FolderNamer): Promise<HandIn[]> {
  if (await isClass(folder)) return arrange(folder, nameOf);
  return [{ student: studentOfFolder(path.basename(folder)), folder: "", entries: [""] }];
}
