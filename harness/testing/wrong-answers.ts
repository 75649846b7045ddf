import type { clues } from "../finding/diagnosis.ts";
import type { lostKnightFindings } from "../finding/lost-knight.ts";
import type { readingNotes } from "../finding/reading.ts";
import type { tourFindings } from "../finding/tour.ts";
import { CHESSBOARD_TOUR, RECTANGLE_TOUR, squaresInOrder } from "./tours.ts";

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** A program, and the case that it is put to: a bundled one by its name, or all of a folder. */
export interface Put {
  readonly on: string | Files;
  readonly files: Files;
}

/** A folder of cases of the knight's tour, each as its file has it. */
export function tours(...cases: readonly string[]): Files {
  const files = cases.map((text, index) => [`tour-${index}.yaml`, `title: A tour\n${text}\n`]);
  return { "problem.yaml": "problem: knights-tour\ntitle: Tours\n", ...Object.fromEntries(files) };
}

const RECTANGLE = "rows: 3\ncolumns: 4\nstart:";
export const FROM_CORNER = `${RECTANGLE} [0, 0]`;
export const FROM_OTHER_CORNERS = [`${RECTANGLE} [0, 3]`, `${RECTANGLE} [2, 3]`] as const;

/** The exit is two moves away. What is blocked is so with rows and columns exchanged, too: a path may be meant so. */
const TORUS_ROWS = ["C.....", "..x...", ".x....", "...S..", "......", "......"];
export const TORUS: Files = {
  "problem.yaml": "problem: lost-knight\ntitle: A torus\n",
  "torus.yaml": ["title: A torus", "board:", "  text: |", ...TORUS_ROWS.map((row) => `    ${row}`), ""].join(
    "\n",
  ),
};

export const prints = (text: string): Files => ({ "main.js": `console.log(${JSON.stringify(text)});\n` });

type Lines = readonly (readonly number[])[];
const drawn = (lines: Lines) => prints(lines.map((line) => line.join(" ")).join("\n"));
const renumbered = (change: (step: number) => number) =>
  drawn(RECTANGLE_TOUR.map((line) => line.map(change)));
const listed = (squares: Lines) => prints(squares.map((square) => `(${square.join(", ")})`).join("\n"));

/** The tour of the rectangle, square by square. */
const TOUR = squaresInOrder(RECTANGLE_TOUR).map(({ row, column }) => [row, column]);
/** From its last square every move leads to one of the others. */
const STUCK = [
  [0, 0],
  [1, 2],
  [2, 0],
  [0, 1],
  [2, 2],
  [1, 0],
  [0, 2],
  [2, 1],
  [1, 3],
];

/** A tour that ends three squares to the right of its start. */
const STRAIGHT_END = [
  [1, 10, 19, 36, 7, 12],
  [20, 31, 8, 11, 18, 25],
  [9, 2, 35, 24, 13, 6],
  [30, 21, 32, 15, 26, 17],
  [3, 34, 23, 28, 5, 14],
  [22, 29, 4, 33, 16, 27],
];

/** A closed tour from (2, 2) would end a move away from there, and this one ends a move away from (0, 0). */
const CORNER_END = [
  [35, 22, 3, 14, 29, 24],
  [2, 15, 36, 23, 4, 13],
  [21, 34, 1, 30, 25, 28],
  [16, 9, 18, 27, 12, 5],
  [33, 20, 7, 10, 31, 26],
  [8, 17, 32, 19, 6, 11],
];

/** Gets stuck at 9. */
const FILLED = [
  [1, 4, 7, 10],
  [6, 11, 2, 9],
  [3, 8, 5, 12],
];

/** Four steps are in the row below, or in the column to the right. */
const BEYOND = [
  [1, 0, 0, 4],
  [12, 9, 2, 7],
  [0, 0, 5, 10],
];

const onTorus = (text: string): Put => ({ on: TORUS, files: prints(text) });
const onRectangle = (files: Files): Put => ({ on: tours(FROM_CORNER), files });

/** Kinds of findings about answers and their readings. */
type AnswerKind =
  | keyof typeof lostKnightFindings
  | keyof typeof tourFindings
  | keyof typeof readingNotes
  | Exclude<keyof typeof clues, "uncaught-error">;

