import type { Case } from "../case/any-case.ts";
import { parseBoard } from "../case/board.ts";
import type { CaseBase } from "../case/case.ts";
import { leastMoves } from "../case/distance.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import type { ProblemName } from "../case/names.ts";

/** Short: a way of asking that is not understood may end in a program that waits. */
const LIMITS = { cpuMs: 1500, wallMs: 8000, outputBytes: 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

function trialCase<Problem extends ProblemName>(
  problem: Problem,
  name: string,
): CaseBase & { problem: Problem } {
  return { problem, name, title: name, points: 1, visibility: "public", limits: LIMITS, file: "" };
}

/** Different sizes and answers, not all square; on two of them there is no way out. The first is easy for all. */
const BOARD_TRIALS: readonly LostKnightCase[] = [
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
  lostKnight("7x8, no way", [
    "..x.x...",
    ".x...x..",
    "...C....",
    ".x...x..",
    "..x.x...",
    "........",
    ".....S..",
  ]),
  lostKnight("9x9, no way", [
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

function lostKnight(name: string, rows: readonly string[]): LostKnightCase {
  const boardText = rows.map((row) => `${row}\n`).join("");
  const board = parseBoard(boardText, () => name);
  return { ...trialCase("lost-knight", name), board, boardText, answer: leastMoves(board) };
}

/** For programs that are told the size: rectangles, starts off the diagonal, one without any tour. */
const TOUR_TRIALS: readonly TourCase[] = [
  tour({ rows: 8, columns: 8, start: { row: 1, column: 4 } }),
  tour({ rows: 5, columns: 6, start: { row: 2, column: 3 } }),
  tour({ rows: 6, columns: 6, start: { row: 4, column: 1 } }),
  tour({ rows: 6, columns: 7, start: { row: 1, column: 4 } }),
  tour({ rows: 5, columns: 5, start: { row: 0, column: 1 }, answer: "none" }),
];

/** The cases of programs that are told all that their problem's contract tells; the first is easy for all. */
export const TRIALS: Readonly<Record<ProblemName, readonly Case[]>> = {
  "lost-knight": BOARD_TRIALS,
  "knights-tour": TOUR_TRIALS,
};

/**
 * For programs that are told where to start.
 *
 * @param side that of the only board they know; from these starts there are tours of every board from 5 x 5 on
 */
export function toursOf(side: number | undefined): readonly TourCase[] {
  if (side === undefined) return TOUR_TRIALS;
  const starts = [
    { row: 1, column: side % 2 === 0 ? 4 : 3 },
    { row: side - 1, column: 2 },
    { row: 3, column: 1 },
  ];
  return starts.map((start) => tour({ rows: side, columns: side, start }));
}

/** For programs that choose their start: the same three times over. */
export function toursFromAnywhere(side: number): TourCase[] {
  const asked = { rows: side, columns: side, start: { row: 0, column: 0 }, anyStart: true };
  return [1, 2, 3].map((run) => ({ ...tour(asked), name: `${side}x${side}, run ${run}` }));
}

function tour(asked: Pick<TourCase, "rows" | "columns" | "start"> & Partial<TourCase>): TourCase {
  const { rows, columns, start } = asked;
  const name = `${rows}x${columns} from (${start.row}, ${start.column})`;
  return { ...trialCase("knights-tour", name), anyStart: false, tour: "open", answer: "tour", ...asked };
}
