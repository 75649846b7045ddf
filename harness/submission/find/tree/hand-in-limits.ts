import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { byText } from "../../../base/text.ts";
import {
  IGNORED_FOLDERS,
  type LeftOut,
  LONGEST_PATH_BYTES,
  TAKING_LIMITS,
  type TakingLimits,
} from "./take-in.ts";

interface Count {
  readonly limits: TakingLimits;
  readonly removed: LeftOut[];
  entries: number;
  bytes: number;
}

/**
 * Removes what is beyond the limits of one hand-in: a class is copied within limits of its own, before anybody knows whose the
 * parts of it are, and what an archive in a hand-in holds was not even counted then.
 *
 * @param folder the folder of the hand-ins, a copy that nobody else can change
 * @param place the path of the hand-in below it, with `/` between the parts
 * @returns what was removed, by the paths below the folder
 */
export function removeBeyondLimits(folder: string, place: string, limits = TAKING_LIMITS): LeftOut[] {
  const count: Count = { limits, removed: [], entries: 0, bytes: 0 };
  countBelow({ folder, below: place, depth: 1 }, count);
  return count.removed;
}

interface Level {
  readonly folder: string;
  readonly below: string;
  readonly depth: number;
}

function countBelow({ folder, below, depth }: Level, count: Count): void {
  const { limits, removed } = count;
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  let isFull = false;
  for (const entry of entries.sort((a, b) => byText(a.name, b.name))) {
    const place = `${below}/${entry.name}`;
    const file = path.join(folder, place);
    const remove = () => rmSync(file, { recursive: true });
    const leaveOut = (reason: LeftOut["reason"]) => {
      removed.push({ path: place, reason });
      remove();
    };
    const isFolder = entry.isDirectory();
    if (isFull || (isFolder && IGNORED_FOLDERS.has(entry.name))) {
      remove();
      continue;
    }
    isFull = count.entries >= limits.entries;
    if (isFull) {
      leaveOut("too-many");
      continue;
    }
    count.entries++;
    if (Buffer.byteLength(place) > LONGEST_PATH_BYTES) leaveOut("path-too-long");
    else if (!isFolder) {
      const { size } = statSync(file);
      if (size > Math.min(limits.fileBytes, limits.totalBytes - count.bytes)) leaveOut("too-large");
      else count.bytes += size;
    } else if (depth >= limits.depth) leaveOut("too-deep");
    else countBelow({ folder, below: place, depth: depth + 1 }, count);
  }
}
