import type { Answer } from "../../answer/reading/answer.ts";
import { squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toSquare } from "../../case/square-schema.ts";
import type { Adopting } from "../problem.ts";
import { tourCandidates } from "./candidates.ts";
import { tourKinds } from "./kinds.ts";
import { firstTourDefect } from "./tour.ts";
import { TOUR_TRIALS } from "./trial-cases.ts";
import { waysToTours } from "./ways.ts";

const CHESSBOARD = { rows: 8, columns: 8 } as const;

/** Programs that take no size get a chessboard. Programs that take no start choose their own. */
export const tourAdopting: Adopting<TourCase> = {
  cases: TOUR_TRIALS,
  waysToAsk: waysToTours,
  candidates: tourCandidates,
  usualBoard: {
    fixed: CHESSBOARD,
    resized: (asked) => ({ ...asked, ...CHESSBOARD, answer: "tour" }),
  },
  startIn,
  goesOn(answer, { columns }) {
    if (answer.kind === "visits") {
      const [row, column, nextRow, nextColumn] = answer.visits;
      const next = { row: nextRow ?? row!, column: nextColumn ?? column! };
      return isKnightMove({ row: row!, column: column! }, next);
    }
    if (answer.kind !== "grid") return false;
    const [first, second] = [1, 2].map((step) => squareAt({ columns }, answer.steps.indexOf(step)));
    return isKnightMove(first!, second!);
  },
  isLong(answer, { rows, columns }) {
    const half = (rows * columns) / 2;
    if (answer.kind === "grid") return new Set(answer.steps.filter((step) => step > 0)).size >= half;
    if (answer.kind !== "visits") return false;
    const { visits } = answer;
    const cells = Array.from(
      { length: visits.length / 2 },
      (_, at) => `${visits[2 * at]} ${visits[2 * at + 1]}`,
    );
    // A list that never comes to the last row or column may be the whole tour of a smaller board.
    const comesTo = (last: number, place: number) =>
      visits.some((each, at) => at % 2 === place && each === last);
    return new Set(cells).size >= half && comesTo(rows - 1, 0) && comesTo(columns - 1, 1);
  },
  endsEarly(answer, asked) {
    if (answer.kind !== "grid" && answer.kind !== "visits") return false;
    const defect = firstTourDefect(asked, answer);
    if (defect?.kind !== "squares-missing") return false;
    const { at: left, expected, found } = defect;
    const start = startIn(answer, asked);
    return expected - found > 1 || !start || !isKnightMove(toSquare(left), toSquare(start));
  },
  isWhole(answer, { rows, columns }) {
    const squares = rows * columns;
    const onBoard = (count: number, most: number) => count >= 0 && count < most;
    if (answer.kind === "grid")
      return new Set(answer.steps.filter((step) => onBoard(step - 1, squares))).size === squares;
    if (answer.kind !== "visits" || answer.visits.length !== 2 * squares) return false;
    const cells = Array.from({ length: squares }, (_, step) => {
      const [row, column] = [answer.visits[2 * step]!, answer.visits[2 * step + 1]!];
      return onBoard(row, rows) && onBoard(column, columns) ? row * columns + column : undefined;
    });
    return !cells.includes(undefined) && new Set(cells).size === squares;
  },
  closed: (asked) => (asked.answer === "none" ? undefined : { ...asked, tour: "closed" }),
  kinds: tourKinds,
  startingAt: (asked, [row, column]) => ({ ...asked, start: { row, column }, answer: "tour" }),
  startOf: ({ anyStart, start }) => (anyStart ? undefined : [start.row, start.column]),
};

function startIn(answer: Answer, { columns }: TourCase): [row: number, column: number] | undefined {
  if (answer.kind === "visits") return [answer.visits[0]!, answer.visits[1]!];
  if (answer.kind !== "grid") return undefined;
  const first = answer.steps.indexOf(1);
  // A board of other numbers has several.
  return first < 0 || answer.steps.includes(1, first + 1)
    ? undefined
    : [Math.floor(first / columns), first % columns];
}
