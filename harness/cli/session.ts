import { mkdirSync } from "node:fs";
import path from "node:path";
import isUnicodeSupported from "is-unicode-supported";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { chooseLocale, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { dayOf, visibilityOn } from "../case/visibility.ts";
import { isJudged } from "../finding/verdict.ts";
import { type GradeRequest, grade } from "../grade/grade.ts";
import { loadCases } from "../problem/load.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { Report, SubmissionReport } from "../report/report.ts";
import type { ReportContext } from "../report/reporter.ts";
import { isProven } from "../report/score.ts";
import { tell, tellSubmission } from "../report/tell.ts";
import { createScratch, type Scratch } from "../run/scratch.ts";
import { collectHandIns } from "../submission/find/hand-ins.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { chooseIsolation } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";
import { gradeProgress } from "./progress.ts";

/** The programs that a grading takes if no folder is given. */
export const BUNDLED_SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");

/** Programs and cases as a command line names them. */
export interface SessionRequest {
  /** Folders of submissions, or of one. */
  readonly folders: readonly string[];
  readonly options: CommonOptions;
  /** Cases that students see, instead of all. */
  readonly publicOnly: boolean;
  /** True for programs of the user's own. */
  readonly trusted: boolean;
  /** True if the manifests in the folders count as the instructor's. */
  readonly ownManifests?: boolean;
  /** A folder of the instructor's manifests. */
  readonly manifests?: string | undefined;
  /** The folder of the report. */
  readonly out?: string | undefined;
}

/** A grading to be done and told. */
export interface Session extends GradeRequest {
  readonly locale: Locale;
  /** Removes the copies of the hand-ins. */
  readonly close: () => void;
}

/**
 * Finds all that a grading needs.
 *
 * @throws ExpectedError if something is missing or wrong
 */
export async function openSession(request: SessionRequest, io: Io): Promise<Session> {
  const { options, trusted } = request;
  const signal = io.stopSignal();
  const scratch = createScratch();
  try {
    const submissions = await submissionsOf(request, { scratch, signal });
    refuseNamesakes(submissions);
    const cases = casesFor(submissions, request);
    const isolation = await chooseIsolation({ isolation: options.isolation, trusted });
    const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
    return { submissions, cases, isolation, locale, signal, jobs: options.jobs, close: scratch.remove };
  } catch (error) {
    scratch.remove();
    throw error;
  }
}

/** Collects the submissions of all folders, or all mistakes. */
async function submissionsOf(
  { folders, options: { problem }, ownManifests = false, manifests: folder, out }: SessionRequest,
  { scratch, signal }: { scratch: Scratch; signal: AbortSignal },
): Promise<Submission[]> {
  const except = out && path.resolve(out);
  const found: Submission[] = [];
  const lines: string[] = [];
  for (const [at, root] of folders.entries()) {
    const to = path.join(scratch.home, `hand-ins-${at}`);
    mkdirSync(to);
    const manifests = { trusted: ownManifests || isBundled(root), folder };
    const own = await collectHandIns({ root, problem, manifests, signal, except }, to).catch(
      (error: unknown) => {
        if (!(error instanceof ExpectedError)) throw error;
        lines.push(...error.lines);
        return [];
      },
    );
    found.push(...own);
  }
  if (lines.length > 0) throw new ExpectedError(lines);
  return found;
}

/** Tells if a folder is one of ours: its manifests are the instructor's. */
function isBundled(root: string): boolean {
  const relative = path.relative(BUNDLED_SUBMISSIONS, path.resolve(root));
  return !relative.startsWith("..") && !path.isAbsolute(relative);
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
  }).finally(() => {
    progress.clear();
    session.close();
  });
  return tell(record, locale);
}

/** The terminal and the day as a reporter wants to know them. */
export function contextOf({ out }: Io, options: Pick<CommonOptions, "now">): ReportContext {
  return {
    columns: out.columns,
    unicode: isUnicodeSupported(),
    day: dayIn(options),
    environment: process.env,
  };
}

/** The day of the command, by which cases open for students. */
function dayIn({ now }: Pick<CommonOptions, "now">): string {
  return now ?? dayOf(new Date());
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
  const day = dayIn(options);
  const cases = loadCases({ files: options.cases, problem: options.problem }).filter(
    (asked) => problems.has(asked.problem) && (!publicOnly || visibilityOn(day, asked) === "public"),
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
