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

/** The only move goes over no edge, or over the upper or the left one. From S no move goes over those. */
export const EDGE_TRIALS = {
  within: lostKnight("example", [..."xxxxxxx xxxxxxx xxCxxxx xxxxxxx xxxSxxx xxxxxxx xxxxxxx".split(" ")]),
  over: [
    lostKnight("example", ["xxCxx", "xxxxx", "xxxxx", "xxxSx", "xxxxx"]),
    lostKnight("example", ["xxxxx", "xxxxx", "Cxxxx", "xxxSx", "xxxxx"]),
  ],
} as const;

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
