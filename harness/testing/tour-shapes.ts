import type { Square } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import { squaresInOrder } from "./tours.ts";

/** A tour as a program has it in memory: step numbers from 0 in lines. */
interface ProgramTour {
  readonly lines: readonly (readonly number[])[];
  /** The first number that it counts from. */
  readonly base: 0 | 1;
}

/** A way of printing a tour. */
export type Shape = (tour: ProgramTour) => string;

const LETTERS = "abcdefgh";

/** The steps as they are counted, in lines. */
const steps = ({ lines, base }: ProgramTour) => lines.map((line) => line.map((step) => step + base));
const eachLine =
  (print: (steps: readonly (number | string)[], line: number) => string): Shape =>
  (tour) =>
    steps(tour).map(print).join("\n");
/** One after the other, from left to right and from the top down. */
const eachCell =
  (print: (step: number, square: Square) => string, separator = "\n"): Shape =>
  (tour) =>
    steps(tour)
      .flatMap((line, row) => line.map((step, column) => print(step, { row, column })))
      .join(separator);
/** A board with squares around it that no knight may enter. */
const withPadding =
  (wide: number): Shape =>
  (tour) => {
    const side = Array<number>(wide).fill(-1);
    const rows = steps(tour).map((line) => [...side, ...line, ...side]);
    const line = rows[0]!.map(() => -1);
    const all = [...side.map(() => line), ...rows, ...side.map(() => line)];
    return all.map((each) => each.map(padded).join(" ")).join("\n");
  };
const padded = (step: number | string) => String(step).padStart(2);

/** Ways in which programs print a tour as a board of step numbers. */
export const BOARD_SHAPES: Record<string, Shape> = {
  "numbers and spaces": eachLine((line) => line.map(padded).join(" ")),
  tabs: eachLine((line) => line.join("\t")),
  commas: eachLine((line) => line.join(",")),
  "quoted numbers": eachLine((line) => line.map((step) => `"${step}"`).join(";")),
  "decimal numbers": eachLine((line) => line.map((step) => `${step}.0`).join(" ")),
  "numbers with full stops": eachLine((line) => line.map((step) => `${step}.`).join(" ")),
  "Windows line ends": eachLine((line) => `${line.join(" ")}\r`),
  "old Macintosh line ends": (tour) =>
    steps(tour)
      .map((line) => line.join(" "))
      .join("\r"),
  "borders of signs": eachLine((line) => `+--+--+--+\n| ${line.join(" | ")} |`),
  "borders of dashes": eachLine((line) => `|--|--|--|\n|${line.map(padded).join("|")}|`),
  "drawn borders": eachLine((line) => `├──┼──┤\n│${line.join("│")}│`),
  "dashes between": eachLine((line) => line.join(" - ")),
  "stars behind each": eachLine(
    (line) => `${line.map((step) => `${step}   *  `).join("  ")}\n ${"*".repeat(50)}`,
  ),
  "stars before each": eachLine((line) => line.map((step) => `* ${step} `).join("")),
  "stars around": eachLine((line) => `* ${line.join(" * ")} *\n*****`),
  "a frame around each": eachLine((line) => ` | ${line.map(padded).join(" |  | ")} |`),
  "blank lines between": eachLine((line) => `${line.join(" ")}\n`),
  "rows in brackets": (tour) => `[${eachLine((line) => `[${line.join(", ")}]`)(tour)}]`,
  "letters above, numbers beside": (tour) =>
    `   ${Array.from(LETTERS).join("  ")}\n${eachLine((line, index) => `${index + 1} ${line.join(" ")}`)(tour)}`,
  "a letter on the start": (tour) =>
    tour.lines.map((line) => line.map((step) => (step === 0 ? "S" : step + tour.base)).join(" ")).join("\n"),
  "letters beside": eachLine((line, index) => `${LETTERS[index]?.toUpperCase()} | ${line.join(" | ")} |`),
  "letters beside, with lines between": eachLine(
    (line, index) =>
      `${LETTERS[index]?.toUpperCase()}|${line.map((step) => `  ${padded(step)} `).join("|")}|\n_${"|_____".repeat(line.length)}|`,
  ),
  "letters beside, with short lines between": eachLine(
    (line, index) =>
      `${LETTERS[index]?.toUpperCase()}|${line.map(padded).join("|")}|\n-${"|---".repeat(line.length)}|`,
  ),
  "numbers above and on both sides": (tour) =>
    `  ${tour.lines[0]!.map((_, column) => column).join(" ")}\n${eachLine((line, index) => `${index} ${line.join(" ")} ${index}`)(tour)}`,
  "numbers behind": eachLine((line, index) => `${line.join(" ")}  ${index + 1}`),
  "numbers from the bottom up": eachLine((line, index) => `${8 - index} ${line.join(" ")}`),
  "named rows": eachLine((line, index) => `Linha ${index}: ${line.join(" ")}`),
  "glued to a prompt": (tour) => `Digite a coluna: ${eachLine((line) => line.join(" "))(tour)}`,
  "glued to a prompt with numbers": (tour) =>
    `Linha (1-8): Coluna (1-8): ${eachLine((line) => line.join(" "))(tour)}`,
  "wrapped at eight": (tour) =>
    eachCell(
      (step) => String(step),
      " ",
    )(tour)
      .split(" ")
      .map((step, at) => (at % 8 === 7 ? `${step}\n` : `${step} `))
      .join(""),
  "one number a line": eachCell((step) => String(step)),
  "two digits a number, run together": eachLine((line) =>
    line.map((step) => String(step).padStart(2, "0")).join(""),
  ),
  "all on one line": (tour) => JSON.stringify(steps(tour)),
  "padding of -1": withPadding(1),
  "padding of -1, two wide": withPadding(2),
  "JSON object": (tour) => JSON.stringify({ tour: steps(tour), ok: true }),
  "indented JSON": (tour) => JSON.stringify(steps(tour), null, 2),
  "squares by index": eachCell((step, { row, column }) => `tabuleiro[${row}][${column}] = ${step}`),
  "squares in brackets with steps": eachCell((step, { row, column }) => `(${row},${column}): ${step}`),
  "several squares with steps a line": eachCell((step, { row, column }) => `(${row},${column})=${step}`, " "),
  "chess squares with steps": eachCell((step, { row, column }) => `${LETTERS[column]}${row + 1}: ${step}`),
  "rows, columns, steps": eachCell((step, { row, column }) => `${row},${column},${step}`),
};

