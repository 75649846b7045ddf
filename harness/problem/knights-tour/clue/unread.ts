import { integersIn } from "../../../answer/text/integers.ts";
import { indexOf } from "../../../case/board.ts";
import { knightNeighbours } from "../../../case/knight.ts";
import type { Clue } from "../../../finding/index.ts";
import { type AskedTour, firstTourDefect } from "../tour.ts";
import type { Rejected } from "./route.ts";

/** Limit of a search: so many visits, and more for each square of the board. */
const MOST_ENTRIES = 100_000;
const ENTRIES_A_SQUARE = 8;
/** Longer outputs and larger boards take too long to look at. */
const MOST_CHARACTERS = 1_000_000;
const MOST_SQUARES = 10_000;

/** Finds a clue in an output that is no answer: a board whose numbers begin anew, or a list that keeps too many squares. */
export function unreadClue(asked: AskedTour, output: string): Clue | undefined {
  if (output.length > MOST_CHARACTERS) return undefined;
  const lines = output.split("\n").map(integersIn);
  const pairs = lines.filter(({ length }) => length === 2);
  return (
    wrappedClue(asked, lastBoardIn(lines, asked).flat()) ??
    [0, 1].reduce<Clue | undefined>((found, base) => found ?? keptClue(asked, pairs, base), undefined)
  );
}

/** Finds the last lines that have as many numbers as the rows of the board; none if there are too few of them. */
function lastBoardIn(lines: readonly number[][], { rows, columns }: AskedTour): readonly number[][] {
  let [end, alike] = [0, 0];
  for (const [at, { length }] of lines.entries()) {
    alike = length === columns ? alike + 1 : 0;
    if (alike >= rows) end = at + 1;
  }
  return lines.slice(Math.max(0, end - rows), end);
}

/** Recognises a board whose numbers begin anew after some number. */
export function wrappedNumbersClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  return wrappedClue(
    asked,
    Array.from(answer.steps, (step) => step + answer.base - 1),
  );
}

/** Recognises a list that keeps the squares which a search tried and left. */
export function keptSquaresClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "visits") return undefined;
  const { visits } = answer;
  const pairs = Array.from({ length: visits.length / 2 }, (_, at) => [visits[2 * at]!, visits[2 * at + 1]!]);
  return keptClue(asked, pairs, 0);
}

function wrappedClue(asked: AskedTour, printed: readonly number[]): Clue | undefined {
  const size = printed.reduce((most, each) => Math.max(most, each), 0) + 1;
  if (asked.anyStart || printed.length > MOST_SQUARES) return undefined;
  if (size < 3 || size >= printed.length || printed.some((each) => each < 0)) return undefined;
  const isTour = [1, 0].some((base) => isTourModulo({ asked, printed, size, base }));
  return isTour ? { kind: "numbers-begin-anew", most: size - 1, squares: printed.length } : undefined;
}

interface Modulo {
  readonly asked: AskedTour;
  readonly printed: readonly number[];
  readonly size: number;
  readonly base: number;
}

/** Tests if numbers are those of a tour, divided by a number of which only the rest is kept. */
function isTourModulo({ asked, printed, size, base }: Modulo): boolean {
  const visited = new Uint8Array(printed.length);
  const path: number[] = [];
  const choices: number[][] = [];
  const fits = (square: number) => !visited[square] && printed[square] === (path.length + base) % size;
  const start = indexOf(asked, asked.start);
  // A square that no other one leads to has to come next.
  const othersBefore = (square: number) =>
    knightNeighbours(asked, square).filter(
      (each) => !visited[each] && (printed[each]! + 1) % size === printed[square],
    ).length;
  const inOrder = (squares: readonly number[]) => {
    const ranked = squares
      .map((square) => ({ square, others: othersBefore(square) }))
      .sort((one, other) => other.others - one.others);
    const forced = ranked.filter(({ others }) => others === 0);
    if (forced.length > 1) return [];
    return (forced.length > 0 ? forced : ranked).map(({ square }) => square);
  };
  choices.push(fits(start) ? [start] : []);
  for (let entries = MOST_ENTRIES + ENTRIES_A_SQUARE * printed.length; entries > 0; entries--) {
    const next = choices.at(-1)?.pop();
    if (next === undefined) {
      choices.pop();
      const left = path.pop();
      if (left === undefined) return false;
      visited[left] = 0;
      continue;
    }
    visited[next] = 1;
    path.push(next);
    if (path.length === printed.length) return asked.tour === "open" || isClosed(asked, path);
    choices.push(inOrder(knightNeighbours(asked, next).filter(fits)));
  }
  return false;
}

function isClosed(asked: AskedTour, path: readonly number[]): boolean {
  return knightNeighbours(asked, path[0]!).includes(path.at(-1)!);
}

/** Tests if the squares of a list are a tour, each where it stands last: it was left before, and was visited again. */
function keptClue(asked: AskedTour, pairs: readonly (readonly number[])[], base: number): Clue | undefined {
  const squares = asked.rows * asked.columns;
  if (pairs.length <= squares) return undefined;
  const lastAt = new Map<string, readonly number[]>();
  for (const pair of pairs) {
    lastAt.delete(String(pair));
    lastAt.set(String(pair), pair);
  }
  if (lastAt.size !== squares) return undefined;
  const visits = Int32Array.from(Array.from(lastAt.values()).flat(), (number) => number - base);
  if (firstTourDefect(asked, { kind: "visits", visits })) return undefined;
  return { kind: "squares-kept", listed: pairs.length, squares };
}
