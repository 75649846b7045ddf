import { type Case, caseId } from "../../../case/any-case.ts";
import type { ResultLine } from "../../../grade/store/history.ts";
import type { StoreIndex } from "../../../grade/store/store-index.ts";
import { withTimeFactor } from "../../../grade/task/calibration.ts";
import { buildKey, runKey } from "../../../grade/task/keys.ts";
import { type Task, taskFor } from "../../../grade/task/task.ts";
import type { TaskRun } from "../../../grade/task/task-run.ts";

/** A run of a result that is kept, and all others of the result. */
export interface ShownRuns {
  readonly task: Task;
  readonly run: KeptRun;
  readonly all: readonly { readonly task: Task; readonly run: KeptRun }[];
}

type KeptRun = Extract<TaskRun, { kind: "ran" }>;

interface Shown {
  readonly index: StoreIndex;
  readonly line: ResultLine;
  /** The cases of the problem. */
  readonly cases: readonly Case[];
}

/** Makes the task of a case as it was put to a program. */
export function shownTask(asked: Case, { index, line }: Pick<Shown, "index" | "line">): Task {
  const { timeFactor = 1 } = index.history.state.grading ?? {};
  return taskFor(withTimeFactor(asked, timeFactor), line.manifest);
}

/** Finds what a program printed in a case, beside all that it printed; undefined if that is not kept. */
export function shownRuns(task: Task, { index, line, cases }: Shown): ShownRuns | undefined {
  const run = keptRun(task, { index, line });
  if (!run) return undefined;
  const put = new Set(line.record.results.map((result) => result.case));
  const others = cases
    .filter(({ name }) => put.has(name) && name !== task.asked.name)
    .flatMap((asked) => {
      const other = shownTask(asked, { index, line });
      const kept = keptRun(other, { index, line });
      return kept ? [{ task: other, run: kept }] : [];
    });
  return { task, run, all: [{ task, run }, ...others] };
}

function keptRun(task: Task, { index, line }: Pick<Shown, "index" | "line">): KeptRun | undefined {
  const last = index.lastRun(line.student, caseId(task.asked));
  // Another student may have handed in the same program first.
  const outcome =
    index.run(runKey(buildKey(line.basis, task.driver), task)) ?? (last && index.outcomeOf(last));
  return outcome && { kind: "ran", outcome };
}