const list =
  (print: (square: Square, step: number, all: readonly Square[]) => string, separator = "\n"): Shape =>
  ({ lines, base }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => ({ row: row + base, column: column + base }))
      .map((square, step, all) => print(square, step, all))
      .join(separator);

/** Ways in which programs print a tour as coordinates in its order. */
export const COORDINATE_SHAPES: Record<string, Shape> = {
  "step and coordinates": list(({ row, column }, step) => `#${step + 1} - [${row}, ${column}]`),
  "round brackets in a row": list(({ row, column }) => `(${row},${column})`, " -> "),
  "square brackets": list(({ row, column }) => `[${row}, ${column}]`),
  "braces and semicolons": list(({ row, column }) => `{${row}; ${column}}`),
  "angle brackets": list(({ row, column }) => `<${row} ${column}>`),
  "brackets around each": list(({ row, column }) => `[${row}][${column}]`),
  "two numbers a line": list(({ row, column }) => `${row} ${column}`),
  "two numbers with a comma": list(({ row, column }) => `${row},${column}`),
  "arrows without brackets": list(({ row, column }) => `${row},${column}`, " -> "),
  "step and two numbers": list(({ row, column }, step) => `${step + 1}: ${row} ${column}`),
  "passo and two numbers": list(({ row, column }, step) => `Passo ${step + 1}: ${row} ${column}`),
  "words and two numbers": list(({ row, column }) => `Casa: ${row} ${column}`),
  "x and y": list(({ row, column }) => `x=${row}, y=${column}`),
  "CSV with a heading": (tour) =>
    `passo,x,y\n${list(({ row, column }, step) => `${step},${row},${column}`)(tour)}`,
  "JSON pairs": (tour) => `[${list(({ row, column }) => `[${row},${column}]`, ",")(tour)}]`,
  "pairs that were joined to the first one": (tour) =>
    `[${list(({ row, column }, step) => (step === 0 ? `${row}, ${column}` : `[${row}, ${column}]`), ", ")(tour)}]`,
  "i and j": list(({ row, column }) => `i = ${row} j = ${column}`),
  "indented JSON pairs": list(({ row, column }) => JSON.stringify([row, column], null, 2), ",\n"),
  "from square to square": list(({ row, column }, step, all) => {
    const next = all[step + 1];
    return next ? `from (${row},${column}) to (${next.row},${next.column})` : "";
  }),
  "moves from square to square": list(({ row, column }, step, all) => {
    const next = all[step + 1];
    return next ? `Movimento ${step + 1}: (${row},${column}) -> (${next.row},${next.column})` : "";
  }),
  "log with the choices of each step": list(({ row, column }, step, all) => {
    const next = all[step + 1];
    if (!next) return "";
    const choices = all.slice(step + 1).filter((to) => isKnightMove({ row, column }, to));
    const shown = choices.map((to) => `(${to.row}, ${to.column})`).join(", ");
    return `Casa: (${row}, ${column})\nLivres: [${shown}]\nVai para (${next.row}, ${next.column})`;
  }),
  "coordinates with a last remark": list(({ row, column }, step, all) =>
    step === all.length - 1 ? `(${row}, ${column})\nUltima casa: (${row}, ${column})` : `(${row}, ${column})`,
  ),
};

