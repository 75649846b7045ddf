import { remembered } from "../../base/remembered.ts";
import { resultRecord } from "../record/result-record.ts";
import { judgeEarly } from "../task/judge-submission.ts";
import { runSubmission } from "../task/run-submission.ts";
import type { Task } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";
import type { Means } from "./means.ts";
import type { SelectedProgram } from "./select-program.ts";

/** A program with a run of each of its tasks. */
export interface RanProgram extends SelectedProgram {
  readonly runs: readonly TaskRun[];
}

/** Runs a program on all cases, those that somebody waits for before the others, and tells failures as soon as they are certain. */
export async function runAll(
  selected: SelectedProgram,
  { first, observer }: Pick<Means, "first" | "observer">,
): Promise<RanProgram> {
  const { assignment, submission, program, tasks, run: runOnce } = selected;
  const tellFailure = (task: Task, run: TaskRun) => {
    const failed = observer.onFailure && judgeEarly(task, run);
    if (failed) observer.onFailure?.(resultRecord(task, failed, { submission, program }));
  };
  let told: Promise<void> = Promise.resolve();
  const runOn = remembered((task: Task) => {
    const run = runOnce(task).finally(() => observer.onRun?.(assignment.submission));
    // In the order in which they begin, so that every machine tells the same failures.
    told = Promise.all([told, run]).then(([, ended]) => tellFailure(task, ended));
    return run;
  });
  const runSome = (some: readonly Task[]) =>
    runSubmission(some, { run: (at) => runOn(some[at]!), isRun: (at) => runOnce.knows(some[at]!) });
  const urgent = tasks.filter(({ asked }) => first?.(submission, asked));
  if (urgent.length > 0) await runSome(urgent);
  const runs = await runSome(tasks);
  await told;
  return { ...selected, runs };
}
