import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { byText } from "../../base/text.ts";
import type { ArchiveFault } from "../../finding/notice.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import type { LeftOut } from "../../submission/find/tree/take-in.ts";
import { filesBelow, readTree } from "../../submission/find/tree/tree.ts";
import { ArchiveError, Effort } from "./archive/archive.ts";
import { isPackedName, stemOf } from "./archive/index.ts";
import { newRoom, type Room, unpack } from "./archive/unpack.ts";

/** Archives in each other that are unpacked. */
const MOST_DEPTH = 2;

/** Parts of a hand-in that could not be unpacked, each with its path in it. */
export interface Expansion {
  readonly leftOut: readonly LeftOut[];
  readonly closed: readonly ClosedArchive[];
}

export interface ClosedArchive {
  readonly file: string;
  readonly fault: ArchiveFault;
}

/**
 * Puts a folder, or the only file that was compressed, in place of each archive in a hand-in. An archive that cannot be
 * opened stays.
 *
 * @param folder the hand-in, which nobody else can change
 */
export async function expand(folder: string, signal?: AbortSignal): Promise<Expansion> {
  const found = { leftOut: [], closed: [] };
  await expandBelow({ folder, prefix: "", depth: 1, room: newRoom(), effort: new Effort(), signal }, found);
  return found;
}

interface Level {
  readonly folder: string;
  readonly prefix: string;
  readonly depth: number;
  /** Shared by all archives of the hand-in. */
  readonly room: Room;
  readonly effort: Effort;
  readonly signal: AbortSignal | undefined;
}

async function expandBelow(
  level: Level,
  found: { leftOut: LeftOut[]; closed: ClosedArchive[] },
): Promise<void> {
  const { folder, depth, room, effort, signal } = level;
  for (const file of await archivesBelow(level)) {
    if (depth > MOST_DEPTH) {
      found.closed.push({ file, fault: "too-deep" });
      continue;
    }
    const below = freeName(folder, stemOf(file));
    mkdirSync(path.join(folder, below));
    try {
      const leftOut = await unpack(path.join(folder, file), path.join(folder, below), {
        roomOf: () => (room.entries < 0 ? undefined : room),
        signal,
        effort,
      });
      found.leftOut.push(...leftOut.map((each) => ({ ...each, path: `${file}/${each.path}` })));
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      found.closed.push({ file, fault: error.fault });
      continue;
    }
    rmSync(path.join(folder, file));
    await expandBelow({ ...level, prefix: below, depth: depth + 1 }, found);
    unwrapFile(folder, below);
  }
}

/** Puts a file in place of the folder that has its name and holds nothing else: it was compressed alone. */
function unwrapFile(folder: string, name: string): void {
  const place = path.join(folder, name);
  const [only, other] = readdirSync(place, { withFileTypes: true });
  if (!only?.isFile() || other || only.name !== path.basename(name)) return;
  const aside = path.join(folder, freeName(folder, name));
  renameSync(place, aside);
  renameSync(path.join(aside, only.name), place);
  rmSync(aside, { recursive: true });
}

/** Finds archives at any depth; a `.jar` only beside no source, because it may hold the source itself. */
async function archivesBelow({ folder, prefix, signal }: Level): Promise<string[]> {
  const tree = await readTree(path.join(folder, prefix), signal);
  const files = filesBelow(tree, prefix && `${prefix}/`).sort(byText);
  const hasSource = files.some((file) => languageOf(file) !== undefined);
  return files.filter((file) => isPackedName(file) || (!hasSource && file.toLowerCase().endsWith(".jar")));
}

function freeName(folder: string, name: string): string {
  return existsSync(path.join(folder, name)) ? freeName(folder, `${name}-`) : name;
}
