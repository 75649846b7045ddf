import type { TourCase } from "../../case/knights-tour.ts";
import { toPair } from "../../case/square-schema.ts";
import { START_IDEA_NAMES, type StartIdeaName } from "../../finding/ideas.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Tried } from "../tried.ts";

type Pair = readonly [row: number, column: number];

const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

/**
 * Where a tour starts instead of the square that was asked for.
 *
 * @param seen where one of them does
 */
const START_IDEAS: Readonly<Record<StartIdeaName, (asked: Pair, seen: Pair) => Pair>> = {
  "always-the-same": (_, seen) => seen,
  transposed: ([row, column]) => [column, row],
  "one-less": ([row, column]) => [row - 1, column - 1],
  "one-more": ([row, column]) => [row + 1, column + 1],
};

/** Two starts are needed before any rule can be seen in them. */
const LEAST_STARTS = 2;

/** The one rule by which all tours that start elsewhere do so, and by which those that start rightly would, too. */
export function diagnoseStart(tried: readonly Tried<TourCase>[]): Diagnosis | undefined {
  const starts = tried.flatMap(({ asked, verdict, finding }) => {
    if (finding?.kind === "wrong-start") return [{ asked, ...finding }];
    // An accepted answer may also be that there is no tour, and any start may do.
    const startsThere = verdict === "AC" && asked.answer === "tour" && !asked.anyStart;
    const start = toPair(asked.start);
    return startsThere ? [{ asked, expected: start, found: start }] : [];
  });
  const wrong = starts.filter(({ expected, found }) => !same(expected, found));
  const [first] = wrong;
  if (!first || wrong.length < LEAST_STARTS) return undefined;
  const fitting = START_IDEA_NAMES.filter((name) =>
    starts.every(({ expected, found }) => same(START_IDEAS[name](expected, first.found), found)),
  );
  const [idea] = fitting;
  if (idea === undefined || fitting.length > 1) return undefined;
  const { asked, expected, found } = first;
  return {
    kind: "wrong-start-idea",
    idea,
    case: asked.name,
    expected: [...expected],
    found: [...found],
    wrong: wrong.length,
  };
}
