import type { LevelName } from "../run/isolation/level.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import type { LanguageName } from "../submission/language/names.ts";

/** Versions of the tools of each language; a language that a machine lacks is absent. */
export type Toolchains = Readonly<Partial<Record<LanguageName, string>>>;

/** A machine, as far as it decides what a program gets there. */
export interface Machine {
  readonly level: LevelName;
  /** Class of the machine: times of another class say little. */
  readonly machine: string;
  /** Factor by which it is slower than the nominal machine. */
  readonly slowness: number;
  readonly toolchains: Toolchains;
}

/** A worker, as it announces itself. */
export interface Worker extends Machine {
  readonly id: string;
  /** Name of the host. */
  readonly host: string;
  /** Version of the code that judges. */
  readonly code: string;
  /** Version of Cavalo. */
  readonly version: string;
  /** Programs that it runs at once. */
  readonly slots: number;
  readonly running: number;
  readonly done: number;
  /** Time that it spent on the jobs that are done, all together. */
  readonly busyMs: number;
  readonly state: WorkerState;
}

export const WORKER_STATES = ["working", "ending", "disk-full"] as const;
export type WorkerState = (typeof WORKER_STATES)[number];

/** Needs of a job. */
export interface Needs {
  /** Lowest level of isolation. */
  readonly level: LevelName;
  /** Languages that the program may be in, with the versions of their tools; no version if no machine has them. */
  readonly tools: readonly { readonly language: LanguageName; readonly version?: string }[];
  /** Languages of the programs of the problem's author. */
  readonly authors?: readonly LanguageName[];
  /** Class of machine that decides about times. */
  readonly machine: string;
  readonly slowness: number;
  /** Set if only that class may judge it, because a time was near its limit elsewhere. */
  readonly only?: true;
}

/**
 * Settles which machine all results are to be as from. Former answers stay as long as a worker has them, or while there
 * is no worker, so that a class is not judged anew because machines come and go.
 *
 * @returns undefined if there never was a worker
 */
export function standardOf(former: Machine | undefined, workers: readonly Worker[]): Machine | undefined {
  if (workers.length === 0) return former;
  const isKept = former !== undefined && workers.some(({ machine }) => machine === former.machine);
  const machine = isKept ? former.machine : commonest(workers, (worker) => worker.machine)!;
  const alike = workers.filter((worker) => worker.machine === machine);
  const hasLevel = isKept && alike.some(({ level }) => isAtLeast(level, former.level));
  return {
    machine,
    level: hasLevel ? former.level : lowestLevel(alike),
    slowness: isKept ? former.slowness : Math.max(...alike.map(({ slowness }) => slowness)),
    toolchains: isKept ? toolchainsOf(former.toolchains, alike) : toolchainsOf({}, alike),
  };
}

function toolchainsOf(former: Toolchains, workers: readonly Worker[]): Toolchains {
  const languages = new Set(workers.flatMap(({ toolchains }) => Object.keys(toolchains) as LanguageName[]));
  return Object.fromEntries(
    Array.from(languages, (language) => {
      const having = workers.filter(({ toolchains }) => toolchains[language] !== undefined);
      const isKept = having.some(({ toolchains }) => toolchains[language] === former[language]);
      return [language, isKept ? former[language] : commonest(having, (each) => each.toolchains[language]!)];
    }),
  );
}

/** The value on the most slots; of several, the first in order. */
function commonest(workers: readonly Worker[], valueIn: (worker: Worker) => string): string | undefined {
  const slots = new Map<string, number>();
  for (const worker of workers) slots.set(valueIn(worker), (slots.get(valueIn(worker)) ?? 0) + worker.slots);
  const ordered = Array.from(slots).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return ordered[0]?.[0];
}

function lowestLevel(workers: readonly Machine[]): LevelName {
  return workers.map(({ level }) => level).reduce((low, level) => (isAtLeast(low, level) ? level : low));
}

/** Reasons why a worker may not judge a job. */
export type Unfit = "level" | "toolchain" | "authors" | "machine";

/** Finds the first tool of a job that a machine does not have in the version that it needs. */
export function toolMissing({ tools }: Needs, { toolchains }: Machine): Needs["tools"][number] | undefined {
  return tools.find(({ language, version }) => toolchains[language] !== version);
}

/** Tells why a machine may not judge a job; undefined if it may. */
export function unfitFor(needs: Needs, machine: Machine): Unfit | undefined {
  if (!isAtLeast(machine.level, needs.level)) return "level";
  if (toolMissing(needs, machine)) return "toolchain";
  if (needs.authors?.some((language) => machine.toolchains[language] === undefined)) return "authors";
  if (needs.only && machine.machine !== needs.machine) return "machine";
  return undefined;
}
