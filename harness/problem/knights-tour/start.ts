import { around } from "../../case/board-rules.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toPair, toSquare } from "../../case/square-schema.ts";
import { START_IDEA_NAMES, type StartIdeaName } from "../../finding/ideas.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { Tried } from "../tried.ts";

type Pair = readonly [row: number, column: number];

const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

interface Starting {
  readonly asked: TourCase;
  /** The start of one wrong tour, and of this one. */
  readonly seen: Pair;
  readonly found: Pair;
}

type StartIdea = (start: Pair, starting: Starting) => Pair;

/** Start of a tour by each wrong idea, from the start asked for. */
const START_IDEAS: Readonly<Record<StartIdeaName, StartIdea>> = {
  "always-the-same": (_, { seen }) => seen,
  transposed: ([row, column]) => [column, row],
  "one-less": movedBy(-1),
  "one-more": movedBy(1),
  "a-move-away": (start, { found }) => (isKnightMove(toSquare(start), toSquare(found)) ? found : start),
};

/** Some programs move a start that leaves the board to the other side. Others have no tour from there. */
function movedBy(squares: number): StartIdea {
  return ([row, column], { asked }) => [
    around(row + squares, asked.rows),
    around(column + squares, asked.columns),
  ];
}

/** Start of one tour. */
type Seen = { readonly asked: TourCase } & Pick<Finding<"wrong-start">, "expected" | "found" | "startName">;

/** One wrong start fits too many rules, and eight squares are one move away. */
const LEAST_STARTS = 2;
const LEAST_MOVES_AWAY = 5;

/** Tests if a tour begins where the size of the board leads if it is taken for a start that is counted from 1. */
function isOnTheSize({ asked, found }: Seen): boolean {
  return same(found, [asked.rows - 1, asked.columns - 1]);
}

/** Finds the one idea that explains the starts of all tours; undefined if none or several do. */
export function diagnoseStart(tried: readonly Tried<TourCase>[]): Diagnosis | undefined {
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
  const ideas = START_IDEA_NAMES.filter((name) => name !== "a-move-away" || wrong.length >= LEAST_MOVES_AWAY);
  const fitting = ideas.filter((name) =>
    starts.every(({ asked, expected, found }) =>
      same(START_IDEAS[name](expected, { asked, seen: first.found, found }), found),
    ),
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
    ...(first.startName !== undefined && { startName: first.startName }),
    wrong: wrong.length,
  };
}
