import { parseBoard } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import type { LostKnightCase } from "../../../case/lost-knight.ts";
import { trialCase } from "../../trial-case.ts";

/** Different sizes and answers, not all square; two have no path to the exit. The first is easy for all. */
export const BOARD_TRIALS: readonly LostKnightCase[] = [
  lostKnight("8x8", [
    "..x.....",
    ".C.x.x..",
    "x...x...",
    "..x..x.x",
    ".x..S...",
    "...x..x.",
    "x.....x.",
    "..x..x..",
  ]),
  lostKnight("6x9", ["x..x..x..", ".C..x....", "..x...x.x", "x...x....", "...x..x..", ".x.....S."]),
  lostKnight("10x7", [
    "......x",
    ".Cx....",
    "x...x..",
    "....x..",
    ".x.....",
    "..x..x.",
    "x.S....",
    "...x.x.",
    ".......",
    ".x....x",
  ]),
  lostKnight("7x8, impossible", [
    "..x.x...",
    ".x...x..",
    "...C....",
    ".x...x..",
    "..x.x...",
    "........",
    ".....S..",
  ]),
  lostKnight("9x9, impossible", [
    ".........",
    "....x.x..",
    "...x...x.",
    ".....S...",
    "...x...x.",
    "....x.x..",
    ".........",
    ".C.......",
    ".........",
  ]),
];

/** For programs that try every path. */
export const SMALLER_BOARD_TRIALS: readonly LostKnightCase[] = [
  lostKnight("6x6", ["..x..x", ".C..x.", "..x..x", "x..x..", "..x..S", ".x..x."]),
  ...BOARD_TRIALS.slice(1),
];

/** C can move, and S is walled in. */
export const NO_WAY_TRIAL = lostKnight("example", ["Cx.x", "x...", "..S.", "x..."]);

function lostKnight(name: string, rows: readonly string[]): LostKnightCase {
  return boardTrial(name, rows.map((row) => `${row}\n`).join(""));
}

/** Makes a case of a small board, with one row a line. */
export function boardTrial(name: string, boardText: string): LostKnightCase {
  const board = parseBoard(boardText, () => name);
  const { rows: height, columns } = board;
  return {
    ...trialCase("lost-knight", name),
    rows: height,
    columns,
    board,
    boardText,
    answer: leastMoves(board),
  };
}
