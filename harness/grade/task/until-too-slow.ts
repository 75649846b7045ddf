/** Time-outs one after the other that decide about larger tasks. */
export const TIME_OUTS = 3;

/** Larger tasks that are drawn: a search may be slow from one start, and fast from most others. */
const DRAWN = 3;

interface Turns<Run> {
  readonly run: (at: number) => Promise<Run>;
  readonly isTimeOut: (run: Run) => boolean;
  /** Tests if a task was run before, so that to run it again costs nothing. */
  readonly isRun: (at: number) => boolean;
  /** Draws a number below `count`. */
  readonly draw: (count: number) => number;
}

/**
 * Runs tasks from the smallest to the largest. After three time-outs one after the other, three of the larger ones are drawn.
 * If one of them, the largest, or one that was run before ends in time, all are run, and otherwise no other one: a search that
 * is too slow on a board may fail at once on a larger one, as one that is too deep for its stack does. Those of the same size
 * are run in any case: a search may be fast from one square and slow from the next. Tasks that might not be run wait for those
 * before them, so that the same are run however many run at once.
 *
 * @param sizes the sizes of the tasks, ascending
 * @returns one run for each task, undefined for those that were not run
 */
export async function runUntilTooSlow<Run>(
  sizes: readonly number[],
  turns: Turns<Run>,
): Promise<(Run | undefined)[]> {
  const { run, isTimeOut, isRun, draw } = turns;
  const started: Promise<Run>[] = [];
  const runs: Run[] = [];
  let timeOuts = 0;
  const isTooSlow = () => timeOuts >= TIME_OUTS && sizes[runs.length]! > sizes[runs.length - 1]!;
  while (runs.length < sizes.length && !isTooSlow()) {
    const third = runs.length - timeOuts + TIME_OUTS - 1;
    const isSure = (at: number) => at <= third || sizes[at] === sizes[third];
    while (started.length < sizes.length && isSure(started.length)) started.push(run(started.length));
    const next = await started[runs.length]!;
    runs.push(next);
    timeOuts = isTimeOut(next) ? timeOuts + 1 : 0;
  }
  const rest = sizes.map((_, at) => at).slice(runs.length);
  if (rest.length === 0) return runs;
  const chosen = [...chosenOf(rest, draw), ...rest.filter(isRun)];
  const chances = new Map(chosen.map((at) => [at, run(at)] as const));
  const areTooSlow = (await Promise.all(chances.values())).every(isTimeOut);
  const others = rest.map((at) => chances.get(at) ?? (areTooSlow ? undefined : run(at)));
  return [...runs, ...(await Promise.all(others))];
}

/** Draws some of the tasks, and takes the largest. */
function chosenOf(rest: readonly number[], draw: (count: number) => number): Set<number> {
  const left = [...rest];
  const drawn = Array.from(
    { length: Math.min(DRAWN, rest.length) },
    () => left.splice(draw(left.length), 1)[0]!,
  );
  return new Set([...drawn, rest.at(-1)!]);
}
