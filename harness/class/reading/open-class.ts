import { mkdir, rename, rm } from "node:fs/promises";
import { ExpectedError } from "../../base/errors.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import type { ArchiveFault } from "../../finding/notice.ts";
import { type LeftOut, TAKING_LIMITS } from "../../submission/find/tree/take-in.ts";
import { ArchiveError } from "./archive/archive.ts";
import { type Room, type Unpacking, unpack } from "./archive/unpack.ts";

/** Limits of one entry of a class. Each hand-in has narrower ones, when it is taken in. */
export const CLASS_LIMITS = { ...TAKING_LIMITS, entries: 100_000, totalBytes: 4 * 1024 ** 3 };

/** An archive of more hand-ins, or of more files and folders in all, is a mistake or an attack. */
const MOST_HAND_INS = 10_000;
const MOST_ENTRIES = 250_000;

const FAULTS: Readonly<Record<ArchiveFault, Sentence>> = {
  encrypted: say`this archive needs a password`,
  damaged: say`this archive is damaged`,
  "unknown-format": say`this is not a zip, tar, gz, bz2, xz, zst, rar or 7z file`,
  "unknown-method": say`this archive is packed by a method that Cavalo does not know. Pack it as an ordinary zip`,
  "too-large": say`this archive contains too much`,
  "no-unpacker": say`this archive needs the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo`,
  "too-deep": say`this archive lies in too many others`,
};

type Opening = Pick<Unpacking, "signal" | "longNames">;

/**
 * Unpacks an archive that may hold a class.
 *
 * @param to a folder that does not exist yet; without an archive that can be opened, it does not exist afterwards
 * @throws ArchiveError
 */
export async function openClass(archive: string, to: string, options: Opening): Promise<LeftOut[]> {
  const rooms = new Map<string, Room>();
  let entries = 0;
  const roomOf = (top: string) => {
    const room = rooms.get(top) ?? { entries: CLASS_LIMITS.entries, bytes: CLASS_LIMITS.totalBytes };
    rooms.set(top, room);
    if (rooms.size > MOST_HAND_INS || ++entries > MOST_ENTRIES) throw new ArchiveError("too-large");
    return room;
  };
  await mkdir(to);
  return unpack(archive, to, { roomOf, ...options });
}

/** Makes the failure of an archive one that is told to the user. */
export function faultOf(error: unknown, shown: string): unknown {
  if (!(error instanceof ArchiveError)) return error;
  return new ExpectedError(placed(shown, FAULTS[error.fault]), { cause: error });
}

/**
 * Puts the content of an archive in place of it, in a folder of the same name. An archive that cannot be opened stays.
 *
 * @returns the entries that were left out; undefined if it could not be opened
 */
export async function openInPlace(
  archive: string,
  { signal, longNames }: Opening,
): Promise<LeftOut[] | undefined> {
  const aside = `${archive}.unpacked`;
  const names = new Map<string, string>();
  try {
    const leftOut = await openClass(archive, aside, { signal, longNames: names });
    await rm(archive);
    await rename(aside, archive);
    for (const [place, name] of names) longNames?.set(`${archive}${place.slice(aside.length)}`, name);
    return leftOut;
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}
