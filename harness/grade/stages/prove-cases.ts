import { checked, type TaskWithRun } from "../proof/checking.ts";
import { taskFor } from "../task/task.ts";
import type { Means } from "./means.ts";
import type { RanProgram } from "./run-all.ts";

/** A program whose runs may be judged. */
export interface ProvenRuns extends RanProgram {
  /** The tasks by cases that are proved, each with its run and what a checker says of it. */
  readonly ready: readonly TaskWithRun[];
}

/** Waits until every case is proved: a run on a case that is not is our fault. Checkers of the problem's author speak now. */
export async function proveCases(
  ran: RanProgram,
  { prover, lab }: Pick<Means, "prover" | "lab">,
): Promise<ProvenRuns> {
  const { assignment, submission, tasks, runs } = ran;
  const ready = await Promise.all(
    runs.map(async (run, at) => {
      const asked = assignment.cases[at]!;
      const confirmed = await prover.confirm(run, asked);
      // A proof may give a case its answer.
      const isSame = confirmed.asked === asked;
      const task = isSame ? tasks[at]! : taskFor(confirmed.asked, submission.manifest);
      return checked({ task, run: confirmed.run }, lab);
    }),
  );
  return { ...ran, ready };
}
