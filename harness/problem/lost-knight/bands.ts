import { type Board, indexOf } from "../../case/board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { type Band, bandsOf } from "../band.ts";
import { EDGES, neededEdges } from "./wrapping.ts";

type Is = (asked: LostKnightCase) => boolean;

const side = (least: number, most: number): Is => {
  return ({ board: { rows, columns } }) =>
    Math.max(rows, columns) >= least && Math.max(rows, columns) <= most;
};

const open = (least: number, most: number): Is => {
  return ({ board }) => openShare(board) >= least && openShare(board) < most;
};

const moves = (holds: (moves: number) => boolean): Is => {
  return ({ answer }) => answer !== "impossible" && holds(answer);
};

export const lostKnightBands: readonly Band<LostKnightCase>[] = [
  ...bandsOf<LostKnightCase>("longer side", {
    "up to 5": side(1, 5),
    "6 to 20": side(6, 20),
    "21 to 99": side(21, 99),
    "100 to 255": side(100, 255),
    "256 to 550": side(256, 550),
    "more than 550": side(551, Number.POSITIVE_INFINITY),
  }),
  ...bandsOf<LostKnightCase>("shape", {
    square: ({ board }) => board.rows === board.columns,
    wider: ({ board }) => board.rows < board.columns,
    higher: ({ board }) => board.rows > board.columns,
    "an odd side": ({ board }) => board.rows % 2 === 1 || board.columns % 2 === 1,
    "a side below 4": ({ board }) => Math.min(board.rows, board.columns) < 4,
  }),
  ...bandsOf<LostKnightCase>("open squares", {
    "below 15 %": open(0, 0.15),
    "15 to 35 %": open(0.15, 0.35),
    "35 to 70 %": open(0.35, 0.7),
    "from 70 %": open(0.7, 1.01),
  }),
  ...bandsOf<LostKnightCase>(
    "edge that must be crossed",
    Object.fromEntries([
      ...EDGES.map((edge): [string, Is] => [edge, ({ board }) => neededEdges(board).has(edge)]),
      ["none", ({ board, answer }) => answer !== "impossible" && neededEdges(board).size === 0],
    ]),
  ),
  ...bandsOf<LostKnightCase>("answer", {
    "one move": moves((count) => count === 1),
    "an even number": moves((count) => count % 2 === 0),
    "an odd number": moves((count) => count % 2 === 1),
    "more than 255 moves": moves((count) => count > 255),
    "impossible, C walled in": ({ board, answer }) => answer === "impossible" && isWalledIn(board),
    "impossible, though C can move": ({ board, answer }) => answer === "impossible" && !isWalledIn(board),
  }),
];

function openShare({ open, rows, columns }: Board): number {
  return open.reduce((sum, square) => sum + square, 0) / (rows * columns);
}

function isWalledIn(board: Board): boolean {
  return !torusNeighbours(board, indexOf(board, board.start)).some((square) => board.open[square]);
}
