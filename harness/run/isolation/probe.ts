import { readFileSync, readlinkSync } from "node:fs";
import { ExpectedError } from "../../base/errors.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { MACHINE_FAULTS } from "../../base/machine-fault.ts";
import { VERSION } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { tellingLine } from "../../base/text.ts";
import { isMarked, openUserMemory } from "../../base/user-memory.ts";
import { isFault, type Outcome } from "../outcome.ts";
import { createScratch, type Scratch } from "../scratch/scratch.ts";
import { LEVELS } from "./index.ts";
import { type Isolation, LEVEL_NAMES, type LevelName, type Obstacle } from "./level.ts";
import { obstacleFrom } from "./obstacle.ts";
import { tryNothing, WITHHOLDS } from "./self-test.ts";

/** The result of trying a level. */
export type Probe =
  | { readonly works: true; readonly isolation: Isolation; readonly empty: EmptyRun }
  | { readonly works: false; readonly obstacle: Obstacle };

/** The cost of a run whose program does nothing: the least of several. */
export interface EmptyRun {
  readonly wallMs: number;
  readonly cpuMs?: number;
  readonly peakMemoryBytes?: number;
}

const EMPTY_RUNS = 3;

/**
 * Tells whether a level works on this machine: it runs programs, measures them, and withholds what it says. That is
 * tried, once a process; settings of the system are not read, because they do not tell.
 */
export const probeLevel = remembered(tryLevel);

/**
 * The best level that works, from the best one down. One that worked is remembered until the machine is started again; one
 * that did not is tried each time.
 *
 * @throws ExpectedError if none works
 */
export async function bestIsolation(): Promise<Isolation> {
  const reasons: Sentence[] = [];
  const memory = isMarked() ? undefined : openUserMemory("levels", isIsolation);
  for (const name of LEVEL_NAMES) {
    const key = placeKey(name);
    const known = key && !LEVELS[name].obstacle() ? memory?.get(key) : undefined;
    if (known) return known;
    const probe = await probeLevel(name);
    if (!probe.works) {
      reasons.push(placed(name, probe.obstacle.reason));
      continue;
    }
    if (key) memory?.set(key, probe.isolation);
    memory?.save();
    return probe.isolation;
  }
  throw new ExpectedError([NO_LEVEL, ...reasons]);
}

const NO_LEVEL: Sentence = say`no isolation level works on this machine, so no program can be run:`;

/** Hashes what a level depends on; undefined if there is no /proc to tell. */
function placeKey(name: LevelName): string | undefined {
  try {
    const places = ["/proc/sys/kernel/random/boot_id", "/proc/self/cgroup", "/proc/self/limits"];
    const spaces = ["user", "mnt", "pid"].map((space) => readlinkSync(`/proc/self/ns/${space}`));
    const user = String(process.getuid?.());
    const environment = JSON.stringify([process.env.PATH, process.env.TMPDIR]);
    const read = places.map((file) => readFileSync(file, "latin1"));
    return fingerprint([name, user, VERSION, environment, ...read, ...spaces]);
  } catch {
    return undefined;
  }
}

function isIsolation(read: unknown): read is Isolation {
  const { level, chainCpuMs } = (read ?? {}) as Partial<Isolation>;
  return LEVEL_NAMES.some((name) => name === level) && typeof chainCpuMs === "number";
}

async function tryLevel(name: LevelName): Promise<Probe> {
  const obstacle = LEVELS[name].obstacle();
  if (obstacle) return { works: false, obstacle };
  const scratch = createScratch();
  try {
    return await tryWithin(name, scratch);
  } finally {
    scratch.remove();
  }
}

async function tryWithin(level: LevelName, scratch: Scratch): Promise<Probe> {
  const runs: Outcome[] = [];
  for (let count = 0; count < EMPTY_RUNS; count++) {
    runs.push(await tryNothing({ level, scratch }));
  }
  const failed = runs.find(({ end }) => end.kind !== "exited" || end.code !== 0);
  if (failed) return { works: false, obstacle: obstacleFrom(wordsOf(failed)) };
  const { withholds } = LEVELS[level];
  const held = await Promise.all(withholds.map((withheld) => WITHHOLDS[withheld]({ level, scratch })));
  const open = withholds.find((_, at) => !held[at]);
  if (open !== undefined) {
    const reason = say`a test program could reach what this level should block (${open})`;
    return { works: false, obstacle: { reason } };
  }
  const empty = leastOf(runs);
  return { works: true, isolation: { level, chainCpuMs: empty.cpuMs ?? 0 }, empty };
}

function leastOf(runs: readonly Outcome[]): EmptyRun {
  const least = (values: readonly (number | undefined)[]) =>
    values.reduce((a, b) => (a === undefined || b === undefined ? undefined : Math.min(a, b)));
  const cpuMs = least(runs.map((each) => each.cpuMs));
  const peakMemoryBytes = least(runs.map((each) => each.peakMemoryBytes));
  return {
    wallMs: Math.min(...runs.map((each) => each.wallMs)),
    ...(cpuMs !== undefined && { cpuMs }),
    ...(peakMemoryBytes !== undefined && { peakMemoryBytes }),
  };
}

/** @throws ExpectedError if the machine lacks what any level needs */
function wordsOf({ end, stderr }: Outcome): string {
  if (end.kind === "not-started" && end.machine) throw new ExpectedError(MACHINE_FAULTS[end.machine]);
  if (isFault(end)) return end.reason;
  return tellingLine(stderr.bytes) || "an empty program did not end normally";
}
