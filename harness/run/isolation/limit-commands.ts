import { readFileSync } from "node:fs";
import { remembered } from "../../base/remembered.ts";
import { BUSY_FACTOR, type Limits, longestMs, type Resources, type RunRequest } from "../outcome.ts";
import { programPath } from "./programs.ts";

/** The last resort if we no longer live, or are busy: it comes after our own limits. */
const AFTER_OURS_MS = 1000;

/** The part of a command line that ends a program in the last resort. */
export function wallCommand({ limits }: RunRequest): string[] {
  // Otherwise it would kill its own process group, itself first, and what it waits for would go unmeasured.
  return [programPath("timeout"), "--foreground", "-s", "KILL", String(lastResortSeconds(limits))];
}

/** Milliseconds after which the command line itself ends a program. */
export function lastResortMs(limits: Limits): number {
  return longestMs(limits) + AFTER_OURS_MS;
}

/** The same in seconds, for commands. */
export function lastResortSeconds(limits: Limits): number {
  return lastResortMs(limits) / 1000;
}

/** A limit of each process: its name for `prlimit`, for a shell's `ulimit`, and in /proc/self/limits. */
interface Limit {
  readonly name: string;
  readonly option: string;
  /** The unit of `ulimit`. */
  readonly unitBytes?: number;
  readonly title: string;
}

const LIMITS = {
  dataBytes: { name: "data", option: "-d", unitBytes: 1024, title: "Max data size" },
  addressSpaceBytes: { name: "as", option: "-v", unitBytes: 1024, title: "Max address space" },
  stackBytes: { name: "stack", option: "-s", unitBytes: 1024, title: "Max stack size" },
  processes: { name: "nproc", option: "-u", title: "Max processes" },
  openFiles: { name: "nofile", option: "-n", title: "Max open files" },
  fileBytes: { name: "fsize", option: "-f", unitBytes: 512, title: "Max file size" },
  coreBytes: { name: "core", option: "-c", unitBytes: 512, title: "Max core file size" },
  lockedBytes: { name: "memlock", option: "-l", unitBytes: 1024, title: "Max locked memory" },
} as const satisfies Readonly<Record<string, Limit>>;

/** The limits of a program; without a number of processes, they are not limited. */
interface Limited {
  readonly limits: Limits;
  readonly resources: Omit<Resources, "processes"> & Partial<Pick<Resources, "processes">>;
}

/** Lists the limits of a program's processes. None is above our own, which we could not set. */
function limitsOf({ resources }: Limited) {
  const values: Readonly<Record<string, number>> = { ...resources, coreBytes: 0, lockedBytes: 0 };
  return Object.entries(LIMITS).flatMap(([key, limit]) => {
    const value = values[key];
    return value === undefined ? [] : [{ limit, most: Math.min(value, hardLimit(limit.title)) }];
  });
}

/** The part of a command line that limits each of the program's processes. */
export function limitCommand(request: RunRequest): string[] {
  const { soft, hard } = cpuSeconds(request.limits);
  return [
    programPath("prlimit"),
    `--cpu=${soft}:${hard}`,
    ...limitsOf(request).map(({ limit: { name }, most }) => `--${name}=${most}`),
    "--msgqueue=0",
    "--",
  ];
}

/**
 * The same as commands of a shell, which is there anyway, while each program that is started takes its time. There are
 * two names for the number of processes.
 */
export function limitScript(limited: Limited): string[] {
  const { soft, hard } = cpuSeconds(limited.limits);
  return [
    `ulimit -S -t ${soft}`,
    `ulimit -H -t ${hard}`,
    ...limitsOf(limited).map(({ limit, most }) => {
      const units = "unitBytes" in limit ? Math.ceil(most / limit.unitBytes) : most;
      const set = `ulimit ${limit.option} ${units}`;
      return limit.name === "nproc" ? `{ ${set} 2>/dev/null || ulimit -p ${units}; }` : set;
    }),
  ];
}

/**
 * The seconds after which the kernel ends a process that computes, if we have not: first by a signal that it may catch. It
 * counts whole ones and may be a tick early, so it ends only what is surely over: below that, the measure decides, and a
 * run may be tried again.
 */
function cpuSeconds({ cpuMs }: Limits): { soft: number; hard: number } {
  const seconds = Math.ceil((BUSY_FACTOR * cpuMs) / 1000) + 1;
  const own = hardLimit("Max cpu time");
  return { soft: Math.min(seconds, own), hard: Math.min(seconds + 1, own) };
}

/** Our own limit, beyond which we cannot set one. It is read once, because every run asks. */
const hardLimit = remembered((title: string): number => {
  const line = ownLimits()
    .split("\n")
    .find((each) => each.startsWith(title));
  const [, hard] = line?.slice(title.length).trim().split(/\s+/) ?? [];
  return hard === undefined || hard === "unlimited" ? Number.MAX_SAFE_INTEGER : Number(hard);
});

/** The limits of this process; empty where there is no /proc. */
function ownLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "latin1");
  } catch {
    return "";
  }
}
