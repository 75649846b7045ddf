import { integersIn } from "../../answer/text/integers.ts";
import { indexOf, type Square, squareAt } from "../../case/board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { DAMAGE_NAMES, DAMAGES, type Pick, TEXT_DAMAGE_NAMES, TEXT_DAMAGES } from "../making/damage.ts";
import { type MadeAnswer, otherNotations } from "../making/made-answer.ts";
import { isRightPath } from "../making/rightness.ts";
import { MOVES_WRITINGS, NONE_WRITINGS, TOUR_WRITINGS } from "../making/writing.ts";

/** Makes answers to a case: the right one in every writing, wrong numbers, and damaged paths. */
export function madeMoves(asked: LostKnightCase, pick: Pick): MadeAnswer[] {
  const { answer } = asked;
  const none = NONE_WRITINGS.map((text) => ({ text, made: "no path", right: answer === "impossible" }));
  if (answer === "impossible") return [...none, ...numbers([0, 1, 68, 99999], answer)];
  return [
    ...none,
    ...numbers([answer, answer - 1, answer + 1, 2 * answer, 10 * answer, 99999], answer),
    ...damagedTexts(answer, pick),
    ...paths(asked, answer, pick),
  ];
}

function numbers(moves: readonly number[], answer: LostKnightCase["answer"]): MadeAnswer[] {
  return Object.entries(MOVES_WRITINGS).flatMap(([made, write]) =>
    moves.map((each) => ({ text: write(each), made, right: each === answer })),
  );
}

function damagedTexts(answer: number, pick: Pick): MadeAnswer[] {
  return Object.entries(MOVES_WRITINGS).flatMap(([writing, write]) =>
    TEXT_DAMAGE_NAMES.map((damage) => ({
      text: TEXT_DAMAGES[damage](write(answer), pick),
      made: `${writing}, ${damage}`,
      right: false,
    })).filter(({ text }) => !integersIn(text).includes(answer)),
  );
}

/**
 * The right number with a path below it. A list is surely read as the path only if it has the right length,
 * begins on C, ends on S, and visits neither of them in between.
 */
function paths(asked: LostKnightCase, answer: number, pick: Pick): MadeAnswer[] {
  const path = shortestPath(asked);
  const ends = [path[0]!, path.at(-1)!];
  const isSure = (squares: readonly Square[]) =>
    answer >= 2 &&
    squares.length === path.length &&
    ends.every((end, at) => `${placesOf(end, squares)}` === `${at * answer}`);
  const damaged = DAMAGE_NAMES.map((damage) => ({
    squares: DAMAGES[damage](path, asked.board, pick),
    made: `a path, ${damage}`,
  })).filter(
    ({ squares }) =>
      isSure(squares) &&
      (isRightPath(asked, squares) ||
        !otherNotations(squares, asked.board).some((other) => isRightPath(asked, other))),
  );
  return [{ squares: path, made: "a path" }, ...damaged].map(({ squares, made }) => ({
    text: `${MOVES_WRITINGS["a name and a number"](answer)}${TOUR_WRITINGS["a list of coordinates"](squares)}`,
    made,
    right: isRightPath(asked, squares),
  }));
}

function placesOf({ row, column }: Square, squares: readonly Square[]): number[] {
  return squares.flatMap((square, at) => (square.row === row && square.column === column ? [at] : []));
}

/** A shortest path, found from the exit. The case must have a path. */
function shortestPath({ board }: LostKnightCase): Square[] {
  const start = indexOf(board, board.start);
  const exit = indexOf(board, board.exit);
  const nextTo = new Map([[exit, exit]]);
  for (const from of nextTo.keys()) {
    if (from === start) break;
    for (const to of torusNeighbours(board, from)) {
      if (board.open[to] && !nextTo.has(to)) nextTo.set(to, from);
    }
  }
  const path = [start];
  while (path.at(-1) !== exit) path.push(nextTo.get(path.at(-1)!)!);
  return path.map((square) => squareAt(board, square));
}
