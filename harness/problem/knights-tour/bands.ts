import { say } from "../../base/sentence.ts";
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
  ...bandsOf<TourCase>(say`longer side`, [
    [say`up to 5`, side(1, 5)],
    [say`6 to 8`, side(6, 8)],
    [say`9 to 26`, side(9, 26)],
    [say`27 to 99`, side(27, 99)],
    [say`from 100`, side(100, Number.POSITIVE_INFINITY)],
  ]),
  ...bandsOf<TourCase>(say`shape`, [
    [say`square, even`, ({ rows, columns }) => rows === columns && rows % 2 === 0],
    [say`square, odd`, ({ rows, columns }) => rows === columns && rows % 2 === 1],
    [say`wider`, ({ rows, columns }) => rows < columns],
    [say`higher`, ({ rows, columns }) => rows > columns],
    [say`three or four rows or columns`, ({ rows, columns }) => [3, 4].includes(Math.min(rows, columns))],
  ]),
  ...bandsOf<TourCase>(say`start`, [
    [say`in a corner`, (asked) => edges(asked) === 2],
    [say`on an edge`, (asked) => edges(asked) === 1],
    [say`inside`, (asked) => edges(asked) === 0],
    [say`row and column differ`, ({ start }) => start.row !== start.column],
    [say`on the larger colour of an odd board`, (asked) => odd(asked) && !minority(asked)],
    [say`on the smaller colour of an odd board`, minority],
    [say`left to the program`, ({ anyStart }) => anyStart],
  ]),
  ...bandsOf<TourCase>(say`tour`, [
    [say`open`, ({ tour, answer }) => tour === "open" && answer === "tour"],
    [say`closed`, ({ tour, answer }) => tour === "closed" && answer === "tour"],
    [say`no open one`, ({ tour, answer }) => tour === "open" && answer === "none"],
    [say`no closed one`, ({ tour, answer }) => tour === "closed" && answer === "none"],
    [
      say`none, though the colours allow it`,
      (asked) => asked.answer === "none" && !minority(asked) && !(asked.tour === "closed" && odd(asked)),
    ],
  ]),
];
