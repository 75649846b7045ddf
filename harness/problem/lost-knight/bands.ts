import { type Sentence, say } from "../../base/sentence.ts";
import { type Board, indexOf } from "../../case/board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { EDGES, type EdgeName } from "../../finding/ideas.ts";
import { type Band, bandsOf } from "../band.ts";
import { neededEdges } from "./wrapping.ts";

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

const EDGE_NAMES: Readonly<Record<EdgeName, Sentence>> = {
  upper: say`upper`,
  lower: say`lower`,
  left: say`left`,
  right: say`right`,
};

export const lostKnightBands: readonly Band<LostKnightCase>[] = [
  ...bandsOf<LostKnightCase>(say`longer side`, [
    [say`up to 5`, side(1, 5)],
    [say`6 to 20`, side(6, 20)],
    [say`21 to 99`, side(21, 99)],
    [say`100 to 255`, side(100, 255)],
    [say`256 to 550`, side(256, 550)],
    [say`more than 550`, side(551, Number.POSITIVE_INFINITY)],
  ]),
  ...bandsOf<LostKnightCase>(say`shape`, [
    [say`square`, ({ board }) => board.rows === board.columns],
    [say`wider`, ({ board }) => board.rows < board.columns],
    [say`higher`, ({ board }) => board.rows > board.columns],
    [say`an odd side`, ({ board }) => board.rows % 2 === 1 || board.columns % 2 === 1],
    [say`a side below 4`, ({ board }) => Math.min(board.rows, board.columns) < 4],
  ]),
  ...bandsOf<LostKnightCase>(say`open squares`, [
    [say`below 15 %`, open(0, 0.15)],
    [say`15 to 35 %`, open(0.15, 0.35)],
    [say`35 to 70 %`, open(0.35, 0.7)],
    [say`from 70 %`, open(0.7, 1.01)],
  ]),
  ...bandsOf<LostKnightCase>(say`edge that must be crossed`, [
    ...EDGES.map((edge): [Sentence, Is] => [EDGE_NAMES[edge], ({ board }) => neededEdges(board).has(edge)]),
    [say`none`, ({ board, answer }) => answer !== "impossible" && neededEdges(board).size === 0],
  ]),
  ...bandsOf<LostKnightCase>(say`answer`, [
    [say`one move`, moves((count) => count === 1)],
    [say`an even number`, moves((count) => count % 2 === 0)],
    [say`an odd number`, moves((count) => count % 2 === 1)],
    [say`more than 255 moves`, moves((count) => count > 255)],
    [say`impossible, C walled in`, ({ board, answer }) => answer === "impossible" && isWalledIn(board)],
    [
      say`impossible, though C can move`,
      ({ board, answer }) => answer === "impossible" && !isWalledIn(board),
    ],
  ]),
];

function openShare({ open, rows, columns }: Board): number {
  return open.reduce((sum, square) => sum + square, 0) / (rows * columns);
}

function isWalledIn(board: Board): boolean {
  return !torusNeighbours(board, indexOf(board, board.start)).some((square) => board.open[square]);
}
