import { Semaphore } from "async-mutex";
import type { Case } from "../case/any-case.ts";
import type { Diagnosis } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import { diagnose, withoutRareClues } from "../problem/diagnosis.ts";
import { pictureOf } from "../problem/index.ts";
import type { Tried } from "../problem/tried.ts";
import type { CaseRecord, GradingRecord, SubmissionRecord } from "../report/record.ts";
import { type Lab, type LabOptions, withLab } from "../run/lab.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { byHandOf, inputOf } from "./by-hand.ts";
import { type Builder, builderIn, prepare } from "./program.ts";
import { referenceAttempt, referenceRejected } from "./reference.ts";
import { attemptFairly } from "./retry.ts";
import { secondOpinion } from "./sanitized-run.ts";
import { taskFor } from "./task.ts";

/** Input of a grading. `signal` ends it early, and the finished results are still reported. */
export interface GradeRequest extends LabOptions {
  readonly cases: readonly Case[];
  readonly submissions: readonly Submission[];
}

export interface GradeObserver {
  onStart?(runs: number): void;
  onRun?(): void;
  onSubmission?(record: SubmissionRecord): void;
}

/**
 * Grades every submission on every case of its problem, after the reference has proved the cases right.
 *
 * @returns a record without sentences; `tell` adds them
 */
export async function grade(request: GradeRequest, observer: GradeObserver = {}): Promise<GradingRecord> {
  const startedAt = new Date();
  return withLab(request, async (lab) => {
    observer.onStart?.(countRuns(request));
    const proven = await Promise.all(
      request.cases.map(async (asked) => {
        const reference = await referenceAttempt(asked, lab);
        observer.onRun?.();
        return { asked, reference };
      }),
    );
    // Grade only as many at a time as programs run, so that each is reported soon and few are on the disk.
    const places = new Semaphore(request.jobs);
    const submissions = await Promise.all(
      request.submissions.map((submission) =>
        places.runExclusive(async () => {
          const record = await gradeSubmission(submission, proven, { lab, onRun: observer.onRun });
          observer.onSubmission?.(record);
          return record;
        }),
      ),
    );
    return {
      isolation: request.isolation.level,
      stopped: request.signal?.aborted ?? false,
      timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
      cases: proven.map(caseRecord),
      submissions,
    };
  });
}

/** Counts the runs: the reference's on every case, each submission's on those of its problem. */
function countRuns({ cases, submissions }: GradeRequest): number {
  const ofProblem = (problem: string) => cases.filter((asked) => asked.problem === problem).length;
  return submissions.reduce((total, { problem }) => total + ofProblem(problem), cases.length);
}

interface ProvenCase {
  readonly asked: Case;
  readonly reference: Attempt;
}

interface Grading {
  readonly lab: Lab;
  readonly onRun: GradeObserver["onRun"];
}

async function gradeSubmission(
  submission: Submission,
  cases: readonly ProvenCase[],
  { lab, onRun }: Grading,
): Promise<SubmissionRecord> {
  const own = cases.filter(({ asked }) => asked.problem === submission.problem);
  return lab.scratch.within(async (folder) => {
    const builder = builderIn(folder, submission, lab);
    const tried = await Promise.all(
      own.map(async (proven): Promise<Tried> => {
        const attempt = await tryCase(builder, proven, lab);
        onRun?.();
        return { ...attempt, asked: proven.asked };
      }),
    );
    // A failed second opinion must not lose the grades.
    const opinion = await secondOpinion({ submission, tried, folder }, lab).catch(() => undefined);
    return submissionRecord(builder, tried, opinion);
  });
}

async function tryCase(builder: Builder, { asked, reference }: ProvenCase, lab: Lab): Promise<Attempt> {
  const task = taskFor(asked, builder.submission.manifest);
  const prepared = await prepare(builder, task);
  if ("verdict" in prepared) return prepared;
  if (reference.verdict !== "AC") return referenceRejected(asked, reference);
  return attemptFairly(prepared, task, lab);
}

function caseRecord({ asked, reference }: ProvenCase): CaseRecord {
  const { problem, name, title, points, visibility, after, limits, rows, columns, answer } = asked;
  const input = inputOf(asked);
  return {
    ...{ problem, name, title, points, visibility, limits, rows, columns, answer },
    ...(after !== undefined && { after }),
    picture: pictureOf(asked),
    ...(input !== undefined && { input }),
    reference,
  };
}

function submissionRecord(
  { submission: { name, problem, manifest, kind, notices = [] }, commands, notices: built }: Builder,
  tried: readonly Tried[],
  opinion: Diagnosis | undefined,
): SubmissionRecord {
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGES[kind.language].title }),
    ...(commands && { commands }),
    ...(notices.length + built.length > 0 && { notices: [...notices, ...built] }),
    diagnoses: [...diagnose(tried), ...(opinion ? [opinion] : [])],
    results: withoutRareClues(tried).map(({ asked, ...attempt }) => {
      const expected = expectedVerdict(manifest, asked.name);
      const wasRun = attempt.verdict !== "AC" && attempt.measured !== undefined;
      const byHand = wasRun ? byHandOf(taskFor(asked, manifest), commands) : undefined;
      return {
        case: asked.name,
        worth: asked.points,
        attempt,
        ...(expected !== undefined && { expected }),
        ...(byHand && { byHand }),
      };
    }),
  };
}
