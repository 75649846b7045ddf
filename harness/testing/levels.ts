import { readFileSync } from "node:fs";
import { type Isolation, isAtLeast, LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import type { Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { type SmallRunChanges, smallRun } from "../run/small-run.ts";
import { folderWith } from "./folders.ts";

/** The levels down to `least` that work on the machine of the tests; tests of others are skipped. */
export async function workingLevels(least: LevelName = "D"): Promise<LevelName[]> {
  const levels = LEVEL_NAMES.filter((level) => isAtLeast(level, least));
  const probes = await Promise.all(levels.map(probeLevel));
  return levels.filter((_, at) => probes[at]!.works);
}

export const TEST_LIMITS = {
  cpuMs: 10_000,
  wallMs: 60_000,
  outputBytes: 1000,
  memoryBytes: 256 * 1024 * 1024,
};

/** Differences of a test from a program with nothing to read. */
export interface ScriptChanges extends SmallRunChanges {
  readonly files?: Readonly<Record<string, string>>;
}

/** The way in which programs are run at a level that works. */
export async function isolationAt(level: LevelName): Promise<Isolation> {
  const probe = await probeLevel(level);
  if (!probe.works) throw new Error(`level ${level} does not work here: ${probe.obstacle.reason}`);
  return probe.isolation;
}

/** Runs a shell script at a level, with nothing on its standard input. */
export function runScript(level: LevelName, script: string, changes: ScriptChanges = {}): Promise<Outcome> {
  return runCommand(level, ["/bin/sh", "-c", script], changes);
}

/** Runs a command at a level, with nothing on its standard input. */
export async function runCommand(
  level: LevelName,
  command: readonly string[],
  { files = {}, ...changes }: ScriptChanges = {},
): Promise<Outcome> {
  const folder = folderWith(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`work/${name}`, text])),
  );
  const request = smallRun(command, folder, { limits: TEST_LIMITS, ...changes });
  return run(request, await isolationAt(level));
}

/** The capability to look into the processes of other users, as a bit of those that a process has. */
const CAP_SYS_PTRACE = 19n;

/** Tells if it can be seen what the programs of a level wait for: at level C they are another user's. */
export function seesCalls(level: LevelName): boolean {
  try {
    readFileSync("/proc/self/syscall");
    const had = /^CapEff:\s*(\w+)/m.exec(readFileSync("/proc/self/status", "latin1"))?.[1] ?? "0";
    return level !== "C" || ((BigInt(`0x${had}`) >> CAP_SYS_PTRACE) & 1n) === 1n;
  } catch {
    return false;
  }
}
