/** Tasks that are timed side by side, by name. */
export type Contenders = Readonly<Record<string, () => Promise<unknown>>>;

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)]!;
}

/**
 * Measures the median time of each contender in milliseconds. `atOnce` copies run together, and their time is
 * divided by `atOnce`. Contenders take turns, so that a busy moment of the machine affects all of them.
 */
export async function medianMsOf(
  contenders: Contenders,
  { rounds, atOnce }: { rounds: number; atOnce: number },
): Promise<Map<string, number>> {
  const times = new Map(Object.keys(contenders).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const startedAt = performance.now();
      await Promise.all(Array.from({ length: atOnce }, run));
      times.get(name)!.push((performance.now() - startedAt) / atOnce);
    }
  }
  return new Map(Array.from(times, ([name, all]) => [name, median(all)]));
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
