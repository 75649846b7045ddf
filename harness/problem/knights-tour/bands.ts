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
  ...bandsOf<TourCase>("longer side", {
    "up to 5": side(1, 5),
    "6 to 8": side(6, 8),
    "9 to 26": side(9, 26),
    "27 to 99": side(27, 99),
    "from 100": side(100, Number.POSITIVE_INFINITY),
  }),
  ...bandsOf<TourCase>("shape", {
    "square, even": ({ rows, columns }) => rows === columns && rows % 2 === 0,
    "square, odd": ({ rows, columns }) => rows === columns && rows % 2 === 1,
    wider: ({ rows, columns }) => rows < columns,
    higher: ({ rows, columns }) => rows > columns,
    "three or four rows or columns": ({ rows, columns }) => [3, 4].includes(Math.min(rows, columns)),
  }),
  ...bandsOf<TourCase>("start", {
    "in a corner": (asked) => edges(asked) === 2,
    "on an edge": (asked) => edges(asked) === 1,
    inside: (asked) => edges(asked) === 0,
    "row and column differ": ({ start }) => start.row !== start.column,
    "on the larger colour of an odd board": (asked) => odd(asked) && !minority(asked),
    "on the smaller colour of an odd board": minority,
    "left to the program": ({ anyStart }) => anyStart,
  }),
  ...bandsOf<TourCase>("tour", {
    open: ({ tour, answer }) => tour === "open" && answer === "tour",
    closed: ({ tour, answer }) => tour === "closed" && answer === "tour",
    "no open one": ({ tour, answer }) => tour === "open" && answer === "none",
    "no closed one": ({ tour, answer }) => tour === "closed" && answer === "none",
    "none, though the colours allow it": (asked) =>
      asked.answer === "none" && !minority(asked) && !(asked.tour === "closed" && odd(asked)),
  }),
];
