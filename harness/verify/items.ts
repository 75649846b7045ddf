import type { Locale } from "../base/locale.ts";
import { analysisOf } from "../report/items/analysis.ts";
import { findingsOf } from "../report/items/findings.ts";
import { sayFinding } from "../report/items/words.ts";
import type { Submission } from "../submission/submission.ts";
import type { GroupResult } from "./attempts.ts";
import type { CaseGroup } from "./case-group.ts";
import type { MatrixRow } from "./matrix.ts";
import type { VerifiedItems } from "./verification.ts";

/** Bundled wrong program with the result of every group, by the group's name. */
export interface BundledRow {
  readonly submission: Submission;
  readonly results: ReadonlyMap<string, GroupResult>;
}

/**
 * Analyses the groups of cases as items of a test that wrong programs take. A group is passed if all its cases are, because
 * they are tried only up to the first that is not.
 */
export function verifiedItems(
  groups: readonly CaseGroup[],
  { bundled, mutants, locale }: WrongPrograms,
): VerifiedItems {
  const takersOf = (rows: readonly Pick<BundledRow, "results">[]) =>
    rows.filter(isTaker).map(({ results }) => groups.map(({ name }) => isPassed(results.get(name))));
  const [ofBundled, ofMutants] = [takersOf(bundled), takersOf(mutants)];
  const items = groups.map(({ name, cases }) => ({
    name,
    points: cases.reduce((sum, { points }) => sum + points, 0),
  }));
  const counts = { bundled: ofBundled.length, mutants: ofMutants.length };
  const analysis = analysisOf(items, [...ofBundled, ...ofMutants]);
  if (!analysis) return { ...counts, rows: [], findings: [] };
  const { alpha, rows } = analysis;
  const places = new Map(items.map(({ name }, at) => [name, at]));
  return {
    ...counts,
    ...(alpha !== undefined && { alpha }),
    rows: rows.map(({ items: names, points, rest }) => {
      const passing = (takers: typeof ofBundled) =>
        takers.filter((results) => names.every((name) => results[places.get(name)!])).length;
      return {
        cases: [...names],
        points,
        bundled: passing(ofBundled),
        mutants: passing(ofMutants),
        ...(rest !== undefined && { rest }),
      };
    }),
    findings: findingsOf(analysis).map((each) => sayFinding(each, analysis, { locale, takers: "programs" })),
  };
}

interface WrongPrograms {
  readonly bundled: readonly BundledRow[];
  readonly mutants: readonly MatrixRow[];
  readonly locale: Locale;
}

/** Tests if a program was run and is wrong somewhere: what is right everywhere tells no case from another. */
function isTaker({ results }: Pick<BundledRow, "results">): boolean {
  const verdicts = Array.from(results.values(), (result) =>
    result.kind === "killed" ? result.attempt.verdict : undefined,
  );
  return verdicts.some((verdict) => verdict !== undefined) && !verdicts.includes("CE");
}

function isPassed(result: GroupResult | undefined): boolean | undefined {
  if (result?.kind === "accepted") return true;
  return result?.kind === "killed" ? false : undefined;
}
