import { around } from "../../case/board-rules.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toPair, toSquare } from "../../case/square-schema.ts";
import { START_IDEA_NAMES, type StartIdeaName } from "../../finding/ideas.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";

type Pair = readonly [row: number, column: number];

const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

interface Starting {
  readonly asked: TourCase;
  /** The start that one wrong tour should have, and that it has. */
  readonly wanted: Pair;
  readonly seen: Pair;
  /** The start of this tour. */
  readonly found: Pair;
}

type StartIdea = (start: Pair, starting: Starting) => Pair;

/** Start of a tour by each wrong idea, from the start asked for. */
const START_IDEAS: Readonly<Record<StartIdeaName, StartIdea>> = {
  "always-the-same": (_, { seen }) => seen,
  transposed: ([row, column]) => [column, row],
  "one-less": movedBy(-1, -1),
  "one-more": movedBy(1, 1),
  "same-way-off": (start, starting) => {
    const { wanted, seen } = starting;
    return movedBy(seen[0] - wanted[0], seen[1] - wanted[1])(start, starting);
  },
  mirrored: ([row, column], { asked, found }) => {
    const [otherRow, otherColumn] = [asked.rows - 1 - row, asked.columns - 1 - column];
    const images: Pair[] = [
      [row, otherColumn],
      [otherRow, column],
      [otherRow, otherColumn],
    ];
    // A program may turn the board only for some starts.
    return images.find((image) => same(image, found)) ?? [row, column];
  },
  "a-move-away": (start, { found }) => (isKnightMove(toSquare(start), toSquare(found)) ? found : start),
};

/** Some programs move a start that leaves the board to the other side. Others have no tour from there. */
function movedBy(down: number, right: number): StartIdea {
  return ([row, column], { asked }) => [
    around(row + down, asked.rows),
    around(column + right, asked.columns),
  ];
}

const wayOff = ({ expected, found }: Seen) =>
  Math.abs(expected[0] - found[0]) + Math.abs(expected[1] - found[1]);

const isByOne = (name: StartIdeaName) => name === "one-less" || name === "one-more";

/** Start of one tour. */
type Seen = { readonly asked: TourCase } & Pick<Finding<"wrong-start">, "expected" | "found" | "startName">;

/** One wrong start fits too many rules; eight squares are one move away, and three are mirror images. */
const LEAST_STARTS = 2;
const LEAST_BY_NAME: Partial<Record<StartIdeaName, number>> = { "a-move-away": 5, mirrored: 3 };

/** Tests if a tour begins where the size of the board leads if it is taken for a start that is counted from 1. */
function isOnTheSize({ asked, found }: Seen): boolean {
  return same(found, [asked.rows - 1, asked.columns - 1]);
}

/** Finds the one idea that explains the starts of all tours; undefined if none or several do. */
export function diagnoseStart(tried: readonly CaseAttempt<TourCase>[]): Diagnosis | undefined {
  const starts = tried.flatMap(({ asked, verdict, finding, note }): Seen[] => {
    // Of several tours nobody knows which one the program means.
    if (note?.kind === "last-of-several") return [];
    if (finding?.kind === "wrong-start") return [{ asked, ...finding }];
    // An accepted answer may also be "no tour", or the case may allow any start.
    const startsThere = verdict === "AC" && asked.answer === "tour" && !asked.anyStart;
    const start = toPair(asked.start);
    return startsThere ? [{ asked, expected: start, found: start }] : [];
  });
  const wrong = starts.filter(({ expected, found }) => !same(expected, found));
  const [first] = wrong;
  if (!first || wrong.length < LEAST_STARTS || wrong.every(isOnTheSize)) return undefined;
  // What is off by little has not gone around the edges.
  const nearest = wrong.toSorted((one, other) => wayOff(one) - wayOff(other))[0]!;
  const given = { wanted: nearest.expected, seen: nearest.found };
  const fits = (name: StartIdeaName) =>
    starts.every(({ asked, expected, found }) =>
      same(START_IDEAS[name](expected, { asked, ...given, found }), found),
    );
  const fitting = START_IDEA_NAMES.filter((name) => wrong.length >= (LEAST_BY_NAME[name] ?? 0) && fits(name));
  // One row and one column off is a way off with a name of its own.
  const [idea, other] = fitting.filter((name) => name !== "same-way-off" || !fitting.some(isByOne));
  if (idea === undefined || other !== undefined) return undefined;
  const { asked, expected, found } = first;
  return {
    kind: "wrong-start-idea",
    idea,
    case: asked.name,
    expected: [...expected],
    found: [...found],
    ...(first.startName !== undefined && { startName: first.startName }),
    wrong: wrong.length,
  };
}
