import { remembered } from "../../base/remembered.ts";
import { squareAt } from "../../case/board.ts";
import { knightNeighbours } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { tourCase } from "../tours.ts";
import type { Dice } from "./dice.ts";

/** Step numbers from 0 in lines; -1 where no step is. */
export type Steps = readonly (readonly number[])[];

/** A case, with a tour if there is one. */
export interface TouredCase {
  readonly asked: TourCase;
  readonly tour: Steps | "none";
  /** Open tours from other starts; empty if there is no tour. */
  readonly elsewhere: readonly Steps[];
}

type AskedTour = Pick<TourCase, "rows" | "columns" | "start" | "tour">;

const MOST_TRIES = 2000;

/** Makes cases on small boards: most of them open, two closed, two without a tour. */
export function touredCases(dice: Dice, count: number): TouredCase[] {
  const cases: TouredCase[] = [impossibleCase(dice, "small"), impossibleCase(dice, "colours")];
  while (cases.length < count) {
    const tour = cases.length < 4 ? "closed" : "open";
    const rows = tour === "closed" ? 6 : dice.between(5, 8);
    const columns = tour === "closed" ? dice.pick([6, 8]) : dice.once(3) ? rows : dice.between(5, 8);
    const start = { row: dice.below(rows), column: dice.below(columns) };
    const steps = findTour({ rows, columns, start, tour }, dice);
    if (!steps) continue;
    const name = `board-${cases.length}`;
    const others = [0, 2].map((row) => ({ row, column: row === start.row && start.column === 0 ? 2 : 0 }));
    const elsewhere = others.map((other) => findTour({ rows, columns, start: other, tour: "open" }, dice)!);
    cases.push({ asked: tourCase({ name, rows, columns, start, tour }), tour: steps, elsewhere });
  }
  return cases;
}

function impossibleCase(dice: Dice, why: "small" | "colours"): TouredCase {
  const side = why === "small" ? dice.between(3, 4) : 5;
  const start =
    why === "small" ? { row: 0, column: 0 } : { row: dice.pick([0, 2, 4]), column: dice.pick([1, 3]) };
  return {
    asked: tourCase({ name: why, rows: side, columns: side, start, answer: "none" }),
    tour: "none",
    elsewhere: [],
  };
}

/**
 * Searches by Warnsdorff's rule, with ties by lot, again and again (H. C. von Warnsdorff, "Des Rösselsprunges einfachste
 * und allgemeinste Lösung", 1823).
 */
export function findTour(asked: AskedTour, dice: Dice): Steps | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const order = walk(asked, dice);
    if (order.length < asked.rows * asked.columns) continue;
    if (asked.tour === "closed" && !knightNeighbours(asked, order.at(-1)!).includes(order[0]!)) continue;
    return stepsIn(asked, order);
  }
  return undefined;
}

function walk({ rows, columns, start }: AskedTour, dice: Dice): number[] {
  const movesFrom = movesOn(`${rows} ${columns}`);
  const exits = movesFrom.map((moves) => moves.length);
  const visited = new Set<number>();
  const order: number[] = [];
  let square: number | undefined = start.row * columns + start.column;
  while (square !== undefined) {
    order.push(square);
    visited.add(square);
    for (const next of movesFrom[square]!) exits[next]!--;
    const open: readonly number[] = movesFrom[square]!.filter((next) => !visited.has(next));
    const least = Math.min(...open.map((next) => exits[next]!));
    const narrow = open.filter((next) => exits[next] === least);
    square = narrow.length > 0 ? dice.pick(narrow) : undefined;
  }
  return order;
}

/** Lists the moves from each square of a board, whose rows and columns are named. */
const movesOn = remembered((size: string): readonly (readonly number[])[] => {
  const [rows = 0, columns = 0] = size.split(" ").map(Number);
  return Array.from({ length: rows * columns }, (_, square) => knightNeighbours({ rows, columns }, square));
});

/** Numbers squares in their order. */
export function stepsIn(size: Pick<TourCase, "rows" | "columns">, order: readonly number[]): Steps {
  const lines = Array.from({ length: size.rows }, () => Array<number>(size.columns).fill(-1));
  for (const [step, square] of order.entries()) {
    const { row, column } = squareAt(size, square);
    lines[row]![column] = step;
  }
  return lines;
}
