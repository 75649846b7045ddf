/** Time-outs one after the other that decide about larger tasks. */
export const TIME_OUTS = 3;

interface Turns<Run> {
  readonly run: (at: number) => Promise<Run>;
  readonly isTimeOut: (run: Run) => boolean;
  /** Draws a number below `count`. */
  readonly draw: (count: number) => number;
}

/**
 * Runs tasks from the smallest to the largest. After three time-outs one after the other, one of the larger ones is drawn:
 * if it ends in time, all are run, and otherwise no other one. Those of the same size are run in any case: a search may
 * be fast from one square and slow from the next. Tasks that might not be run wait for those before them, so that the
 * same are run however many run at once.
 *
 * @param sizes the sizes of the tasks, ascending
 * @returns one run for each task, undefined for those that were not run
 */
export async function runUntilTooSlow<Run>(
  sizes: readonly number[],
  turns: Turns<Run>,
): Promise<(Run | undefined)[]> {
  const { run, isTimeOut, draw } = turns;
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
  const drawn = rest[draw(rest.length)]!;
  const chance = await run(drawn);
  const others = rest.map((at) => (at === drawn ? chance : isTimeOut(chance) ? undefined : run(at)));
  return [...runs, ...(await Promise.all(others))];
}