/** For each kind a program that draws it by what it prints. */
export const WRONG_ANSWERS: Readonly<Record<AnswerKind, Put>> = {
  "wrong-number-of-moves": onTorus("3 movimentos"),
  "says-impossible": onTorus("impossível"),
  "should-be-impossible": { on: "lost-knight/walled-in", files: prints("2 movimentos") },
  "path-leaves-board": onTorus("2 movimentos\n(0, 0)\n(1, 8)\n(3, 3)"),
  "path-blocked": onTorus("2 movimentos\n(0, 0)\n(2, 1)\n(3, 3)"),
  "path-not-a-knight-move": onTorus("2 movimentos\n(0, 0)\n(1, 1)\n(3, 3)"),
  "path-ends-elsewhere": {
    on: "lost-knight/seam-rows",
    files: prints("3 movimentos\n(2, 1)\n(1, 11)\n(0, 9)\n(8, 10)"),
  },

  "square-off-board": onRectangle(listed(TOUR.with(11, [4, 4]))),
  "square-visited-twice": onRectangle(listed(TOUR.with(11, TOUR[9]!))),
  "step-repeated": onRectangle(renumbered((step) => (step === 5 ? 4 : step))),
  "step-out-of-range": onRectangle(renumbered((step) => (step === 5 ? 98 : step))),
  "step-missing": onRectangle(renumbered((step) => (step === 5 ? 0 : step))),
  "not-a-knight-move": onRectangle(renumbered((step) => ({ 5: 6, 6: 5 })[step] ?? step)),
  "wrong-start": { on: tours(...FROM_OTHER_CORNERS), files: renumbered((step) => step) },
  "squares-missing": onRectangle(renumbered((step) => (step === 12 ? 0 : step))),
  "not-closed": {
    on: tours("rows: 8\ncolumns: 8\nstart: [0, 0]\ntour: closed"),
    files: drawn(CHESSBOARD_TOUR),
  },
  "straight-end": {
    on: tours("rows: 6\ncolumns: 6\nstart: [0, 0]\ntour: closed"),
    files: drawn(STRAIGHT_END),
  },
  "closed-at-the-corner": {
    on: tours("rows: 6\ncolumns: 6\nstart: [2, 2]\ntour: closed"),
    files: drawn(CORNER_END),
  },
  "dead-end-filled": onRectangle(drawn(FILLED)),
  "numbers-skipped": onRectangle(renumbered((step) => (step > 5 ? step + 2 : step))),
  "numbers-begin-anew": onRectangle(renumbered((step) => step % 10)),
  "squares-kept": onRectangle(listed([...TOUR.slice(0, 11), ...TOUR.slice(2, 10), ...TOUR.slice(1)])),
  "beyond-the-board": onRectangle(drawn(BEYOND)),
  "start-not-marked": onRectangle(renumbered((step) => (step === 1 ? 0 : step))),
  "eight-bit-steps": {
    on: tours("rows: 18\ncolumns: 18\nstart: [0, 0]"),
    files: drawn(
      Array.from({ length: 18 }, (_, row) =>
        Array.from({ length: 18 }, (_, column) => (18 * row + column + 1) % 256),
      ),
    ),
  },
  "says-no-tour": onRectangle(prints("sem solução")),
  "should-be-no-tour": {
    on: "knights-tour/5x5-no-tour",
    files: listed([
      [0, 1],
      [2, 2],
      [4, 3],
      [3, 1],
      [1, 0],
      [0, 2],
      [1, 4],
      [3, 3],
      [4, 1],
      [2, 0],
    ]),
  },
  // The reference finds what is said not to be there.
  "case-wrong": { on: tours(`${FROM_CORNER}\nanswer: none`), files: prints("sem solução") },

  "off-board-otherwise": onRectangle(listed(TOUR.map((square) => square.toReversed()))),
  "every-step-a-move": onRectangle(
    drawn(RECTANGLE_TOUR[0]!.map((_, column) => RECTANGLE_TOUR.map((line) => line[column]!))),
  ),
  "start-left-out": onRectangle(listed(TOUR.slice(1))),
  "squares-left-out": onRectangle(listed([...TOUR, TOUR[0]!])),
  "whole-from-0": { on: tours(`${RECTANGLE} any`), files: renumbered((step) => step - 1) },
  "last-of-several": onTorus("3 movimentos\n2 movimentos"),
  "right-if-declared": { on: tours(`${RECTANGLE} [2, 0]`), files: renumbered((step) => step) },
  "also-says": onTorus("2 movimentos\n3 movimentos"),

  "dead-end": onRectangle(listed(STUCK)),
  "stopped-early": onRectangle(renumbered((step) => (step < 11 ? step : 0))),
  "numbers-shifted": onRectangle(renumbered((step) => step + 1)),
  "start-not-counted": onRectangle(renumbered((step) => Math.max(step - 2, 0))),
  "start-overwritten": onRectangle(renumbered((step) => (step === 1 ? 13 : step))),
  "row-by-row": onRectangle(prints("1 2 3 4\n5 6 7 8\n9 10 11 12")),
  "wraps-around": {
    on: tours("rows: 5\ncolumns: 5\nstart: [0, 0]"),
    files: listed([
      [0, 0],
      [3, 1],
      [1, 2],
      [4, 3],
      [3, 0],
      [0, 4],
      [2, 3],
      [4, 4],
      [3, 2],
      [4, 0],
      [2, 1],
      [0, 2],
      [1, 0],
    ]),
  },
  "last-number-twice": onRectangle(renumbered((step) => Math.min(step, 11))),
  "tour-reversed": onRectangle(listed(TOUR.toReversed())),
  "illegal-vector": onRectangle(
    listed([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [2, 2],
      [2, 3],
    ]),
  ),
};
