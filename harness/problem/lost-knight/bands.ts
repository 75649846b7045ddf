import type { Sentence } from "../../base/sentence.ts";
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
  upper: { en: "upper", "pt-BR": "de cima" },
  lower: { en: "lower", "pt-BR": "de baixo" },
  left: { en: "left", "pt-BR": "esquerda" },
  right: { en: "right", "pt-BR": "direita" },
};

export const lostKnightBands: readonly Band<LostKnightCase>[] = [
  ...bandsOf<LostKnightCase>({ en: "longer side", "pt-BR": "lado maior" }, [
    ["up to 5", "até 5", side(1, 5)],
    ["6 to 20", "6 a 20", side(6, 20)],
    ["21 to 99", "21 a 99", side(21, 99)],
    ["100 to 255", "100 a 255", side(100, 255)],
    ["256 to 550", "256 a 550", side(256, 550)],
    ["more than 550", "mais de 550", side(551, Number.POSITIVE_INFINITY)],
  ]),
  ...bandsOf<LostKnightCase>({ en: "shape", "pt-BR": "forma" }, [
    ["square", "quadrado", ({ board }) => board.rows === board.columns],
    ["wider", "mais largo", ({ board }) => board.rows < board.columns],
    ["higher", "mais alto", ({ board }) => board.rows > board.columns],
    ["an odd side", "um lado ímpar", ({ board }) => board.rows % 2 === 1 || board.columns % 2 === 1],
    ["a side below 4", "um lado menor que 4", ({ board }) => Math.min(board.rows, board.columns) < 4],
  ]),
  ...bandsOf<LostKnightCase>({ en: "open squares", "pt-BR": "casas livres" }, [
    ["below 15 %", "menos de 15 %", open(0, 0.15)],
    ["15 to 35 %", "15 a 35 %", open(0.15, 0.35)],
    ["35 to 70 %", "35 a 70 %", open(0.35, 0.7)],
    ["from 70 %", "a partir de 70 %", open(0.7, 1.01)],
  ]),
  ...bandsOf<LostKnightCase>(
    { en: "edge that must be crossed", "pt-BR": "borda que precisa ser atravessada" },
    [
      ...EDGES.map((edge): [Sentence, Is] => [
        EDGE_NAMES[edge],
        ({ board }) => neededEdges(board).has(edge),
      ]),
      ["none", "nenhuma", ({ board, answer }) => answer !== "impossible" && neededEdges(board).size === 0],
    ],
  ),
  ...bandsOf<LostKnightCase>({ en: "answer", "pt-BR": "resposta" }, [
    ["one move", "um movimento", moves((count) => count === 1)],
    ["an even number", "um número par", moves((count) => count % 2 === 0)],
    ["an odd number", "um número ímpar", moves((count) => count % 2 === 1)],
    ["more than 255 moves", "mais de 255 movimentos", moves((count) => count > 255)],
    [
      "impossible, C walled in",
      "impossível, com C cercado",
      ({ board, answer }) => answer === "impossible" && isWalledIn(board),
    ],
    [
      "impossible, though C can move",
      "impossível, embora C possa se mover",
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
