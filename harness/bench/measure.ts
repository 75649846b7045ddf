import { spawnSync } from "node:child_process";
import { parseTimes } from "../run/isolation/plain.ts";

/** Tasks that are measured side by side, by name. */
export type Contenders<Name extends string> = Readonly<Record<Name, () => unknown>>;

/** Cost of each contender, by name. */
export type Costs<Name extends string = string> = Readonly<Record<Name, number>>;

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)]!;
}

/**
 * Measures the median time of each contender in milliseconds. Contenders take turns, so that a busy moment of the machine
 * affects all of them.
 */
export async function medianMsOf<Name extends string>(
  contenders: Contenders<Name>,
  rounds: number,
): Promise<Costs<Name>> {
  const times: Costs<Name>[] = [];
  for (let round = 0; round < rounds; round++) times.push(await costsOf(contenders, msOf));
  return costsOf(contenders, (_, name) => median(times.map((each) => each[name])));
}

/**
 * Measures the CPU time of each contender in seconds: the least of several turns, because other work on the machine can only
 * add to it.
 */
export async function leastCpuOf<Name extends string>(
  contenders: Contenders<Name>,
  rounds: number,
): Promise<Costs<Name>> {
  let least = await costsOf(contenders, cpuSecondsIn);
  for (let round = 1; round < rounds; round++) least = lesser(least, await costsOf(contenders, cpuSecondsIn));
  return least;
}

async function costsOf<Name extends string>(
  contenders: Contenders<Name>,
  measure: (task: () => unknown, name: Name) => number | Promise<number>,
): Promise<Costs<Name>> {
  const costs: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(contenders) as Name[]) costs[name] = await measure(contenders[name], name);
  return costs as Costs<Name>;
}

/** Takes the lesser cost of each contender; one that took part once keeps its cost. */
export function lesser<Name extends string>(some: Costs<Name>, others: Costs<Name>): Costs<Name> {
  const least: Record<Name, number> = { ...some };
  for (const name of Object.keys(others) as Name[])
    least[name] = Math.min(others[name], some[name] ?? Number.POSITIVE_INFINITY);
  return least;
}

/** Measures the time of a task in milliseconds. */
export async function msOf(task: () => unknown): Promise<number> {
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
export async function cpuSecondsIn(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Measures the CPU time of a command and of all that it starts, in seconds. Other load on the machine matters little.
 *
 * @param starts number of times that it is started: the shell counts in hundredths of a second
 * @throws Error if it ends with another exit code than 0 and 1
 */
export function cpuSecondsOf(
  command: readonly string[],
  { environment, starts = 1 }: { readonly environment?: NodeJS.ProcessEnv; readonly starts?: number } = {},
): number {
  const script = `
    left=$1; shift
    while [ $left -gt 0 ]; do
      "$@" >/dev/null 2>&1; code=$?
      [ $code -le 1 ] || exit $code
      left=$((left - 1))
    done
    times`;
  const { stdout, status } = spawnSync("sh", ["-c", script, "sh", String(starts), ...command], {
    encoding: "utf8",
    ...(environment && { env: environment }),
  });
  const cpuMs = parseTimes(stdout);
  if (cpuMs === undefined || status !== 0) throw new Error(`${command.join(" ")}: ${status}`);
  return cpuMs / 1000 / starts;
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
