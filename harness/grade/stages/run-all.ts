import { remembered } from "../../base/remembered.ts";
import { CASE_PROPERTY_NAMES } from "../../finding/ideas.ts";
import { problemOf } from "../../problem/index.ts";
import { resultRecord } from "../record/result-record.ts";
import { judgeEarly } from "../task/judge-submission.ts";
import { isTimeOut } from "../task/retry.ts";
import { runSubmission } from "../task/run-submission.ts";
import type { Task } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";
import type { Means } from "./means.ts";
import type { SelectedProgram } from "./select-program.ts";

/** A program with a run of each of its tasks. */
export interface RanProgram extends SelectedProgram {
  readonly runs: readonly TaskRun[];
}

/** The first task of each group of cases, and of each kind in it in which alone a program may fail. */
function oneOfEachKind(tasks: readonly Task[]): Task[] {
  const kindOf = ({ asked }: Task) => {
    const { isOfKind } = problemOf(asked.problem);
    return [asked.group?.name, ...CASE_PROPERTY_NAMES.filter((name) => isOfKind?.(asked, name))].join();
  };
  const firsts = new Map(tasks.toReversed().map((task) => [kindOf(task), task]));
  return tasks.filter((task) => firsts.get(kindOf(task)) === task);
}

/** Runs a program on all cases, those that somebody waits for before the others, and tells failures as soon as they are certain. */
export async function runAll(
  selected: SelectedProgram,
  { first, observer }: Pick<Means, "first" | "observer">,
): Promise<RanProgram> {
  const { assignment, submission, program, tasks, run: runOnce } = selected;
  let isTold = false;
  const tellFailure = (task: Task, run: TaskRun) => {
    const failed = observer.onFailure && judgeEarly(task, run);
    if (!failed) return;
    isTold = true;
    observer.onFailure?.(resultRecord(task, failed, { submission, program }));
  };
  let told: Promise<void> = Promise.resolve();
  const runOn = remembered((task: Task) => {
    const run = runOnce(task).finally(() => observer.onRun?.(assignment.submission));
    // In the order in which they begin, so that every machine tells the same failures.
    told = Promise.all([told, run]).then(([, ended]) => tellFailure(task, ended));
    return run;
  });
  const sampled = new Set<Task>();
  const isRun = (task: Task) => runOnce.knows(task) && !sampled.has(task);
  const runSome = (some: readonly Task[]) =>
    runSubmission(some, { run: (at) => runOn(some[at]!), isRun: (at) => isRun(some[at]!) });
  /** Runs one task of each kind until one fails. Those that end in time say nothing of others that may be too slow. */
  const runSamples = async () => {
    for (const task of tasks.filter(isRun)) runOn(task);
    await told;
    for (const task of oneOfEachKind(tasks.filter((each) => !runOnce.knows(each)))) {
      if (isTold) return;
      const run = await runOn(task);
      await told;
      if (!(run.kind === "ran" && isTimeOut(run.outcome, task))) sampled.add(task);
    }
  };
  const urgent = tasks.filter(({ asked }) => first?.(submission, asked));
  if (urgent.length > 0) await runSome(urgent);
  if (observer.onFailure) await runSamples();
  const runs = await runSome(tasks);
  await told;
  return { ...selected, runs };
}
