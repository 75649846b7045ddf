import type { Locale } from "../base/locale.ts";
import { HARNESS } from "../base/package.ts";
import { byText, namesIn, printable } from "../base/text.ts";
import type { Finding } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Measured } from "../run/outcome.ts";
import { sentenceOf } from "./catalogue/catalogue.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type Known, knownAnswers } from "./record/known-answers.ts";
import type { ByHand, CaseRecord, ClassRecord, ResultRecord, SubmissionRecord } from "./record/record.ts";
import type {
  CaseResult,
  Report,
  ReportedCase,
  ReportedGroup,
  SubmissionReport,
  ToldFinding,
} from "./record/report.ts";
import { countVerdicts, isFailure, scored, totalPoints } from "./record/score.ts";

/** Adds sentences and sums to the record of a grading, in one language. */
export function tell(record: ClassRecord, locale: Locale): Report {
  const { isolation, timeFactor, formerTimeFactor, stopped, timings, cases } = record;
  return {
    version: 1,
    language: locale,
    harness: HARNESS,
    isolation: { level: isolation, ...CATALOGUES[locale].levels[isolation] },
    timeFactor,
    ...(formerTimeFactor !== undefined && formerTimeFactor !== timeFactor && { formerTimeFactor }),
    stopped,
    timings,
    cases: cases.map((each) => tellCase(each, locale)),
    ...tellGroups(cases, locale),
    submissions: tellSubmissions(record, locale),
  };
}

/** Compares submissions by problem, and by name as readers of a language look for it. */
function inOrder(locale: Locale) {
  const byName = namesIn(locale);
  return (a: SubmissionReport, b: SubmissionReport) => byText(a.problem, b.problem) || byName(a.name, b.name);
}

function tellSubmissions({ cases, submissions }: ClassRecord, locale: Locale): SubmissionReport[] {
  // The records are read one after the other; only what is compared stays.
  const known: Known[] = [];
  const told = Array.from(submissions, (each) => {
    const { problem, writtenAnswers, results } = each;
    const verdicts = results.map(({ case: name, attempt: { verdict } }) => ({ case: name, verdict }));
    known.push({ problem, ...(writtenAnswers && { writtenAnswers }), results: verdicts });
    return tellSubmission(each, locale);
  });
  const notices = knownAnswers(cases, known);
  const all = told.map((each, at) => {
    const notice = notices[at];
    return notice ? { ...each, notices: [...(each.notices ?? []), tellFinding(notice, locale)] } : each;
  });
  return all.sort(inOrder(locale));
}

/** Adds sentences and sums to the record of one submission. */
export function tellSubmission(record: SubmissionRecord, locale: Locale): SubmissionReport {
  const { name, problem, group, title, language, commands, notices, toLookAt, diagnoses } = record;
  const recorded = record.results;
  const earned = scored(recorded);
  const results = recorded.map((result, at) => tellResult(result, locale, earned[at]!));
  const notRun = results.filter(({ finding }) => finding?.kind === "not-run-too-slow").length;
  return {
    name,
    problem,
    ...(group !== undefined && { group }),
    ...(title !== undefined && { title }),
    ...(language !== undefined && { language }),
    ...(commands && { commands: tellCommands(commands) }),
    points: totalPoints(earned),
    verdicts: countVerdicts(results.map(({ verdict }) => verdict)),
    ...(notRun > 0 && { notRun }),
    failures: results.filter(isFailure).length,
    ...(notices && { notices: notices.map((notice) => tellFinding(notice, locale)) }),
    ...(toLookAt && { toLookAt: toLookAt.map((reason) => tellFinding(reason, locale)) }),
    diagnoses: diagnoses.map((diagnosis) => tellFinding(diagnosis, locale)),
    results,
  };
}

/** Lists the groups whose cases are worth points together. */
function tellGroups(cases: readonly CaseRecord[], locale: Locale): Pick<Report, "groups"> {
  const groups = new Map<string, ReportedGroup>();
  for (const { problem, group } of cases) {
    if (!group?.award) continue;
    const { name, title, award } = group;
    groups.set(`${problem}/${name}`, { problem, name, title: title[locale], award });
  }
  return groups.size > 0 ? { groups: [...groups.values()] } : {};
}

function tellCase({ reference, ...asked }: CaseRecord, locale: Locale): ReportedCase {
  return { ...tellAsked(asked, locale), reference: tellAttempt(reference, locale) };
}

/** Describes a case, without the result of the reference. */
export function tellAsked(
  { problemTitle, answer, picture, title, group, ...asked }: Omit<CaseRecord, "reference">,
  locale: Locale,
): Omit<ReportedCase, "reference"> {
  const { start, ...drawn } = picture;
  return {
    ...asked,
    ...(problemTitle && { problemTitle: problemTitle[locale] }),
    title: title[locale],
    ...(group && { group: group.name }),
    ...(answer !== undefined && { answer: String(answer) }),
    picture: { ...drawn, ...(start && { start: [...start] }) },
  };
}

/** Adds sentences to the record of one result; its points are those that it earns alone, if no others are given. */
export function tellResult(
  { attempt, expected, byHand, ...result }: ResultRecord,
  locale: Locale,
  { points } = scored([{ ...result, attempt }])[0]!,
): CaseResult {
  return {
    case: result.case,
    points,
    ...tellAttempt(attempt, locale),
    ...(attempt.printed !== undefined && { printed: attempt.printed }),
    ...(attempt.wrong && { wrong: attempt.wrong }),
    ...(expected !== undefined && { expected }),
    ...(result.givenOtherwise && { givenOtherwise: true }),
    ...(byHand && { byHand: tellByHand(byHand) }),
  };
}

function tellCommands({
  version,
  build,
  run,
  areOfFitSources,
}: NonNullable<SubmissionRecord["commands"]>): NonNullable<SubmissionReport["commands"]> {
  return {
    ...(version !== undefined && { version }),
    build: [...build],
    run,
    ...(areOfFitSources && { areOfFitSources }),
  };
}

function tellByHand({ build, files, ...others }: ByHand): NonNullable<CaseResult["byHand"]> {
  return { ...(build && { build: [...build] }), ...(files && { files: [...files] }), ...others };
}

function tellAttempt(
  { verdict, finding, clue, note, read, measured }: Attempt,
  locale: Locale,
): ReportedCase["reference"] {
  return {
    verdict,
    ...(finding && { finding: tellFinding(finding, locale) }),
    ...(clue && { clue: tellFinding(clue, locale) }),
    ...(note && { note: tellFinding(note, locale) }),
    ...(read && { read }),
    ...(measured && measurementsOf(measured)),
  };
}

function tellFinding(finding: Finding, locale: Locale): ToldFinding {
  return { ...finding, message: printable(sentenceOf(finding, CATALOGUES[locale].findings)) };
}

function measurementsOf({ end, ...timings }: Measured): Partial<ReportedCase["reference"]> {
  return {
    ...(end.kind === "exited" && { exitCode: end.code }),
    ...(end.kind === "signalled" && { signal: end.signal }),
    timings,
  };
}
