import { squaresOf } from "../../case/any-case.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";

/** On larger boards a program may be slow in what it does at each step. */
const MOST_SQUARES = 400;
/** Tours that show that the program can find some. */
const LEAST_FOUND = 2;

/** Recognises a search that finds tours up to a small number of squares, and uses all its computing time beyond it. */
export function diagnoseSlowSearch(tried: readonly CaseAttempt<TourCase>[]): Diagnosis | undefined {
  const wanted = tried.filter(isOpenTour);
  const found = wanted.filter(({ verdict }) => verdict === "AC");
  const slow = wanted.filter(({ finding }) => finding?.kind === "cpu-limit");
  const lastFound = bySquares(found).at(-1);
  const [first] = bySquares(slow);
  if (!first || !lastFound || found.length < LEAST_FOUND) return undefined;
  const [most, least] = [squaresOf(lastFound.asked), squaresOf(first.asked)];
  const beyond = tried.filter(({ asked }) => squaresOf(asked) >= least);
  const isSplit = most < least && !beyond.some(isInTime);
  return isSplit && least <= MOST_SQUARES
    ? { kind: "slow-search", most, least, case: first.asked.name, lastRight: lastFound.asked.name }
    : undefined;
}

function isOpenTour({ asked }: CaseAttempt<TourCase>): boolean {
  return asked.answer === "tour" && asked.tour === "open";
}

/** Tests if a program came to an end of its search, or found a tour where a closed one or none was asked for. */
function isInTime(each: CaseAttempt<TourCase>): boolean {
  const { asked, verdict } = each;
  if (isOpenTour(each)) return verdict !== "TLE";
  return verdict === "WA" || (verdict === "AC" && asked.answer === "tour");
}

function bySquares(tried: readonly CaseAttempt<TourCase>[]): CaseAttempt<TourCase>[] {
  return tried.toSorted((one, another) => squaresOf(one.asked) - squaresOf(another.asked));
}
