import { existsSync } from "node:fs";
import isUnicodeSupported from "is-unicode-supported";
import { adoptWhileGrading } from "../../adopt/while-grading.ts";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { isProblem, knowProblemsIn, unknownProblem } from "../../case/known-problems.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { GradeRequest } from "../../grade/grade.ts";
import type { ResultSource } from "../../grade/store/history.ts";
import { journalIn } from "../../grade/store/store-lines.ts";
import { timeFactor, withTimeFactor } from "../../grade/task/calibration.ts";
import type { Report } from "../../report/record/report.ts";
import { isRejected } from "../../report/record/score.ts";
import type { ReportContext } from "../../report/reporter.ts";
import { createScratch, type Scratch } from "../../run/scratch/scratch.ts";
import { findToolchain } from "../../submission/build/toolchain.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { Submission } from "../../submission/submission.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { collectFrom, type HandInRequest } from "./collect-hand-ins.ts";
import { chooseIsolation } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";
import { type ExecutorChoice, queuePlace } from "./place.ts";
import { type CaseRequest, casesFor, dayIn } from "./session-cases.ts";

/** Programs and cases as a command line names them. */
export interface SessionRequest extends CaseRequest, HandInRequest {
  /** Folders of submissions, or of one. */
  readonly folders: readonly string[];
  /** True for programs of the user's own. */
  readonly trusted: boolean;
  /** URL of the queue whose workers judge, in place of this machine. */
  readonly queue?: string | undefined;
  /** An earlier session of the same command, whose cases and measurements hold. */
  readonly earlier?: Session | undefined;
}

/** A grading to be done and told. Its cases have their own time limits, until they are fitted to this machine. */
export interface Session extends GradeRequest {
  /** Factor of the time limits on this machine: the known one, or else a new measurement. */
  readonly measure: (known?: number) => Promise<number>;
  readonly locale: Locale;
  readonly sourceOf: (submission: Submission) => ResultSource;
  /** True if the bundled programs are graded. */
  readonly samples: boolean;
  readonly scratch: Scratch;
  /** Removes the copies of the hand-ins. */
  readonly close: () => Promise<void>;
}

/**
 * Finds all that a grading needs.
 *
 * @throws ExpectedError if something is missing or wrong
 */
export async function openSession(request: SessionRequest, io: Io): Promise<Session> {
  const { options, trusted, earlier } = request;
  knowProblemsIn(request.caseFiles);
  if (options.problem !== undefined && !isProblem(options.problem))
    throw new ExpectedError(placed("--problem", unknownProblem(options.problem)));
  // It removes what others have left, which may be much: until then a signal ends us at once.
  const scratch = createScratch();
  const signal = io.stopSignal();
  const isKnown = request.queue !== undefined || isGraded(request);
  // The factor of a class that was graded before is known, and so is that of workers.
  const early = earlier ? earlier.measure() : isKnown ? undefined : timeFactor(signal);
  // It is awaited last, and another error may come before.
  early?.catch(() => {});
  try {
    const found = await collectFrom(request.folders, request, { scratch, signal, io });
    const submissions = found.map(({ submission }) => submission);
    refuseNamesakes(submissions);
    const sources = new Map(found.map(({ submission, source }) => [submission, source]));
    const cases = earlier?.cases ?? casesFor(submissions, request);
    const { queue } = request;
    if (queue === undefined) lookForTools(submissions, signal);
    const place: ExecutorChoice =
      queue === undefined
        ? {
            isolation: await saying(TESTING, io, () =>
              chooseIsolation({ isolation: options.isolation, trusted }),
            ),
            measure: (known) => saying(MEASURING, io, async () => early ?? timeFactor(signal, known)),
          }
        : await queuePlace(queue, options.isolation, { io, signal });
    const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
    return {
      submissions,
      cases,
      adopt: options.adopt === false ? undefined : adoptWhileGrading,
      isolation: place.isolation,
      measure: place.measure,
      executor: place.executor,
      locale,
      signal,
      jobs: options.jobs,
      samples: found.every(({ source }) => source.samples),
      sourceOf: (submission) => sources.get(submission)!,
      scratch,
      async close() {
        place.leave?.();
        await scratch.close();
      },
    };
  } catch (error) {
    await scratch.close();
    throw error;
  }
}

function isGraded({ out }: SessionRequest): boolean {
  return out !== undefined && existsSync(journalIn(out));
}

/** Fits the time limits of a grading to this machine. */
export function fitted(session: Session, factor: number): Session {
  const cases = session.cases.map((asked) => withTimeFactor(asked, factor));
  return { ...session, cases, timeFactor: factor };
}

/** Begins to look for the tools of all programs. Where that fails, it fails again for those who need them. */
function lookForTools(submissions: readonly Submission[], signal: AbortSignal): void {
  const languages = submissions.flatMap(({ kind }) => (kind.kind === "program" ? [kind.language] : []));
  for (const name of new Set(languages)) findToolchain(LANGUAGES[name], signal).catch(() => {});
}

const TESTING: Sentence = say`testing how programs can be isolated here`;
const MEASURING: Sentence = say`measuring how fast this machine is`;

/** The terminal and the day as a reporter wants to know them. */
export function contextOf({ out }: Io, options: Pick<CommonOptions, "now">): ReportContext {
  return {
    // What a terminal does not say, its user may. One without a size says 0.
    columns: out.columns || Number(process.env.COLUMNS) || undefined,
    unicode: isUnicodeSupported(),
    colours: out.hasColors?.() ?? false,
    day: dayIn(options),
    environment: process.env,
  };
}

/** The exit code that a grading deserves. */
export function exitCodeOf({ stopped, cases, submissions }: Report): number {
  if (stopped) return EXIT_CODES.stopped;
  const verdicts = submissions.flatMap(({ results }) => results.map(({ verdict }) => verdict));
  const isOurFault = cases.some(isRejected) || verdicts.includes("JE");
  if (isOurFault || !verdicts.some(isJudged)) return EXIT_CODES.unable;
  return submissions.some(({ failures }) => failures > 0) ? EXIT_CODES.failed : EXIT_CODES.ok;
}

/** Names are files of the report: one of two namesakes would be lost. */
function refuseNamesakes(submissions: readonly Submission[]): void {
  const folders = new Map<string, string>();
  for (const { name, folder } of submissions) {
    const namesake = folders.get(name);
    if (namesake !== undefined) {
      throw new ExpectedError(
        say`${displayPath(folder)} and ${displayPath(namesake)}: both submissions have the name ${name}. Grade them one after the other`,
      );
    }
    folders.set(name, folder);
  }
}
