import { stat } from "node:fs/promises";
import path from "node:path";
import { languageOf } from "../tree/sources.ts";
import { filesBelow, type Tree } from "../tree/tree.ts";
import { versionRank } from "./name-stems.ts";

/** One of several programs of a hand-in. */
export interface Version {
  /** Its path from the hand-in's folder, empty for that folder itself. */
  readonly place: string;
  readonly changedMs: number;
}

/** Files that are copied or unpacked together, as by git, are this near to each other, whatever their age. */
const NEAR_MS = 60_000;

/**
 * Finds the newest of several programs: by the times of their last changes, and where these are near by names such as `v2`. What is
 * named as old is it only beside others that are. Where nothing tells which one is the newest there are several.
 */
export function newestAmong<Some extends Version>(versions: readonly Some[]): Some[] {
  const ranked = versions.map((version) => ({ version, rank: versionRank(version.place) }));
  const current = ranked.filter(({ rank }) => rank >= 0);
  const some = current.length > 0 ? current : ranked;
  const lastMs = Math.max(...some.map(({ version }) => version.changedMs));
  const near = some.filter(({ version }) => lastMs - version.changedMs <= NEAR_MS);
  const highest = Math.max(...near.map(({ rank }) => rank));
  return near.filter(({ rank }) => rank === highest).map(({ version }) => version);
}

/** The time of the last change of a program's sources in milliseconds: to run an old version makes new files, too. */
export async function changeOf(program: Tree): Promise<number> {
  const files = filesBelow(program);
  const sources = files.filter((file) => languageOf(file) !== undefined);
  let lastMs = 0;
  for (const file of sources.length > 0 ? sources : files)
    lastMs = Math.max(lastMs, await changeOfFile(program, file));
  return lastMs;
}

/** The time of a file's last change in milliseconds; 0 for one that is not there. */
export async function changeOfFile({ path: folder }: Tree, file: string): Promise<number> {
  const changed = await stat(path.join(folder, file)).catch(() => undefined);
  return changed?.mtimeMs ?? 0;
}
