import type { Diagnosis } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Tried } from "./tried.ts";

/** A less likely event is not taken for chance. */
const CHANCE = 0.01;

/** Share of the boards that are not square on which a program must fail. */
const MOST_OF_THEM = 0.5;

/**
 * Recognises a program that is right on all square boards and crashes on too many others for chance, or is wrong.
 *
 * @param isKnown tells if something else explains wrong answers
 */
export function diagnoseOffSquare(tried: readonly Tried[], isKnown: boolean): Diagnosis | undefined {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const others = judged.filter((each) => !isSquare(each));
  const broken = judged.filter(({ verdict }) => verdict === "RTE" || (!isKnown && verdict === "WA"));
  const [first] = broken;
  const isCrash = broken.some(({ verdict }) => verdict === "RTE");
  // Some answers may be wrong on boards that are not square by chance, as where these are the hardest.
  const failed = others.filter(({ verdict }) => verdict !== "AC");
  if (!isCrash && failed.length <= MOST_OF_THEM * others.length) return undefined;
  if (!first || judged.some((each) => isSquare(each) && each.verdict !== "AC")) return undefined;
  // Probability that the same number of cases, drawn at random, are all not square.
  const chance = broken.reduce(
    (product, _, at) => (product * (others.length - at)) / (judged.length - at),
    1,
  );
  return chance <= CHANCE
    ? { kind: "fails-off-square", case: first.asked.name, cases: broken.length }
    : undefined;
}

function isSquare({ asked }: Tried): boolean {
  return asked.rows === asked.columns;
}