/** Ways that say which number is the row: no order is in doubt. */
export const NAMED_SHAPES: Record<string, Shape> = {
  "linha and coluna": list(({ row, column }) => `linha ${row} coluna ${column}`),
  "row and column with the step": list(
    ({ row, column }, step) => `Step ${step + 1}: row=${row}, column=${column}`,
  ),
  "column before row": list(({ row, column }) => `coluna: ${column} linha: ${row}`),
  "fila y columna": list(({ row, column }) => `Fila ${row} y columna ${column}`),
  "JSON objects": (tour) => `[${list(({ row, column }) => `{"col": ${column}, "row": ${row}}`, ",")(tour)}]`,
};

/** Squares as in chess; they count from 1 whatever the program does. */
export const SQUARE_SHAPES: Record<string, Shape> = {
  "squares in a row": ({ lines }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => `${LETTERS[column]}${row + 1}`)
      .join(" "),
  "capital squares with dashes": ({ lines }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => `${LETTERS[column]?.toUpperCase()}${row + 1}`)
      .join("-"),
  "all squares, then the tour": ({ lines }) =>
    [lines.flatMap((line, row) => line.map((_, column) => ({ row, column }))), squaresInOrder(lines)]
      .map((squares) => squares.map(({ row, column }) => `${LETTERS[column]}${row + 1}`).join(" "))
      .join("\n"),
  "moves from chess square to chess square": ({ lines }) => {
    const squares = squaresInOrder(lines).map(({ row, column }) => `${LETTERS[column]}${row + 1}`);
    return squares
      .map((square, step) => `${step + 1}. ${square} -> ${squares[step + 1]}`)
      .slice(0, -1)
      .join("\n");
  },
  "squares behind the knight's letter": ({ lines }) =>
    squaresInOrder(lines)
      .map(({ row, column }, step) => `${step + 1}. N${LETTERS[column]}${row + 1}`)
      .join(" "),
  "numbers before letters": ({ lines }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => ` to ${row + 1}${LETTERS[column]?.toUpperCase()}`)
      .join("\n"),
  "letters and numbers apart": ({ lines }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => `(${LETTERS[column]}, ${row + 1})`)
      .join(" "),
};

/** The numbers of the squares, counted line by line. */
export const CELL_SHAPES: Record<string, Shape> = {
  "cells one a line": ({ lines, base }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => row * lines[0]!.length + column + base)
      .join("\n"),
  "cells with arrows": ({ lines, base }) =>
    squaresInOrder(lines)
      .map(({ row, column }) => row * lines[0]!.length + column + base)
      .join(" -> "),
};
