import pLimit from "p-limit";
import { type Attempt, attempt, type Contestant } from "./attempt.ts";
import { type Builder, createBuilder } from "./builder.ts";
import { type Case, caseId } from "./case/case.ts";
import type { Finding } from "./finding/index.ts";
import type { Locale } from "./locale.ts";
import { VERSION } from "./package.ts";
import { contractOf } from "./problem/index.ts";
import { refusalOf } from "./recipe.ts";
import { referenceFor, withRoomForProof } from "./reference.ts";
import type { Report, ReportedCase, SubmissionReport } from "./report/report.ts";
import { isolationReport, reportedCase, submissionReport } from "./reporting.ts";
import type { Isolation } from "./run/isolation/index.ts";
import { createScratch, makeFolderIn, type Scratch } from "./run/scratch.ts";
import { createTurns, type Turns } from "./run/turns.ts";
import { isJudged } from "./score.ts";
import { type Build, build } from "./submission/build.ts";
import type { Submission } from "./submission/submission.ts";
import { excerpt } from "./text.ts";

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
  const reference = await safely(fairAttempt(referenceFor(asked), withRoomForProof(asked), grading));
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
    const { scratch, isolation, signal } = grading;
    const buildThere = async (filled: Submission) =>
      build(filled, { folder: await makeFolderIn(folder), sharedHome: scratch.home, isolation, signal });
    const builder = createBuilder(submission, (filled) =>
      grading.turns
        .shared(() => buildThere(filled))
        .catch((error): Build => ({ kind: "failed", finding: ownFault(error) })),
    );
    const tried = await Promise.all(
      own.map(async (proven) => {
        const attempt = await tryCase({ builder, submission, proven }, grading);
        grading.observer.onRun?.();
        return { asked: proven.asked, attempt };
      }),
    );
    const report = submissionReport({ submission, recipe: builder.recipe, tried }, grading.locale);
    grading.observer.onSubmission?.(report);
    return report;
  });
}

interface Trial {
  readonly builder: Builder;
  readonly submission: Submission;
  readonly proven: ProvenCase;
}

/** One run, or the reason why there is none. */
async function tryCase({ builder, submission, proven }: Trial, grading: Grading): Promise<Attempt> {
  const { asked, reported } = proven;
  const refusal = refusalOf(contractOf(asked), submission.manifest);
  if (refusal) return { verdict: "SK", finding: refusal };
  const built = await builder.buildFor(asked);
  switch (built.kind) {
    case "skipped":
      return { verdict: "SK", finding: built.finding };
    case "failed":
      return { verdict: built.finding.kind === "stopped" ? "SK" : "JE", finding: built.finding };
    case "compile-error":
      return { verdict: "CE", finding: built.finding };
    case "ready": {
      if (reported.reference.verdict !== "AC") return referenceRejected(asked, reported);
      const { manifest, kind } = submission;
      const sources = kind.kind === "program" ? kind.program.sources : undefined;
      const contestant = { executable: built.executable, manifest, sources };
      return safely(fairAttempt(contestant, asked, grading));
    }
  }
}

/** Anything that goes wrong with us is a judge error, so that no other grade is lost with it. */
function safely(attempted: Promise<Attempt>): Promise<Attempt> {
  return attempted.catch((error): Attempt => ({ verdict: "JE", finding: ownFault(error) }));
}

function ownFault(error: unknown): Finding {
  return { kind: "own-fault", quote: excerpt(String(error)) };
}

/**
 * One run, or a second one: CPU time grows by up to a half when the other processors are busy, so a run that is over its
 * limit by no more than that is made once more with nothing beside it, and the better of the two counts.
 */
async function fairAttempt(contestant: Contestant, asked: Case, grading: Grading): Promise<Attempt> {
  const first = await grading.turns.shared(() => attempt(contestant, asked, grading));
  if (!isBarelyOver(first, asked)) return first;
  const second = await grading.turns.alone(() => attempt(contestant, asked, grading));
  return second.verdict === "TLE" || !isJudged(second.verdict) ? first : second;
}

function isBarelyOver({ finding, outcome }: Attempt, { limits }: Case): boolean {
  return finding?.kind === "cpu-limit" && (outcome?.cpuMs ?? Number.POSITIVE_INFINITY) <= 1.5 * limits.cpuMs;
}

function referenceRejected(asked: Case, { reference }: ReportedCase): Attempt {
  if (reference.verdict === "SK") return { verdict: "SK", finding: reference.finding! };
  return { verdict: "JE", finding: { kind: "reference-rejected", case: caseId(asked) } };
}
