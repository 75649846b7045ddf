import { type Isolation, LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import type { Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { type SmallRunChanges, smallRun } from "../run/small-run.ts";
import { folderWith } from "./folders.ts";

/** What every level is on the machine of the tests; tests of one that does not work are skipped. */
export const PROBES = new Map(
  await Promise.all(LEVEL_NAMES.map(async (name) => [name, await probeLevel(name)] as const)),
);

export const WORKING_LEVELS = LEVEL_NAMES.filter((name) => PROBES.get(name)!.works);

export const TEST_LIMITS = {
  cpuMs: 10_000,
  wallMs: 60_000,
  outputBytes: 1000,
  memoryBytes: 256 * 1024 * 1024,
};

/** How a test differs from a program with nothing to read that may do what it likes. */
export interface ScriptChanges extends SmallRunChanges {
  readonly files?: Readonly<Record<string, string>>;
}

/** How programs are run at a level that works. */
export function isolationAt(level: LevelName): Isolation {
  const probe = PROBES.get(level)!;
  if (!probe.works) throw new Error(`level ${level} does not work here: ${probe.obstacle.reason}`);
  return probe.isolation;
}

/** Runs a shell script at a level, with nothing on its standard input. */
export async function runScript(
  level: LevelName,
  script: string,
  { files = {}, ...changes }: ScriptChanges = {},
): Promise<Outcome> {
  const isolation = isolationAt(level);
  const folder = folderWith(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`work/${name}`, text])),
  );
  const request = smallRun(["/bin/sh", "-c", script], folder, { limits: TEST_LIMITS, ...changes });
  return run(request, isolation);
}
