import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Resources } from "../outcome.ts";
import { isGone, type Owner, thisProcess } from "../scratch/owner.ts";

/** Time and memory that all processes of a run used together. */
export interface GroupMeasure {
  readonly cpuMs: number;
  /** The most memory at once; absent before Linux 5.19. */
  readonly peakMemoryBytes?: number;
  /** Present if the kernel killed it for its memory: at the run's own limit, or because the machine had none left. */
  readonly outOfMemory?: "run" | "machine";
}

/** Control group (cgroup) of one run. */
export interface RunGroup {
  /** The most memory that all its processes may have together. */
  readonly memoryBytes: number;
  /** The part of a command line that goes into the group, with all that follows. */
  readonly join: readonly string[];
  /** Kills every process in it. */
  kill(): void;
  /** Kills what is left in it, says what was used, and removes it. */
  end(): Promise<GroupMeasure>;
}

const MIB = 1024 * 1024;

/** Memory and processes of the command line around the program, and of the kernel's notes on processes and files. */
const OWN_BYTES = 16 * MIB;
const OWN_PROCESSES = 4;

const PREFIX = "cavalo-run";

/** The time that killed processes may take to be gone. */
const PATIENCE_MS = 1000;

/**
 * Makes the control group of a run: memory, with that of files in memory, and processes are limited for all together.
 *
 * @param parent a control group that hands down both
 * @param givenBytes files in memory that the program is given, and does not have to answer for
 * @throws Error if it does not; then no group is left
 */
export function makeRunGroup(
  parent: string,
  { resources: { peakBytes, processes }, givenBytes }: { resources: Resources; givenBytes: number },
): RunGroup {
  const folder = mkdtempSync(path.join(parent, nameFor(thisProcess())));
  const ownBytes = OWN_BYTES + givenBytes;
  const memoryBytes = peakBytes + ownBytes;
  try {
    limitGroup(folder, { memoryBytes, processes });
  } catch (error) {
    remove(folder);
    throw error;
  }
  return {
    memoryBytes,
    join: ["/bin/sh", "-c", 'echo $$ >"$0/cgroup.procs" && exec "$@"', folder],
    kill: () => killAllIn(folder),
    async end() {
      await empty(folder);
      const measure = measureOf(folder, ownBytes);
      remove(folder);
      return measure;
    },
  };
}

function limitGroup(
  folder: string,
  { memoryBytes, processes }: { memoryBytes: number; processes: number },
): void {
  const limits = {
    "memory.max": memoryBytes,
    // A kernel without swapping has no such file.
    ...(existsSync(path.join(folder, "memory.swap.max")) && { "memory.swap.max": 0 }),
    "memory.oom.group": 1,
    "pids.max": processes + OWN_PROCESSES,
  };
  for (const [name, limit] of Object.entries(limits)) writeFileSync(path.join(folder, name), String(limit));
}

/** The control groups that runs of this process have left. */
export function runGroupsIn(parent: string): string[] {
  const own = nameFor(thisProcess());
  return readdirSync(parent).filter((name) => name.startsWith(own));
}

/** Removes the groups of harnesses that no longer live, with what is in them; nobody waits for it. */
export function removeAbandonedGroups(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = ownerOf(name);
    if (!owner || !isGone(owner)) continue;
    const folder = path.join(parent, name);
    // If it fails, another harness that has just started was quicker.
    void empty(folder).then(
      () => remove(folder),
      () => {},
    );
  }
}

/** The beginning of the names of all groups of a process. */
export function nameFor({ pid, startedAt, numbers }: Owner): string {
  return [PREFIX, pid, startedAt, numbers, ""].join(",");
}

function ownerOf(name: string): Owner | undefined {
  const [prefix, pid, startedAt, numbers] = name.split(",");
  if (prefix !== PREFIX || startedAt === undefined || numbers === undefined) return undefined;
  return { pid: Number(pid), startedAt, numbers };
}

function killAllIn(folder: string): void {
  writeFileSync(path.join(folder, "cgroup.kill"), "1");
}

async function empty(folder: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  killAllIn(folder);
  while (numbersIn(folder, "cgroup.events").populated !== 0 && performance.now() < deadline) {
    await setTimeout(1);
  }
}

/** Removes a group; one that cannot be removed yet is left to the next harness. */
function remove(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // A process in it takes its time to end.
  }
}

function measureOf(folder: string, ownBytes: number): GroupMeasure {
  const { usage_usec: cpuMicroseconds } = numbersIn(folder, "cpu.stat");
  const { oom, oom_kill: killed } = numbersIn(folder, "memory.events");
  const peakMemoryBytes = peakOf(folder, ownBytes);
  return {
    cpuMs: Math.round(cpuMicroseconds! / 1000),
    ...(peakMemoryBytes !== undefined && { peakMemoryBytes }),
    ...(killed! > 0 && { outOfMemory: oom! > 0 ? "run" : "machine" }),
  };
}

/**
 * Without the files that were read, which the kernel keeps in memory as long as nobody needs it, and without what is not
 * the program's.
 */
function peakOf(folder: string, ownBytes: number): number | undefined {
  const file = path.join(folder, "memory.peak");
  if (!existsSync(file)) return undefined;
  const { file: cachedBytes, shmem: filesInMemoryBytes } = numbersIn(folder, "memory.stat");
  const readBytes = cachedBytes! - filesInMemoryBytes!;
  return Math.max(0, Number(readFileSync(file, "latin1")) - readBytes - ownBytes);
}

/** The numbers of a file with a name and a number on each line. */
function numbersIn(folder: string, file: string): Readonly<Record<string, number>> {
  const lines = readFileSync(path.join(folder, file), "latin1").trim().split("\n");
  return Object.fromEntries(
    lines.map((line) => {
      const [name, number] = line.split(" ") as [string, string];
      return [name, Number(number)];
    }),
  );
}
