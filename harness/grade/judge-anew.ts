import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { diagnose } from "../problem/diagnosis.ts";
import type { Tried } from "../problem/tried.ts";
import type { SubmissionRecord } from "../report/record.ts";
import type { Lab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import type { Assignment, ExecutedGrading } from "./executor.ts";
import { judgeAlone, judgeEarly, judgeSubmission } from "./judge-submission.ts";
import { type Memory, type ProgramRuns, programRuns } from "./program-runs.ts";
import type { Prover } from "./prover.ts";
import { runSubmission } from "./run-submission.ts";
import { secondOpinion } from "./sanitized-run.ts";
import { resultRecord, submissionRecord } from "./submission-record.ts";
import { type Task, taskFor } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

/** The means to judge a submission. */
export interface Means extends Pick<ExecutedGrading, "first" | "observer"> {
  readonly lab: Lab;
  readonly prover: Prover;
  readonly memory: Memory | undefined;
}

/** Runs a submission on all cases of its problem first, and judges it from all its runs together. */
export async function judgeAnew(
  { submission, cases: own }: Assignment,
  { lab, prover, first, observer, memory }: Means,
): Promise<SubmissionRecord> {
  const tasks = own.map((asked) => taskFor(asked, submission.manifest));
  return lab.scratch.within(async (folder) => {
    const program = programRuns(submission, { folder, memory }, lab);
    const tellFailure = (task: Task, run: TaskRun) => {
      const failed = observer.onFailure && judgeEarly(task, run);
      if (failed)
        observer.onFailure?.(resultRecord({ ...failed, asked: task.asked }, { submission, program }));
    };
    let told: Promise<void> = Promise.resolve();
    const runOn = remembered((task: Task) => {
      const run = program.run(task).finally(() => observer.onRun?.());
      // In the order in which they begin, so that every machine tells the same failures.
      told = Promise.all([told, run]).then(([, ended]) => tellFailure(task, ended));
      return run;
    });
    const runAll = (some: readonly Task[]) => runSubmission(some, (at) => runOn(some[at]!));
    const urgent = tasks.filter(({ asked }) => first?.(submission, asked));
    const runInTurn = async () => {
      if (urgent.length > 0) await runAll(urgent);
      return runAll(tasks);
    };
    const running = runInTurn();
    // The build has a place now, so that no proof comes before it.
    prover.begin();
    const runs = await running;
    await told;
    const confirmed = await Promise.all(runs.map((run, at) => prover.confirm(run, own[at]!)));
    const judged = judgeSubmission(tasks, confirmed);
    const tried = own.map((asked, at): Tried => ({ ...judged.attempts[at]!, asked }));
    // A failed second opinion must not lose the grades.
    const opinion = await secondOpinion({ submission, tried, folder, memory }, lab).catch(() => undefined);
    // Nor must a cause that could not be tested.
    const causes = await diagnose(tried, (asked, turn) => ask(asked, submission, { program, turn })).catch(
      () => [],
    );
    return submissionRecord({ submission, program }, judged, { tried, opinion, causes });
  });
}

/** Puts one more case to a program, and judges its answer by itself. */
async function ask(
  asked: Case,
  { manifest }: Submission,
  { program, turn }: { readonly program: ProgramRuns; readonly turn: number | undefined },
): Promise<Attempt> {
  const task = taskFor(asked, manifest);
  return judgeAlone(task, await program.run(task, turn));
}
