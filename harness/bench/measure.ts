import { spawnSync } from "node:child_process";
import { parseTimes } from "../run/isolation/plain.ts";

/** Tasks that are timed side by side, by name. */
export type Contenders = Readonly<Record<string, () => Promise<unknown>>>;

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)]!;
}

/**
 * Measures the median time of each contender in milliseconds. Contenders take turns, so that a busy moment of the machine
 * affects all of them.
 */
export async function medianMsOf(contenders: Contenders, rounds: number): Promise<Map<string, number>> {
  const times = new Map(Object.keys(contenders).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) times.get(name)!.push(await msOf(run));
  }
  return new Map(Array.from(times, ([name, all]) => [name, median(all)]));
}

/** Measures the time of a task in milliseconds. */
export async function msOf(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

/**
 * Measures the time of a command in seconds.
 *
 * @throws Error if it ends with another exit code than 0 and 1
 */
export function secondsOf(
  [file, ...args]: readonly string[],
  { directory, environment }: { directory?: string; environment?: NodeJS.ProcessEnv } = {},
): number {
  const startedAt = performance.now();
  const { error, status, signal } = spawnSync(file!, args, {
    stdio: "ignore",
    ...(directory !== undefined && { cwd: directory }),
    ...(environment && { env: environment }),
  });
  if (error) throw error;
  if (status === null || status > 1) throw new Error(`${[file, ...args].join(" ")}: ${status ?? signal}`);
  return (performance.now() - startedAt) / 1000;
}

/** Measures the CPU time of a task in this process, in seconds. */
export async function cpuSecondsIn(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Measures the CPU time of a command and of all that it starts, in seconds. Other load on the machine matters little.
 *
 * @throws Error if it ends with another exit code than 0 and 1
 */
export function cpuSecondsOf(command: readonly string[], environment: NodeJS.ProcessEnv): number {
  const script = '"$@" >/dev/null 2>&1; code=$?; times; exit $code';
  const { stdout, status } = spawnSync("sh", ["-c", script, "sh", ...command], {
    encoding: "utf8",
    env: environment,
  });
  const cpuMs = parseTimes(stdout);
  if (cpuMs === undefined || status === null || status > 1)
    throw new Error(`${command.join(" ")}: ${status}`);
  return cpuMs / 1000;
}

/** Runs `task` for every number below `count`, `atOnce` of them at a time. */
export async function repeat(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
