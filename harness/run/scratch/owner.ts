import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isOurs } from "../../base/files.ts";
import { processStat } from "../process/process-stat.ts";
import { removeFolder } from "./remove.ts";

/** The file in a scratch folder that says whose it is. */
const OWNER_FILE = "owner.json";

/** A folder without that file may be one that is being made, or another version's. */
const UNCLAIMED_MS = 24 * 60 * 60 * 1000;

/** A process, so that another one that got the same number later is not taken for it. */
export interface Owner {
  readonly pid: number;
  /** The time of its start, in ticks since the machine's; empty if there is no /proc. */
  readonly startedAt: string;
  /** The process numbers that it counts by: in a container there are others. */
  readonly numbers: string;
}

/** Writes into a folder that it is ours. */
export function claimFolder(folder: string): void {
  writeFileSync(path.join(folder, OWNER_FILE), JSON.stringify(thisProcess()), { mode: 0o600 });
}

export function thisProcess(): Owner {
  return { pid: process.pid, startedAt: startOf(process.pid), numbers: processNumbers() };
}

/** Tells whether a process has ended; false if that cannot be told, as of a process of another container. */
export function isGone({ pid, startedAt, numbers }: Owner): boolean {
  return numbers === processNumbers() && startOf(pid) !== startedAt;
}

/** Removes the folders that killed harnesses of this user have left. */
export function removeAbandoned(parent: string, prefix: string): void {
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => path.join(parent, name))) {
    if (isAbandoned(folder)) removeFolder(folder);
  }
}

function isAbandoned(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory() || !isOurs(stat)) return false;
  const owner = ownerOf(folder);
  return owner ? isGone(owner) : Date.now() - stat.mtimeMs > UNCLAIMED_MS;
}

function ownerOf(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, OWNER_FILE), "utf8"));
  } catch {
    return undefined;
  }
}

/** The time when a process was started; "gone" if there is none. */
function startOf(pid: number): string {
  return processStat(pid)?.startedAt ?? (isAlive(pid) ? "" : "gone");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function processNumbers(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
