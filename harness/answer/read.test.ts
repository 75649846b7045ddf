import fc from "fast-check";
import { expect, test } from "vitest";
import type { Square } from "../case/board.ts";
import { CHESSBOARD_TOUR, squaresInOrder } from "../testing/tours.ts";
import type { Answer } from "./answer.ts";
import { type AnswerFormat, readAnswer } from "./read.ts";

const BOARD = { rows: 100, columns: 100, start: { row: 30, column: 66 } };
const CHESSBOARD = { rows: 8, columns: 8, start: { row: 0, column: 0 } };
const MOVES: AnswerFormat[] = ["stated-moves", "bare-number"];
const TOUR: AnswerFormat[] = ["grid", "coordinates", "squares", "no-tour"];

const readMoves = (text: string) => readAnswer(Buffer.from(text), BOARD, MOVES);
const readTour = (text: string) => readAnswer(Buffer.from(text), CHESSBOARD, TOUR);

test.each([
  "Em 68 movimentos.",
  "Tabuleiro de 100 x 100\nCavalo em (30, 66)\nSaída encontrada em (92, 22)\nEm 68 movimentos.\n",
  "moves: 68",
  "Minimum number of moves = 68 (12 ms)",
  "Número mínimo de movimentos: 68",
  "resultado -> 68",
  "The knight needs 68 knight moves",
  "Menor distancia de (30,66) ate (92,22): 68",
  "68",
  "Digite o nome do arquivo: \n68\n",
  "1 movimento\n2 movimentos\n68 movimentos\n",
])("%j is 68 moves", (text) => {
  expect(readMoves(text)).toMatchObject({ kind: "moves", moves: 68 });
});

test.each([
  "impossible",
  "IMPOSSÍVEL",
  "Saída não foi encontrada",
  "sem solucao",
  "-1",
  "No path found.",
  "Moves: -1",
  "Não há caminho",
])("%j says that there is no way", (text) => {
  expect(readMoves(text)).toEqual({ kind: "none" });
});

test("Latin-1 is understood where UTF-8 is not", () => {
  expect(readAnswer(Buffer.from("IMPOSSÍVEL", "latin1"), BOARD, MOVES)).toEqual({ kind: "none" });
});

test.each(["", "hello", "12.5", "tempo: 12 ms", "(30, 66)"])("%j is no answer", (text) => {
  expect(readMoves(text)).toBeUndefined();
});

test("a list of as many squares as a path of that length has is a path", () => {
  expect(readMoves("2 moves\n(30, 66) (31, 68) (33, 69)")).toEqual({
    kind: "moves",
    moves: 2,
    path: [
      { row: 30, column: 66 },
      { row: 31, column: 68 },
      { row: 33, column: 69 },
    ],
  });
  expect(readMoves("2 moves\n(30, 66) (33, 69)")).toEqual({ kind: "moves", moves: 2 });
});

/** The order of squares that was read, whichever way it was written. */
function orderOf(answer: Answer | undefined): Square[] | undefined {
  if (answer?.kind === "grid") {
    const rows = Array.from({ length: 8 }, (_, row) =>
      Array.from(answer.steps.subarray(8 * row, 8 * row + 8)),
    );
    return squaresInOrder(rows);
  }
  if (answer?.kind !== "visits") return undefined;
  return Array.from({ length: answer.visits.length / 2 }, (_, step) => ({
    row: answer.visits[2 * step]!,
    column: answer.visits[2 * step + 1]!,
  }));
}

const TOUR_SQUARES = squaresInOrder(CHESSBOARD_TOUR);
const LETTERS = "abcdefgh";
const gridFrom = (base: number) => CHESSBOARD_TOUR.map((row) => row.map((step) => step - 1 + base));
const lines = (row: (row: number[], index: number) => string) => (base: number) =>
  gridFrom(base).map(row).join("\n");
const list =
  (line: (square: Square, step: number) => string, separator = "\n") =>
  () =>
    TOUR_SQUARES.map(line).join(separator);

