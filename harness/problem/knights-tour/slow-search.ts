import { squaresOf } from "../../case/any-case.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";

/** On larger boards a program may be slow in what it does at each step. */
const MOST_SQUARES = 400;
/** Tours that show that the program can find some. */
const LEAST_FOUND = 2;

/** Share of the larger boards on which it takes too long: from some starts, a fixed order of moves is lucky. */
const NEARLY_ALL = 0.75;

/** Recognises a search that finds tours up to a small number of squares, and mostly uses all its computing time beyond it. */
export function diagnoseSlowSearch(tried: readonly CaseAttempt<TourCase>[]): Diagnosis | undefined {
  const wanted = tried.filter(isOpenTour);
  const found = wanted.filter(({ verdict }) => verdict === "AC");
  const slow = wanted.filter(({ finding }) => finding?.kind === "cpu-limit");
  const [first] = bySquares(slow);
  if (!first || found.length < LEAST_FOUND) return undefined;
  const least = squaresOf(first.asked);
  const lastFound = bySquares(found.filter(({ asked }) => squaresOf(asked) < least)).at(-1);
  const beyond = tried.filter(({ asked }) => squaresOf(asked) >= least);
  const late = beyond.filter(({ verdict }) => verdict === "TLE");
  return lastFound && late.length >= NEARLY_ALL * beyond.length && least <= MOST_SQUARES
    ? {
        kind: "slow-search",
        most: squaresOf(lastFound.asked),
        least,
        case: first.asked.name,
        lastRight: lastFound.asked.name,
      }
    : undefined;
}

function isOpenTour({ asked }: CaseAttempt<TourCase>): boolean {
  return asked.answer === "tour" && asked.tour === "open";
}

function bySquares(tried: readonly CaseAttempt<TourCase>[]): CaseAttempt<TourCase>[] {
  return tried.toSorted((one, another) => squaresOf(one.asked) - squaresOf(another.asked));
}
