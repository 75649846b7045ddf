import type { Diagnosis } from "../../finding/index.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { CaseAttempt } from "./case-attempt.ts";

/** A less likely event is not taken for chance. */
const CHANCE = 0.01;

/** Fewer wrong answers must be all that there are on such boards: these may only be the hardest. */
const MANY_WRONG = 5;

/**
 * Recognises a program that is right on all square boards and crashes on too many others for chance, or is wrong.
 *
 * @param isKnown tells if something else explains wrong answers
 */
export function diagnoseOffSquare(tried: readonly CaseAttempt[], isKnown: boolean): Diagnosis | undefined {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const others = judged.filter((each) => !isSquare(each));
  const failed = judged.filter(({ verdict }) => verdict !== "AC");
  const broken = judged.filter(({ verdict }) => verdict === "RTE" || (!isKnown && verdict === "WA"));
  const [first] = broken;
  const isCrash = broken.some(({ verdict }) => verdict === "RTE");
  const isOneRight = others.some(({ verdict }) => verdict === "AC");
  if (!isCrash && isOneRight && broken.length < MANY_WRONG) return undefined;
  if (!first || failed.some(isSquare)) return undefined;
  // Probability that the same number of cases, drawn at random, are all not square.
  const chance = broken.reduce(
    (product, _, at) => (product * (others.length - at)) / (judged.length - at),
    1,
  );
  return chance <= CHANCE
    ? { kind: "fails-off-square", case: first.asked.name, cases: failed.length }
    : undefined;
}

function isSquare({ asked }: CaseAttempt): boolean {
  return asked.rows === asked.columns;
}
