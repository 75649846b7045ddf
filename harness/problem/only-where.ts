import { CASE_PROPERTY_NAMES } from "../finding/ideas.ts";
import type { Diagnosis, Finding } from "../finding/index.ts";
import { isJudged, type Verdict } from "../finding/verdict.ts";
import type { Ask } from "./cause/ask.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import { problemOf } from "./index.ts";

/** A less likely event is not taken for chance. */
const CHANCE = 0.01;
/** One case may fail for any reason. */
const LEAST_FAILED = 2;

/**
 * Recognises a program that fails in all cases of one kind and in no other, where that is hardly chance. A small case of the kind is
 * put to it, and is one more of them.
 */
export async function diagnoseOnlyWhere(
  tried: readonly CaseAttempt[],
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const failed = judged.filter(({ verdict }) => verdict !== "AC");
  const [first] = failed;
  if (!first) return undefined;
  const problem = problemOf(first.asked.problem);
  const [property, other] = CASE_PROPERTY_NAMES.filter((name) =>
    judged.every(({ asked, verdict }) => (problem.isOfKind?.(asked, name) ?? false) === (verdict !== "AC")),
  );
  if (property === undefined || other !== undefined) return undefined;
  const small = problem.smallOfKind?.[property];
  const answered = small && (await ask(small).catch(() => undefined));
  if (answered?.verdict === "AC") return undefined;
  const isAsked = answered !== undefined && isJudged(answered.verdict);
  const verdicts = [...failed.map(({ verdict }) => verdict), ...(isAsked ? [answered.verdict] : [])];
  const right = judged.length - failed.length;
  if (verdicts.length < LEAST_FAILED || chanceOf(verdicts.length, right + verdicts.length) > CHANCE)
    return undefined;
  return {
    ...({ kind: "fails-only-where", property, ending: endingOf(new Set(verdicts)) } as const),
    ...{ cases: failed.length, case: first.asked.name },
    ...(isAsked && { example: { board: problem.pictureOf(small!).squares! } }),
  };
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
