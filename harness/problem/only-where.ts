import { CASE_PROPERTY_NAMES } from "../finding/ideas.ts";
import type { Diagnosis, Finding } from "../finding/index.ts";
import { isJudged, type Verdict } from "../finding/verdict.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import { problemOf } from "./index.ts";

/** A less likely event is not taken for chance. */
const CHANCE = 0.01;
/** One case may fail for any reason. */
const LEAST_FAILED = 2;

/** Recognises a program that fails in all cases of one kind and in no other, where that is hardly chance. */
export function diagnoseOnlyWhere(tried: readonly CaseAttempt[]): Diagnosis | undefined {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const failed = judged.filter(({ verdict }) => verdict !== "AC");
  const [first] = failed;
  if (!first || failed.length < LEAST_FAILED || chanceOf(failed.length, judged.length) > CHANCE)
    return undefined;
  const problem = problemOf(first.asked.problem);
  const [property, other] = CASE_PROPERTY_NAMES.filter((name) =>
    judged.every(({ asked, verdict }) => (problem.isOfKind?.(asked, name) ?? false) === (verdict !== "AC")),
  );
  if (property === undefined || other !== undefined) return undefined;
  const ending = endingOf(new Set(failed.map(({ verdict }) => verdict)));
  return { kind: "fails-only-where", property, ending, cases: failed.length, case: first.asked.name };
}

/** Probability that so many cases, drawn at random, are these. */
function chanceOf(failed: number, all: number): number {
  return Array.from({ length: failed }, (_, at) => (failed - at) / (all - at)).reduce((a, b) => a * b, 1);
}

const ENDINGS: Partial<Record<Verdict, Finding<"fails-only-where">["ending"]>> = {
  WA: "wrong",
  PE: "unread",
  RTE: "breaks-off",
  TLE: "no-end",
};

function endingOf(verdicts: ReadonlySet<Verdict>): Finding<"fails-only-where">["ending"] {
  const [verdict, other] = verdicts;
  return (other === undefined && ENDINGS[verdict!]) || "several";
}
