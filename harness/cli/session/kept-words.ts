import type { Answer } from "../../answer/reading/answer.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import type { ChangeReason } from "../../grade/store/difference.ts";
import type { ClassState } from "../../grade/store/history.ts";
import type { ExpectedSeconds } from "../../report/catalogue/catalogue.ts";
import { roughTimes } from "../../report/catalogue/quantities.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import type { End } from "../../run/outcome.ts";
import type { ClassOptions } from "./options.ts";

interface ChangeCounts {
  readonly since: string;
  readonly changed: number;
  readonly lost: number;
  readonly won: number;
}

/** Points before and after; absent if the student was not there. */
interface PointsChange {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Texts of the commands about a class that was graded. */
export interface KeptWords {
  readonly time: (at: string) => string;

  readonly reasons: Readonly<Record<ChangeReason, string>>;
  /** Stands for the verdict of a case that was not there. */
  readonly noVerdict: string;
  readonly change: (points: PointsChange) => string;
  readonly sinceClosing: (at: string) => string;
  readonly sinceGrading: string;
  readonly unchanged: (since: string) => string;
  readonly changed: (counts: ChangeCounts) => string;

  readonly points: (earned: number) => string;
  readonly program: (hash: string) => string;
  readonly from: (folder: string) => string;
  readonly lower: string;

  readonly closed: (results: number) => string;
  readonly forgotten: (student: string) => string;
  readonly withdrawn: (count: number, names: string) => string;

  readonly runs: (runs: number) => string;
  /** Stands before the names of submissions with the same number of runs. */
  readonly runsForEach: (counts: { readonly runs: number; readonly submissions: number }) => string;
  readonly plan: (plan: { readonly runs: number; readonly submissions: number }) => string;
  readonly planTime: (takes: ExpectedSeconds) => string;

  readonly caseChanged: string;
  readonly input: string;
  readonly output: (end: string, cpuMs: number | undefined) => string;
  readonly end: (end: End) => string;
  readonly standardError: string;
  readonly file: (name: string) => string;
  readonly readAs: string;
  readonly answer: (answer: Answer) => string;
  readonly noAnswer: string;
  readonly byHand: string;
  readonly notRun: string;
  readonly notKept: string;
  readonly notByHand: string;
  readonly more: string;
  readonly moreLines: (lines: number) => string;
}

/** The language of the report of a class that was graded. */
export function localeOf({ cases }: Pick<ClassState, "cases">, { lang }: Pick<ClassOptions, "lang">): Locale {
  return chooseLocale({ asked: lang, cases, environment: process.env });
}

/** The words for a class that was graded, in the language of its report. */
export function wordsFor(state: Pick<ClassState, "cases">, options: Pick<ClassOptions, "lang">): KeptWords {
  return KEPT_WORDS[localeOf(state, options)];
}

function timeIn(locale: Locale, at: string): string {
  // Swedes write times as ISO 8601 does, with a space in the middle.
  return new Date(at).toLocaleString(locale === "en" ? "sv-SE" : locale).replace(",", "");
}

export const KEPT_WORDS: Readonly<Record<Locale, KeptWords>> = wordsInEach<KeptWords>(
  "kept",
  ({ counted, locale, number, rounded, text }) => ({
    time: (at) => timeIn(locale, at),

    reasons: {
      sources: text`another program was handed in`,
      manifest: text`another manifest`,
      case: text`another case`,
      limits: text`other limits`,
      judging: text`another reader or checker`,
      toolchain: text`another compiler or interpreter`,
      place: text`another machine or isolation level`,
      repeat: text`one of the runs was a repeat close to the limit`,
      again: text`it was run again`,
    },
    noVerdict: text`none`,
    change: ({ before, after }) =>
      `${before === undefined ? text`none` : rounded(before)} -> ${after === undefined ? text`none` : counted(after, "point", "points")}`,
    sinceClosing: (at) => text`the closing of ${at}`,
    sinceGrading: text`the grading before`,
    unchanged: (since) => text`No student's result differs from ${since}.`,
    changed: ({ since, changed, lost, won }) =>
      text`Since ${since}: ${counted(changed, "result changed", "results changed")}, ${number(lost)} with fewer points, ${number(won)} with more.`,

    points: (earned) => counted(earned, "point", "points"),
    program: (hash) => text`program ${hash}`,
    from: (folder) => text`from ${folder}`,
    lower: text`does not count, because a former result is higher`,

    closed: (results) =>
      text`Closed with ${counted(results, "result", "results")}. \`cavalo diff\` shows what changes from now on.`,
    forgotten: (student) => text`Removed: ${student}`,
    withdrawn: (count, names) =>
      text`${counted(count, "hand-in is", "hand-ins are")} not in the class any more, and so not in the report: ${names}`,

    runs: (runs) => counted(runs, "run", "runs"),
    runsForEach: ({ runs, submissions }) =>
      text`${counted(runs, "run", "runs")} for each of ${number(submissions)}`,
    plan: ({ runs, submissions }) =>
      text`${counted(runs, "run to make", "runs to make")} for ${counted(submissions, "submission", "submissions")}`,
    planTime: (takes) => text`in about ${roughTimes(takes, text`to`)}`,

    caseChanged: text`The case has changed since this result.`,
    input: text`Input`,
    output: (end, cpuMs) =>
      text`Output (${end}${cpuMs === undefined ? "" : text`, ${number(cpuMs)} ms of CPU time`})`,
    end: (end) => {
      switch (end.kind) {
        case "exited":
          return text`exit code ${end.code}`;
        case "signalled":
          return text`ended by ${end.signal}`;
        case "limit":
          return text`stopped at a limit`;
        case "stopped":
          return text`stopped with the grading`;
        case "not-started":
          return text`not started`;
        case "unmeasured":
          return text`not measured`;
      }
    },
    standardError: text`Standard error`,
    file: (name) => text`File ${name}`,
    readAs: text`Read as`,
    answer: (answer) => {
      switch (answer.kind) {
        case "moves":
          return `${counted(answer.moves, "move", "moves")}${answer.path ? text`, with a path of ${counted(answer.path.length, "square", "squares")}` : ""}`;
        case "none":
          return text`there is no solution`;
        case "grid":
          return text`a board of step numbers, counted from ${answer.base}`;
        case "visits":
          return text`a list of ${counted(answer.visits.length / 2, "square", "squares")}`;
        case "printed":
          return text`the whole output`;
      }
    },
    noAnswer: text`nothing that is an answer`,
    byHand: text`By hand`,
    notRun: text`The program was not run.`,
    notKept: text`What the program printed is not kept here.`,
    notByHand: text`Commands alone cannot run it as it was run.`,
    more: text`… (there was more)`,
    moreLines: (lines) => text`… (${counted(lines, "more line", "more lines")})`,
  }),
);
