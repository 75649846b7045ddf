import pLimit from "p-limit";
import type { Locale } from "../base/locale.ts";
import { VERSION } from "../base/package.ts";
import { type Case, caseId } from "../case/any-case.ts";
import type { Report, ReportedCase, SubmissionReport } from "../report/report.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { createScratch, type Scratch } from "../run/scratch.ts";
import { createTurns, type Turns } from "../run/slots.ts";
import type { Submission } from "../submission/submission.ts";
import type { Attempt } from "./attempt.ts";
import { type BuiltProgram, builderIn, prepare } from "./program.ts";
import { referenceFor, withRoomForProof } from "./reference.ts";
import { isolationReport, reportedCase, submissionReport } from "./reporting.ts";
import { fairAttempt } from "./retry.ts";
import { secondOpinion } from "./sanitized-run.ts";

/** What is to be graded. */
export interface GradeRequest {
  readonly cases: readonly Case[];
  readonly submissions: readonly Submission[];
  /** How many programs run at once. */
  readonly jobs: number;
  readonly isolation: Isolation;
  /** The language of the report. */
  readonly locale: Locale;
  /** Ends the grading early; what was finished is reported. */
  readonly signal?: AbortSignal | undefined;
}

/** Is told how the grading goes on. */
export interface GradeObserver {
  onStart?(runs: number): void;
  onRun?(): void;
  onSubmission?(report: SubmissionReport): void;
}

/** What every step of a grading needs. */
interface Grading extends GradeRequest {
  readonly scratch: Scratch;
  readonly turns: Turns;
  readonly observer: GradeObserver;
}

/** Grades every submission on every case of its problem, after the reference has shown that the cases are right. */
export async function grade(request: GradeRequest, observer: GradeObserver = {}): Promise<Report> {
  const startedAt = new Date();
  const scratch = createScratch();
  const grading: Grading = { ...request, scratch, observer, turns: createTurns(request.jobs) };
  try {
    observer.onStart?.(countRuns(request));
    const cases = await Promise.all(request.cases.map((asked) => runReference(asked, grading)));
    // As many at a time as programs run: each is reported when it is done, and few are on the disk at once.
    const atOnce = pLimit(request.jobs);
    const submissions = await Promise.all(
      request.submissions.map((submission) => atOnce(() => gradeSubmission(submission, cases, grading))),
    );
    return {
      version: 1,
      language: request.locale,
      harness: { version: VERSION, node: process.version, platform: `${process.platform} ${process.arch}` },
      isolation: isolationReport(request.isolation.level, request.locale),
      stopped: request.signal?.aborted ?? false,
      timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
      cases: cases.map(({ reported }) => reported),
      submissions,
    };
  } finally {
    scratch.remove();
  }
}

/** How many times a program is run: the reference on every case, each submission on those of its problem. */
function countRuns({ cases, submissions }: GradeRequest): number {
  const ofProblem = (problem: string) => cases.filter((asked) => asked.problem === problem).length;
  return submissions.reduce((total, { problem }) => total + ofProblem(problem), cases.length);
}

/** A case and what the reference made of it. */
interface ProvenCase {
  readonly asked: Case;
  readonly reported: ReportedCase;
}

async function runReference(asked: Case, grading: Grading): Promise<ProvenCase> {
  const reference = await fairAttempt(referenceFor(asked), withRoomForProof(asked), grading);
  grading.observer.onRun?.();
  return { asked, reported: reportedCase(asked, reference, grading.locale) };
}

async function gradeSubmission(
  submission: Submission,
  cases: readonly ProvenCase[],
  grading: Grading,
): Promise<SubmissionReport> {
  const own = cases.filter(({ asked }) => asked.problem === submission.problem);
  return grading.scratch.within(async (folder) => {
    const builder = builderIn(folder, submission, grading);
    const tried = await Promise.all(
      own.map(async (proven) => {
        const attempt = await tryCase({ builder, submission }, proven, grading);
        grading.observer.onRun?.();
        return { asked: proven.asked, attempt };
      }),
    );
    // Grades do not depend on it, and must not be lost with it.
    const opinion = await secondOpinion({ submission, tried, folder }, grading).catch(() => undefined);
    const report = submissionReport({ submission, recipe: builder.recipe, tried, opinion }, grading.locale);
    grading.observer.onSubmission?.(report);
    return report;
  });
}

/** One run, or the reason why there is none. */
async function tryCase(
  program: BuiltProgram,
  { asked, reported }: ProvenCase,
  grading: Grading,
): Promise<Attempt> {
  const prepared = await prepare(program, asked);
  if ("verdict" in prepared) return prepared;
  if (reported.reference.verdict !== "AC") return referenceRejected(asked, reported);
  return fairAttempt(prepared, asked, grading);
}

function referenceRejected(asked: Case, { reference }: ReportedCase): Attempt {
  if (reference.verdict === "SK") return { verdict: "SK", finding: reference.finding! };
  return { verdict: "JE", finding: { kind: "reference-rejected", case: caseId(asked) } };
}
