import type { TourCase } from "../../case/knights-tour.ts";
import { type Band, bandsOf } from "../band.ts";

type Is = (asked: TourCase) => boolean;

const side = (least: number, most: number): Is => {
  return ({ rows, columns }) => Math.max(rows, columns) >= least && Math.max(rows, columns) <= most;
};

const odd: Is = ({ rows, columns }) => (rows * columns) % 2 === 1;
const minority: Is = (asked) => odd(asked) && (asked.start.row + asked.start.column) % 2 === 1;

/** Number of the start's two coordinates that lie on an edge. */
const edges = ({ rows, columns, start }: TourCase) =>
  Number(start.row === 0 || start.row === rows - 1) +
  Number(start.column === 0 || start.column === columns - 1);

export const tourBands: readonly Band<TourCase>[] = [
  ...bandsOf<TourCase>({ en: "longer side", "pt-BR": "lado maior" }, [
    ["up to 5", "até 5", side(1, 5)],
    ["6 to 8", "6 a 8", side(6, 8)],
    ["9 to 26", "9 a 26", side(9, 26)],
    ["27 to 99", "27 a 99", side(27, 99)],
    ["from 100", "a partir de 100", side(100, Number.POSITIVE_INFINITY)],
  ]),
  ...bandsOf<TourCase>({ en: "shape", "pt-BR": "forma" }, [
    ["square, even", "quadrado, par", ({ rows, columns }) => rows === columns && rows % 2 === 0],
    ["square, odd", "quadrado, ímpar", ({ rows, columns }) => rows === columns && rows % 2 === 1],
    ["wider", "mais largo", ({ rows, columns }) => rows < columns],
    ["higher", "mais alto", ({ rows, columns }) => rows > columns],
    [
      "three or four rows or columns",
      "três ou quatro linhas ou colunas",
      ({ rows, columns }) => [3, 4].includes(Math.min(rows, columns)),
    ],
  ]),
  ...bandsOf<TourCase>({ en: "start", "pt-BR": "início" }, [
    ["in a corner", "num canto", (asked) => edges(asked) === 2],
    ["on an edge", "numa borda", (asked) => edges(asked) === 1],
    ["inside", "no interior", (asked) => edges(asked) === 0],
    ["row and column differ", "linha e coluna diferentes", ({ start }) => start.row !== start.column],
    [
      "on the larger colour of an odd board",
      "na cor maior de um tabuleiro ímpar",
      (asked) => odd(asked) && !minority(asked),
    ],
    ["on the smaller colour of an odd board", "na cor menor de um tabuleiro ímpar", minority],
    ["left to the program", "à escolha do programa", ({ anyStart }) => anyStart],
  ]),
  ...bandsOf<TourCase>({ en: "tour", "pt-BR": "passeio" }, [
    ["open", "aberto", ({ tour, answer }) => tour === "open" && answer === "tour"],
    ["closed", "fechado", ({ tour, answer }) => tour === "closed" && answer === "tour"],
    ["no open one", "nenhum aberto", ({ tour, answer }) => tour === "open" && answer === "none"],
    ["no closed one", "nenhum fechado", ({ tour, answer }) => tour === "closed" && answer === "none"],
    [
      "none, though the colours allow it",
      "nenhum, embora as cores permitam",
      (asked) => asked.answer === "none" && !minority(asked) && !(asked.tour === "closed" && odd(asked)),
    ],
  ]),
];
