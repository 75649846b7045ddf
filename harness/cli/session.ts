import isUnicodeSupported from "is-unicode-supported";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { chooseLocale, type Locale } from "../base/locale.ts";
import { isJudged } from "../finding/verdict.ts";
import { type GradeRequest, grade } from "../grade/grade.ts";
import { loadCases } from "../problem/load.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { Report, SubmissionReport } from "../report/report.ts";
import type { ReportContext } from "../report/reporter.ts";
import { isProven } from "../report/score.ts";
import { tell, tellSubmission } from "../report/tell.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { chooseIsolation } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";
import { gradeProgress } from "./progress.ts";

/** Programs and cases as a command line names them. */
export interface SessionRequest {
  /** Folders of submissions, or of one. */
  readonly folders: readonly string[];
  readonly options: CommonOptions;
  /** Cases that students see, instead of all. */
  readonly publicOnly: boolean;
  /** True for programs of the user's own. */
  readonly trusted: boolean;
}

/** A grading to be done and told. */
export interface Session extends GradeRequest {
  readonly locale: Locale;
}

/**
 * Finds all that a grading needs.
 *
 * @throws ExpectedError if something is missing or wrong
 */
export async function openSession(request: SessionRequest, io: Io): Promise<Session> {
  const { options, trusted } = request;
  const signal = io.stopSignal();
  const submissions = collect(request.folders, (root) => discoverSubmissions(root, options.problem)).flat();
  refuseNamesakes(submissions);
  const cases = casesFor(submissions, request);
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted });
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  return { submissions, cases, isolation, locale, signal, jobs: options.jobs };
}

/** Grades, shows how it goes on, and tells each submission as soon as it is graded. */
export async function gradeWithProgress(
  session: Session,
  io: Io,
  onSubmission: (submission: SubmissionReport) => void = () => {},
): Promise<Report> {
  const { locale } = session;
  const progress = gradeProgress(io.err, CATALOGUES[locale].words);
  const record = await grade(session, {
    ...progress,
    onSubmission(graded) {
      const submission = tellSubmission(graded, locale);
      progress.onSubmission(submission);
      onSubmission(submission);
    },
  }).finally(progress.clear);
  return tell(record, locale);
}

/** The terminal as a reporter wants to know it. */
export function contextOf({ out }: Io): ReportContext {
  return { columns: out.columns, unicode: isUnicodeSupported() };
}

/** The exit code that a grading deserves. */
export function exitCodeOf({ stopped, cases, submissions }: Report): number {
  if (stopped) return EXIT_CODES.stopped;
  const verdicts = submissions.flatMap(({ results }) => results.map(({ verdict }) => verdict));
  const isOurFault = !cases.every(isProven) || verdicts.includes("JE");
  if (isOurFault || !verdicts.some(isJudged)) return EXIT_CODES.unable;
  return submissions.some(({ failures }) => failures > 0) ? EXIT_CODES.failed : EXIT_CODES.ok;
}

function casesFor(submissions: readonly Submission[], { options, publicOnly }: SessionRequest) {
  const problems = new Set(submissions.map(({ problem }) => problem));
  const cases = loadCases({ files: options.cases, problem: options.problem }).filter(
    ({ problem, visibility }) => problems.has(problem) && (visibility === "public" || !publicOnly),
  );
  if (publicOnly && cases.length === 0)
    throw new ExpectedError(`${options.cases}: there is no public case to check the program with`);
  return cases;
}

/** Names are files of the report: one of two namesakes would be lost. */
function refuseNamesakes(submissions: readonly Submission[]): void {
  const folders = new Map<string, string>();
  for (const { name, folder } of submissions) {
    const namesake = folders.get(name);
    if (namesake !== undefined) {
      throw new ExpectedError(
        `${displayPath(folder)} and ${displayPath(namesake)}: both submissions have the name ${name}. Grade them one after the other`,
      );
    }
    folders.set(name, folder);
  }
}
