import type { Locale } from "../base/locale.ts";
import { printable } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import type { Clue, Diagnosis, Finding } from "../finding/index.ts";
import { chanceClues } from "../problem/chance.ts";
import { diagnose } from "../problem/diagnosis.ts";
import type { Tested } from "../problem/tested.ts";
import { sentenceOf } from "../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { CaseResult, Report, ReportedCase, SubmissionReport, ToldFinding } from "../report/report.ts";
import { countVerdicts, isFailure, pointsFor, totalPoints } from "../report/score.ts";
import type { LevelName } from "../run/isolation/level.ts";
import type { Recipe } from "../submission/build/build.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import type { Attempt } from "./attempt.ts";

// From what a grading found to the records of its report, with their sentences.

/** How programs were contained. */
export function isolationReport(level: LevelName, locale: Locale): Report["isolation"] {
  return { level, ...CATALOGUES[locale].levels[level] };
}

/** A case, with what the reference earned on it. */
export function reportedCase(asked: Case, reference: Attempt, locale: Locale): ReportedCase {
  const { problem, name, title, points, visibility, limits } = asked;
  const answer = String(asked.answer);
  const result = resultOf(reference, locale);
  return { problem, name, title, points, visibility, limits, answer, reference: result };
}

/** A submission's turn at a case. */
export interface Tried {
  readonly asked: Case;
  readonly attempt: Attempt;
}

function resultOf(
  { verdict, finding, clue, note, outcome }: Attempt,
  locale: Locale,
): ReportedCase["reference"] {
  return {
    verdict,
    ...(finding && { finding: told(finding, locale) }),
    ...(clue && { clue: told(clue, locale) }),
    ...(note && { note: told(note, locale) }),
    ...(outcome && measuredOf(outcome)),
  };
}

function told(finding: Finding, locale: Locale): ToldFinding {
  return { ...finding, message: printable(sentenceOf(finding, CATALOGUES[locale].findings)) };
}

function measuredOf({
  end,
  ...timings
}: NonNullable<Attempt["outcome"]>): Partial<ReportedCase["reference"]> {
  return {
    ...(end.kind === "exited" && { exitCode: end.code }),
    ...(end.kind === "signalled" && { signal: end.signal }),
    timings,
  };
}

/** A submission with its turns at the cases of its problem, in the order of the cases. */
export interface Graded {
  readonly submission: Submission;
  readonly recipe: Recipe | undefined;
  readonly tried: readonly Tried[];
  readonly opinion: Diagnosis | undefined;
}

export function submissionReport(
  { submission, recipe, tried, opinion }: Graded,
  locale: Locale,
): SubmissionReport {
  const { name, problem, manifest, kind } = submission;
  const tested = tried.map(testedOf);
  const byChance = chanceClues(tested);
  const diagnoses = [...diagnose(tested), ...(opinion ? [opinion] : [])];
  const results = tried.map((each) => caseResult(submission, withoutClues(each, byChance), locale));
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGES[kind.language].title }),
    ...(recipe && { recipe: { ...recipe, build: [...recipe.build] } }),
    points: totalPoints(tried.map(({ asked, attempt: { verdict } }) => ({ verdict, worth: asked.points }))),
    verdicts: countVerdicts(results.map(({ verdict }) => verdict)),
    failures: results.filter(isFailure).length,
    diagnoses: diagnoses.map((diagnosis) => told(diagnosis, locale)),
    results,
  };
}

function testedOf({ asked, attempt: { outcome, ...ruling } }: Tried): Tested {
  const cpuMs = outcome?.cpuMs;
  return { asked, ...ruling, ...(cpuMs !== undefined && { cpuMs }) };
}

function withoutClues({ asked, attempt }: Tried, kinds: ReadonlySet<Clue["kind"]>): Tried {
  const { clue, ...others } = attempt;
  return clue && kinds.has(clue.kind) ? { asked, attempt: others } : { asked, attempt };
}

function caseResult({ manifest }: Submission, { asked, attempt }: Tried, locale: Locale): CaseResult {
  const expected = expectedVerdict(manifest, asked.name);
  return {
    case: asked.name,
    points: pointsFor({ verdict: attempt.verdict, worth: asked.points }),
    ...resultOf(attempt, locale),
    ...(expected !== undefined && { expected }),
  };
}
