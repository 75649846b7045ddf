import { caseId } from "../../case/any-case.ts";
import type { Assignment } from "../../grade/asking/assignment.ts";
import type { Executor } from "../../grade/executor.ts";
import { gradeSubmission } from "../../grade/grade-submission.ts";
import { createProver } from "../../grade/proof/prover.ts";
import type { Means } from "../../grade/stages/means.ts";
import { programRuns } from "../../grade/store/program-runs.ts";
import { type Basis, basisAt, buildKey, runKey } from "../../grade/task/keys.ts";
import { type Task, taskFor } from "../../grade/task/task.ts";
import type { TaskRun } from "../../grade/task/task-run.ts";
import { unjudged } from "../../grade/unjudged.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { type Lab, type LabOptions, withLab } from "../../run/lab.ts";
import { languagesOf } from "../../submission/find/tree/sources.ts";
import type { Submission } from "../../submission/submission.ts";
import { type NewRecord, onlyRecorded, type RecordedRuns, type Toolchains } from "./recorded-runs.ts";

/** Hashes what the recorded runs of a program depend on: the tools of the record, and nothing of this machine. */
export function basisOnRecord({ submission, cases }: Assignment, toolchains: Toolchains): Promise<Basis> {
  const versions = languagesOf(submission.kind).map((language) => toolchains[language]);
  const toolchain = JSON.stringify(versions);
  return basisAt(submission, cases, { level: "D", machine: "any", toolchain, isAdopting: false });
}

/** Names that fit into a sentence. */
const MOST_NAMES = 12;

export interface RunWatcher {
  /** Gets each run of a program, with the task that it was put to. */
  onRun(submission: Submission, task: Task, run: TaskRun): void;
  /** Folder for large outputs. */
  readonly folder: string;
}

/**
 * Judges programs by what is on record. Nothing is started but the reference. A grading of programs or cases that changed since
 * fails, and names them.
 */
export function recordedMachine(record: RecordedRuns, options: LabOptions, watcher?: RunWatcher): Executor {
  const changed = new Set<string>();
  return machineThat(options, record.toolchains, {
    async judge(assignment, means, basis) {
      const gone = new Set<string>();
      const store = onlyRecorded(record, (key) => gone.add(key));
      const memory = { store, basis };
      const watched = watcher && { runsOf: watchedRuns(memory, means.lab, watcher) };
      const judged = await gradeSubmission(assignment, { ...means, memory, ...watched });
      if (gone.size === 0) return judged;
      for (const name of changedIn(assignment, basis, gone)) changed.add(name);
      return unjudged(assignment, "stopped");
    },
    end() {
      if (changed.size === 0) return;
      const names = Array.from(changed).slice(0, MOST_NAMES).join(", ");
      const others = changed.size > MOST_NAMES ? ` and ${changed.size - MOST_NAMES} others` : "";
      throw new Error(`${names}${others} changed since the outputs were recorded. Type: npm run record`);
    },
  });
}

function watchedRuns(
  memory: NonNullable<Means["memory"]>,
  lab: Lab,
  { onRun, folder }: RunWatcher,
): NonNullable<Means["runsOf"]> {
  return (submission) => {
    const runs = programRuns(submission, { folder, memory }, lab);
    return {
      run: async (task, turn) => {
        const run = await runs.run(task, turn);
        onRun(submission, task, run);
        return run;
      },
      runTrial: runs.runTrial,
      commands: runs.commands,
      notices: runs.notices,
    };
  };
}

/** Builds and runs programs, as far as what is on record is not true any more, and records them. */
export function recordingMachine(record: NewRecord, options: LabOptions): Executor {
  return machineThat(options, record.toolchains, {
    judge: (assignment, means, basis) =>
      gradeSubmission(assignment, { ...means, memory: { store: record, basis } }),
  });
}

/** Names the program if its build is missing, or more than its runs; or else the cases whose runs are missing. */
function changedIn({ submission, cases }: Assignment, basis: Basis, gone: ReadonlySet<string>): string[] {
  const tasks = cases.map((asked) => taskFor(asked, submission.manifest));
  const buildOf = ({ driver }: Task) => buildKey(basis, driver);
  const changed = tasks.filter((task) => gone.has(runKey(buildOf(task), task)));
  return changed.length === 0 || tasks.some((task) => gone.has(buildOf(task)))
    ? [`${submission.problem}/${submission.name}`]
    : changed.map(({ asked }) => caseId(asked));
}

interface Judging {
  judge(assignment: Assignment, means: Omit<Means, "memory">, basis: Basis): Promise<SubmissionRecord>;
  end?(): void;
}

function machineThat(options: LabOptions, toolchains: Toolchains, { judge, end }: Judging): Executor {
  const basisOf = (assignment: Assignment) => basisOnRecord(assignment, toolchains);
  return {
    basisOf,
    within: ({ cases, submissions, first, observer }, use) =>
      withLab(options, (lab) => {
        const prover = createProver(cases, lab);
        if (submissions === 0) prover.needAll();
        return use({
          atOnce: options.jobs,
          judge: async (assignment) =>
            judge(assignment, { lab, prover, first, observer }, await basisOf(assignment)),
          confirmsAll: prover.confirmsAll,
          async end() {
            const proven = await prover.end();
            end?.();
            return proven;
          },
        });
      }),
  };
}
