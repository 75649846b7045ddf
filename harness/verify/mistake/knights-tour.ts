import type { Answer, GridAnswer } from "../../answer/reading/answer.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { indexOf } from "../../case/board.ts";
import { KNIGHT_MOVES, knightNeighbours } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { Answering, Mistake } from "./mistake.ts";

/** Steps of a tour row by row. */
type Steps = Int32Array;

interface Changed<To> {
  readonly words: Sentence;
  readonly to: (from: To) => To | undefined;
}

/** Questions that programs answer in place of the one that they are asked; undefined for one without an answer. */
const MISREADINGS: readonly Changed<TourCase>[] = [
  {
    words: say`prints an open tour where a closed one is asked for`,
    to: (asked) => ({ ...asked, tour: "open" }),
  },
  {
    words: say`always starts in the upper left corner`,
    to: (asked) => ({ ...asked, start: { row: 0, column: 0 } }),
  },
  {
    words: say`exchanges the row and the column of the start`,
    to: ({ start: { row: column, column: row }, ...asked }) =>
      row < asked.rows && column < asked.columns ? { ...asked, start: { row, column } } : undefined,
  },
  {
    words: say`takes every board for a chessboard`,
    to: (asked) =>
      asked.start.row < 8 && asked.start.column < 8 ? { ...asked, rows: 8, columns: 8 } : undefined,
  },
];

/** Ways to spoil a right tour; undefined for one that is not printed. */
const DAMAGES: readonly Changed<Steps>[] = [
  {
    words: say`prints two digits of each number: after 99 comes 0`,
    to: (steps) => steps.map((step) => step % 100),
  },
  {
    words: say`counts in eight bits: after 255 comes 0`,
    to: (steps) => steps.map((step) => step % 256),
  },
  {
    words: say`breaks off at 1000 calls within one another, as in Python`,
    to: (steps) => (steps.length < 1000 ? steps : undefined),
  },
  {
    words: say`leaves out the last square`,
    to: (steps) => steps.map((step) => (step === steps.length ? 0 : step)),
  },
];

/** Lists the questions that the mistakes need answers to, besides those of the cases. */
export function misreadTours(cases: readonly TourCase[]): TourCase[] {
  // Whether there is a tour is found out.
  return cases.flatMap((asked) => MISREADINGS.flatMap(({ to }) => to(asked) ?? [])).map(asTour);
}

const asTour = (asked: TourCase): TourCase => ({ ...asked, answer: "tour" });

/** @param solve answers as a right program does, also to other questions than those of the cases */
export function tourMistakes(solve: Answering<TourCase>): Mistake<TourCase>[] {
  const spoiling =
    (to: Changed<Steps>["to"]): Answering<TourCase> =>
    (asked) => {
      const right = solve(asked);
      if (right?.kind !== "grid") return right;
      const steps = to(right.steps);
      return steps && { ...right, steps };
    };
  const misreading =
    (to: Changed<TourCase>["to"]): Answering<TourCase> =>
    (asked) => {
      const misread = to(asked);
      const answer = misread && solve(misread);
      return answer?.kind === "grid" ? visitsOf(answer, misread!) : answer;
    };
  return [
    ...DAMAGES.map(({ words, to }) => ({ words, ways: [spoiling(to)] })),
    ...MISREADINGS.map(({ words, to }) => ({ words, ways: [misreading(to)] })),
    {
      words: say`goes where the fewest moves are left, and stops at the first dead end`,
      ways: KNIGHT_MOVES.map((_, first) => (asked) => firstWay(asked, first)),
    },
    {
      words: say`prints a part of a tour where there is none`,
      ways: [(asked) => (asked.answer === "none" ? firstWay(asked, 0) : solve(asked))],
    },
    {
      words: say`always says that there is no tour`,
      ways: [() => ({ kind: "none" })],
    },
  ];
}

/** Lists the squares, so that they can be checked on another board. An open tour is one that ends elsewhere than beside its start. */
function visitsOf({ steps }: GridAnswer, asked: TourCase): Answer {
  const order = Array.from<number>({ length: steps.length });
  for (const [square, step] of steps.entries()) order[step - 1] = square;
  const squares = asked.tour === "open" ? opened(order, asked) : order;
  const visits = squares.flatMap((square) => [Math.floor(square / asked.columns), square % asked.columns]);
  return { kind: "visits", visits: Int32Array.from(visits) };
}

/**
 * Makes the end of a tour another one that is not beside the start, by walking a part of it backwards (L. Pósa, "Hamiltonian circuits in random
 * graphs", 1976). A right program may find a closed tour where it is not asked for one.
 */
function opened(order: readonly number[], asked: TourCase): readonly number[] {
  const besideStart = knightNeighbours(asked, order[0]!);
  const besideEnd = knightNeighbours(asked, order.at(-1)!);
  if (!besideStart.includes(order.at(-1)!)) return order;
  const turn = order.findIndex(
    (square, at) => besideEnd.includes(square) && !besideStart.includes(order[at + 1]!),
  );
  return turn < 0 ? order : [...order.slice(0, turn + 1), ...order.slice(turn + 1).reverse()];
}

/**
 * Goes to the square with the fewest exits (H. C. von Warnsdorff, 1823), and never back.
 *
 * @param first index of the move that is tried first
 */
function firstWay(asked: TourCase, first: number): Answer {
  const steps = new Int32Array(asked.rows * asked.columns);
  const free = (from: number) => knightNeighbours(asked, from).filter((to) => steps[to] === 0);
  let at: number | undefined = indexOf(asked, asked.start);
  for (let step = 1; at !== undefined; step++) {
    steps[at] = step;
    const next = free(at);
    const turned = [...next.slice(first), ...next.slice(0, first)];
    const exits = new Map(turned.map((to) => [to, free(to).length]));
    at = turned.toSorted((one, other) => exits.get(one)! - exits.get(other)!)[0];
  }
  return { kind: "grid", steps, base: 1 };
}