/** Ways in which people print a tour. */
const SHAPES: Record<string, (base: number) => string> = {
  "numbers and spaces": lines((row) => row.join(" ")),
  tabs: lines((row) => row.join("\t")),
  "Windows line ends": lines((row) => `${row.join(" ")}\r`),
  borders: (base) =>
    gridFrom(base)
      .map((row) => `+--+--+--+\n| ${row.join(" | ")} |`)
      .join("\n"),
  "drawn borders": (base) =>
    gridFrom(base)
      .map((row) => `├──┼──┤\n│${row.join("│")}│`)
      .join("\n"),
  "JSON-like rows": (base) =>
    `[${gridFrom(base)
      .map((row) => `[${row.join(", ")}]`)
      .join(",\n")}]`,
  "numbers with full stops": lines((row) => row.map((step) => `${step}.`).join(" ")),
  "letters above and numbers beside": (base) =>
    ` ${Array.from(LETTERS).join("  ")}\n${lines((row, index) => `${index + 1} ${row.join(" ")}`)(base)}`,
  "numbers above and on both sides": (base) =>
    ` 0 1 2 3 4 5 6 7\n${lines((row, index) => `${index} ${row.join(" ")} ${index}`)(base)}`,
  "step and coordinates": list(({ row, column }, step) => `#${step + 1} - [${row}, ${column}]`),
  "coordinates in a row": list(({ row, column }) => `(${row},${column})`, " -> "),
  "coordinates from 1": list(({ row, column }) => `(${row + 1};${column + 1})`),
  "two numbers a line": list(({ row, column }) => `${row} ${column}`),
  "step and two numbers": list(({ row, column }, step) => `${step + 1}: ${row} ${column}`),
  "squares from the top": list(({ row, column }) => `${LETTERS[column]}${row + 1}`, " "),
  "squares from the bottom": list(({ row, column }) => `${LETTERS[column]?.toUpperCase()}${8 - row}`, "-"),
};

const noise = fc.constantFrom(
  "",
  "Passeio do Cavalo\n\n",
  "Tempo: 12 ms\n",
  "\u001b[2J\u001b[1;1H",
  "\u001b[32mok\u001b[0m\n",
  "tentativa 3 de 10\n",
);
const partial = `\u001b[2J${CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 40 ? 0 : step)).join(" ")).join("\n")}\n\n`;

test.each(Object.entries(SHAPES))("a tour as %s is read as it is", (_, print) => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), noise, noise, fc.boolean(), (base, before, after, redrawn) => {
      const text = `${before}${redrawn ? partial : ""}${print(base)}\n${after}`;
      expect(orderOf(readTour(text))).toEqual(TOUR_SQUARES);
    }),
  );
});

test("of several boards the last complete one counts, or else the last", () => {
  const whole = SHAPES["tabs"]!(1);
  expect(orderOf(readTour(`${partial}${whole}\n\n${partial}`))).toEqual(TOUR_SQUARES);
  const last = readTour(`${partial}${partial}`);
  expect(last?.kind === "grid" && last.steps.filter((step) => step === 0)).toHaveLength(24);
});

test.each(["0", "-1", "-", ".", "**"])("a square marked with %j is not visited", (mark) => {
  const text = CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 60 ? mark : step)).join(" | ")).join(
    "\n",
  );
  if (mark === "**") expect(readTour(text)).toBeUndefined();
  else expect(readTour(text)).toMatchObject({ kind: "grid", base: 1 });
});

test("a single 0 on a board whose 1 stands on the start is a square left out", () => {
  const text = CHESSBOARD_TOUR.map((row) => row.map((step) => step % 64).join(" ")).join("\n");
  expect(readTour(text)).toMatchObject({ kind: "grid", base: 1 });
});

test("that there is no tour", () => {
  expect(readTour("Sem solução a partir de (0, 1).")).toEqual({ kind: "none" });
  expect(readTour("No solution found starting in [0, 1]")).toEqual({ kind: "none" });
});

test.each(["", "hello", "1 2 3", SHAPES["tabs"]!(1).slice(0, 60)])("%j is no tour", (text) => {
  expect(readTour(text)).toBeUndefined();
});
