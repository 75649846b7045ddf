/** Time-outs one after the other that decide about the larger cases. */
export const TIME_OUTS = 3;

interface Turns<Run> {
  readonly run: (at: number) => Promise<Run>;
  readonly isTimeOut: (run: Run) => boolean;
  /** Draws a number below `count`. */
  readonly draw: (count: number) => number;
}

/**
 * Runs tasks from the smallest to the largest. After three time-outs one after the other, one of the rest is drawn: if it
 * ends in time, all are run, and otherwise no other one. Tasks that might not be run wait for those before them, so that
 * the same are run however many run at once.
 *
 * @returns one run for each task, undefined for those that were not run
 */
export async function runUntilTooSlow<Run>(count: number, turns: Turns<Run>): Promise<(Run | undefined)[]> {
  const { run, isTimeOut, draw } = turns;
  const started: Promise<Run>[] = [];
  const runs: Run[] = [];
  let timeOuts = 0;
  while (runs.length < count && timeOuts < TIME_OUTS) {
    const sure = runs.length - timeOuts + TIME_OUTS;
    while (started.length < Math.min(sure, count)) started.push(run(started.length));
    const next = await started[runs.length]!;
    runs.push(next);
    timeOuts = isTimeOut(next) ? timeOuts + 1 : 0;
  }
  const rest = Array.from({ length: count - runs.length }, (_, at) => runs.length + at);
  if (rest.length === 0) return runs;
  const drawn = rest[draw(rest.length)]!;
  const chance = await run(drawn);
  const others = rest.map((at) => (at === drawn ? chance : isTimeOut(chance) ? undefined : run(at)));
  return [...runs, ...(await Promise.all(others))];
}
