import { Semaphore } from "async-mutex";
import type { Case } from "../case/any-case.ts";
import type { Diagnosis } from "../finding/index.ts";
import { diagnose, withoutRareClues } from "../problem/diagnosis.ts";
import type { Tried } from "../problem/tried.ts";
import type { CaseRecord, GradingRecord, SubmissionRecord } from "../report/record.ts";
import { type Lab, type LabOptions, withLab } from "../run/lab.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { withOwnExample } from "./example-run.ts";
import { type Judged, judgeSubmission } from "./judge-submission.ts";
import { type Builder, builderIn, prepare } from "./program.ts";
import { createProver, type ProvenCase, type Prover } from "./prover.ts";
import { runFairly } from "./retry.ts";
import { runSubmission } from "./run-submission.ts";
import { secondOpinion } from "./sanitized-run.ts";
import { type Task, taskFor } from "./task.ts";
import { notRun, type TaskRun } from "./task-run.ts";
import { unjudgedByHandIn } from "./to-look-at.ts";

/** Input of a grading. `signal` ends it early, and the finished results are still reported. */
export interface GradeRequest extends LabOptions {
  readonly cases: readonly Case[];
  readonly submissions: readonly Submission[];
  /** Factor by which the time limits of the cases have been multiplied; 1 if left out. */
  readonly timeFactor?: number;
}

export interface GradeObserver {
  onStart?(runs: number): void;
  onRun?(): void;
  onSubmission?(record: SubmissionRecord): void;
}

/**
 * Grades every submission on every case of its problem. The reference proves the cases right meanwhile, wherever no
 * submission needs the processors, so that a program that does not compile is told of at once.
 *
 * @returns a record without sentences; `tell` adds them
 */
export async function grade(request: GradeRequest, observer: GradeObserver = {}): Promise<GradingRecord> {
  const startedAt = new Date();
  return withLab(request, async (lab) => {
    observer.onStart?.(countRuns(request));
    const prover = createProver(request.cases, lab, observer.onRun);
    // Grade only as many at a time as programs run, so that each is reported soon and few are on the disk.
    const places = new Semaphore(request.jobs);
    const submissions = await Promise.all(
      request.submissions.map((submission) =>
        places.runExclusive(async () => {
          const record = await gradeSubmission(submission, request.cases, {
            lab,
            prover,
            onRun: observer.onRun,
          });
          observer.onSubmission?.(record);
          return record;
        }),
      ),
    );
    prover.end();
    return {
      isolation: request.isolation.level,
      timeFactor: request.timeFactor ?? 1,
      stopped: request.signal?.aborted ?? false,
      timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
      cases: (await Promise.all(request.cases.map(prover.proof))).map(caseRecord),
      submissions,
    };
  });
}

/** Counts the runs: the reference's on every case, each submission's on those of its problem. */
function countRuns({ cases, submissions }: GradeRequest): number {
  const ofProblem = (problem: string) => cases.filter((asked) => asked.problem === problem).length;
  return submissions.reduce((total, { problem }) => total + ofProblem(problem), cases.length);
}

interface Grading {
  readonly lab: Lab;
  readonly prover: Prover;
  readonly onRun: GradeObserver["onRun"];
}

/** Runs a submission on all cases of its problem first, and judges it from all its runs together. */
async function gradeSubmission(
  submission: Submission,
  cases: readonly Case[],
  { lab, prover, onRun }: Grading,
): Promise<SubmissionRecord> {
  const own = cases.filter(({ problem }) => problem === submission.problem);
  const tasks = own.map((asked) => taskFor(asked, submission.manifest));
  return lab.scratch.within(async (folder) => {
    const builder = builderIn(folder, submission, lab);
    const running = runSubmission(tasks, async (at) => {
      const run = await runCase(builder, tasks[at]!, lab);
      onRun?.();
      return run;
    });
    // The build has a place now, so that no proof comes before it.
    prover.begin();
    const runs = await running;
    const confirmed = await Promise.all(runs.map((run, at) => prover.confirm(run, own[at]!)));
    const judged = judgeSubmission(tasks, confirmed);
    const tried = own.map((asked, at): Tried => ({ ...judged.attempts[at]!, asked }));
    // A failed second opinion must not lose the grades.
    const opinion = await secondOpinion({ submission, tried, folder }, lab).catch(() => undefined);
    const causes = await Promise.all(diagnose(tried).map((cause) => withOwnExample(cause, builder, lab)));
    return submissionRecord(builder, judged, { tried, opinion, causes });
  });
}

async function runCase(builder: Builder, task: Task, lab: Lab): Promise<TaskRun> {
  const prepared = await prepare(builder, task);
  return "verdict" in prepared ? notRun(prepared) : runFairly(prepared, task, lab);
}

function caseRecord({ asked, reference }: ProvenCase): CaseRecord {
  const { problem, name, title, points, visibility, limits, answer } = asked;
  return { problem, name, title, points, visibility, limits, answer, reference };
}

/** A judged submission, and what was found out about its causes. */
interface Looked {
  readonly tried: readonly Tried[];
  readonly opinion: Awaited<ReturnType<typeof secondOpinion>>;
  readonly causes: readonly Diagnosis[];
}

function submissionRecord(
  { submission, commands, notices: built }: Builder,
  { notices: heard, toLookAt: doubts }: Judged,
  { tried, opinion, causes }: Looked,
): SubmissionRecord {
  const { name, problem, manifest, kind, notices = [] } = submission;
  const told = [...notices, ...built, ...heard, ...(opinion?.kind === "also-found" ? [opinion] : [])];
  const toLookAt = [...unjudgedByHandIn(submission, tried), ...doubts];
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGES[kind.language].title }),
    ...(commands && { commands }),
    ...(told.length > 0 && { notices: told }),
    ...(toLookAt.length > 0 && { toLookAt }),
    diagnoses: [...causes, ...(opinion?.kind === "second-opinion" ? [opinion] : [])],
    results: withoutRareClues(tried).map(({ asked, ...attempt }) => {
      const expected = expectedVerdict(manifest, asked.name);
      return { case: asked.name, worth: asked.points, attempt, ...(expected !== undefined && { expected }) };
    }),
  };
}
