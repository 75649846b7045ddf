import { LOCALES, type Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import type { Finding, FindingKind } from "../../finding/index.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import type { SubmissionReport, ToldFinding } from "../../report/record/report.ts";
import { tellSubmission } from "../../report/tell.ts";
import { ofCauses } from "./of-causes.ts";
import { ofClues } from "./of-clues.ts";
import { ofCustom, ofNotices, ofSkips } from "./of-hand-ins.ts";
import { ofPaths } from "./of-paths.ts";
import { ofRuns } from "./of-runs.ts";
import { ofTours } from "./of-tours.ts";
import {
  type Claims,
  type Known,
  type Printed,
  type Put,
  quoted,
  type Seen,
  type Statement,
} from "./statement.ts";
import { lineIn } from "./text.ts";
import { type ToldInEach, toldTruly } from "./told.ts";

/** Statements of each finding, to be looked up by means that share nothing with those that made it. */
const CLAIMS: Claims<FindingKind> = {
  ...ofPaths,
  ...ofTours,
  ...ofCustom,
  ...ofRuns,
  ...ofNotices,
  ...ofSkips,
  ...ofClues,
  ...ofCauses,
};

/** A graded program, and what is stored of it. */
export interface Graded extends Pick<Known, "source" | "timeFactor"> {
  readonly record: SubmissionRecord;
  readonly cases: readonly Case[];
  readonly printed: (asked: Case) => Printed | undefined;
}

/** A statement about a program, with the finding that it is part of. */
export interface Checked extends Statement {
  readonly kind: FindingKind;
  readonly on: string;
}

/** Lists all that is said of a program, in sentences as well, and if it is so. */
export function statementsOn({ record, cases, printed, source, timeFactor }: Graded): Checked[] {
  const told = LOCALES.map((locale) => [locale, tellSubmission(record, locale)] as const);
  const english = tellSubmission(record, "en");
  const puts = english.results.map((result): Put => {
    const asked = cases.find(({ name, problem }) => name === result.case && problem === record.problem)!;
    return { asked, result, printed: printed(asked) };
  });
  const known: Known = { puts, source, timeFactor, submission: english };
  const on = `${record.problem}/${record.name}`;
  const about = (told: ToldInEach, put?: Put) =>
    claimsOf(told, { ...known, ...(put && { put }) }).map((each) => ({
      ...each,
      kind: told.en.kind,
      on: put ? `${on}, ${put.asked.name}` : on,
    }));
  const ofProgram = (["notices", "toLookAt", "diagnoses"] as const).flatMap((key) =>
    (english[key] ?? []).flatMap((_, at) => about(inEachOf(told, (report) => report[key]![at]!))),
  );
  const ofRun = puts.flatMap((put, place) =>
    (["finding", "clue", "note"] as const).flatMap((key) => {
      if (!put.result[key]) return [];
      return about(
        inEachOf(told, ({ results }) => results[place]![key]!),
        put,
      );
    }),
  );
  const ofLines = puts.flatMap(({ asked, result, printed: text }) =>
    [result.read, result.wrong].flatMap((read) => {
      const line = read && text && lineIn(text.answer, read.line);
      return quoted(read?.quote, line).map((each) => ({
        ...each,
        kind: result.finding!.kind,
        on: `${on}, ${asked.name}`,
      }));
    }),
  );
  return [...ofProgram, ...ofRun, ...ofLines];
}

function inEachOf(
  told: readonly (readonly [Locale, SubmissionReport])[],
  pick: (report: SubmissionReport) => ToldFinding,
): ToldInEach {
  return Object.fromEntries(told.map(([locale, report]) => [locale, pick(report)])) as ToldInEach;
}

function claimsOf(told: ToldInEach, seen: Seen): Statement[] {
  const claim = CLAIMS[told.en.kind] as (finding: Finding, seen: Seen) => Iterable<Statement>;
  return [...claim(told.en as Finding, seen), ...toldTruly(told)];
}
