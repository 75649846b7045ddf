import { expect, test } from "vitest";
import { readingsOf } from "../answer/read.ts";
import { type Answer, type Declared, type Reading, WEIGHTS } from "../answer/reading/answer.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { Note } from "../finding/index.ts";
import type { readingNotes } from "../finding/reading.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import { told } from "../testing/sentences.ts";
import { CHESSBOARD_TOUR, RECTANGLE_TOUR, squaresInOrder, tourCase } from "../testing/tours.ts";
import { ACCEPTED, rejected } from "./judgement.ts";
import { tourContract } from "./knights-tour/contract.ts";
import { judgeReadings } from "./readings.ts";

function verdictOn(text: string, changes: Partial<TourCase> = {}, declared: Declared = {}): string {
  const { question, formats, check } = tourContract(tourCase(changes));
  const judgement = judgeReadings(readingsOf(Buffer.from(text), { question, formats, declared }), check);
  if (!judgement) return "nothing read";
  const said = [judgement.kind === "accepted" ? judgement.kind : inEnglish(judgement.finding)];
  if (judgement.kind !== "case-wrong" && judgement.note) said.push(inEnglish(judgement.note));
  return said.join("; ");
}

type Lines = readonly (readonly number[])[];
const SQUARES = squaresInOrder(CHESSBOARD_TOUR);
const LETTERS = "abcdefgh";
const drawn = (lines: Lines) => lines.map((line) => line.join(" ")).join("\n");
/** The tour of the chessboard, mirrored: it starts on the last square of the top row, off the diagonal. */
const MIRRORED = SQUARES.map(({ row, column }) => ({ row, column: 7 - column }));
const CORNER = { start: { row: 0, column: 7 } };
const columnsFirst = MIRRORED.map(({ row, column }) => `(${column}, ${row})`).join(" ");
const fromBottom = SQUARES.map(({ row, column }) => `${LETTERS[column]}${8 - row}`).join(" ");
const rectangle = squaresInOrder(RECTANGLE_TOUR);
const cells = SQUARES.map(({ row, column }) => 8 * row + column);

test("a tour that only begins right when it is turned over is not accepted, and the finding says how it would be", () => {
  expect(verdictOn(columnsFirst, CORNER)).toBe(
    "the tour starts on (7, 0), but it should start on (0, 7); the answer would be right with rows and columns exchanged. If that is meant, write `order: column-row` under answer in submission.yaml",
  );
  expect(verdictOn(columnsFirst, CORNER, { order: "column-row" })).toBe("accepted");
  expect(verdictOn(fromBottom)).toContain("the answer would be right with the first row at the bottom.");
  expect(verdictOn(fromBottom, {}, { firstRow: "bottom" })).toBe("accepted");
  expect(verdictOn(drawn(CHESSBOARD_TOUR.toReversed()))).toContain(
    "the answer would be right with the first row at the bottom.",
  );
});

test("what the manifest declares is not doubted", () => {
  const message = verdictOn(columnsFirst, CORNER, { order: "row-column" });
  expect(message).toBe("the tour starts on (7, 0), but it should start on (0, 7)");
});

test("on a board that is not square the coordinates themselves tell their order", () => {
  const text = rectangle.map(({ row, column }) => `(${column}, ${row})`).join(" ");
  const note =
    "; the answer was read with `order: column-row`. Read the other way round, it leaves the board";
  expect(verdictOn(text, { rows: 3, columns: 4 })).toBe(`accepted${note}`);
  expect(verdictOn(text, { rows: 3, columns: 4, start: { row: 1, column: 2 } })).toBe(
    `the tour starts on (0, 0), but it should start on (1, 2)${note}`,
  );
});

test("a board drawn with a line for each column is told by its moves where it is not square", () => {
  const text = drawn(RECTANGLE_TOUR[0]!.map((_, column) => RECTANGLE_TOUR.map((line) => line[column]!)));
  expect(verdictOn(text, { rows: 3, columns: 4 })).toBe(
    "accepted; the answer was read with `order: column-row`. Only then is every step a knight move. If it was printed row by row, check whether the numbers of rows and columns are exchanged",
  );
});

test("a board of the other shape is not wrapped into that of the case, wherever its tour starts", () => {
  const lines = [
    [1, 20, 9, 24, 3, 18],
    [10, 25, 2, 19, 14, 29],
    [21, 8, 23, 28, 17, 4],
    [26, 11, 6, 15, 30, 13],
    [7, 22, 27, 12, 5, 16],
  ];
  expect(verdictOn(drawn(lines), { rows: 6, columns: 5, start: { row: 2, column: 1 } })).toBe(
    "the tour starts on (0, 0), but it should start on (2, 1); the answer was read with `order: column-row`. Only then is every step a knight move. If it was printed row by row, check whether the numbers of rows and columns are exchanged",
  );
});

test.each(["\n", " "])("numbers of squares are told from numbers of steps by their moves", (separator) => {
  expect(verdictOn(cells.join(separator))).toBe(
    "accepted; the answer was read with `formats: [cells]`. Only then is every step a knight move",
  );
});

test("squares that are listed from the last one are a tour from there, unless the manifest says so", () => {
  const expected = "the tour starts on (7, 4), but it should start on (0, 0)";
  const listed = SQUARES.toReversed().map(({ row, column }) => `(${row}, ${column})`);
  for (const text of [cells.toReversed().join("\n"), listed.join(" ")]) {
    expect(verdictOn(text)).toBe(expected);
    expect(verdictOn(text, {}, { backwards: true })).toMatch(/^accepted/);
  }
});

test("a score sheet with two columns of squares is read by the numbers of the steps", () => {
  const named = SQUARES.map(({ row, column }, at) => `${at + 1} | ${LETTERS[column]}${row + 1}`);
  const sheet = named.slice(0, 32).map((left, at) => `| ${left} |  | ${named[at + 32]} |`);
  expect(verdictOn(sheet.join("\n"))).toBe("accepted");
});

test("of lists of squares, each on a line behind its number, the last one counts", () => {
  const lists = [MIRRORED, SQUARES].map((squares, at) => {
    const closed = [...squares, squares[0]!].map(({ row, column }) => `${row + 1},${column + 1}`);
    return `00${at + 1}: ${closed.join(" ")} \n`;
  });
  const several = "several tours were read. The last one counts";
  expect(verdictOn(`KT: 8x8, strategy = 1\n${lists.join("")}`)).toBe(`accepted; ${several}`);
  expect(verdictOn(lists.toReversed().join(""))).toBe(
    `the tour starts on (0, 7), but it should start on (0, 0); ${several}`,
  );
});

const mirrored = drawn(CHESSBOARD_TOUR.map((line) => line.toReversed()));

test.each([
  ["boards", mirrored, drawn(CHESSBOARD_TOUR)],
  ["numbers of squares", MIRRORED.map(({ row, column }) => 8 * row + column).join("\n"), cells.join("\n")],
])("of several %s the last one counts, and one that is printed twice is one", (_, other, right) => {
  expect(verdictOn(`${other}\n${right}`)).toMatch(/^accepted; /);
  expect(verdictOn(`${right}\n${other}`)).toMatch(/^the tour starts on \(0, 7\).*; several tours were read/);
  expect(verdictOn(`${right}\n${right}`)).not.toContain("several");
});

test("of many tours from many squares none is said to be printed backwards", () => {
  const { question, formats, check, clue } = tourContract(tourCase({}));
  const cluesIn = (text: string) =>
    judgeReadings(readingsOf(Buffer.from(text), { question, formats, declared: {} }), check, clue);
  const backwards = drawn(CHESSBOARD_TOUR.map((line) => line.map((step) => 65 - step)));
  expect(cluesIn(backwards)).toMatchObject({ clue: { kind: "tour-reversed" } });
  expect(cluesIn(`${mirrored}\n${backwards}`)).not.toHaveProperty("clue");
});

test("of several boards one that no knight can walk counts only if all are such", () => {
  const wrong = drawn(CHESSBOARD_TOUR.map((line) => line.map((step) => (step < 63 ? step : 127 - step))));
  expect(verdictOn(`${drawn(CHESSBOARD_TOUR)}\n\n${wrong}`)).toMatch(/^accepted/);
  expect(verdictOn(`${wrong}\n\n${wrong}`)).toMatch(/not a knight move/);
});

test("a board that counts down is a tour from its last square, unless the manifest says so", () => {
  for (const most of [64, 63]) {
    const board = CHESSBOARD_TOUR.map((line) => line.map((step) => most + 1 - step).join(" ")).join("\n");
    expect(verdictOn(board)).toMatch(/^the tour starts on \(./);
    expect(verdictOn(board, {}, { backwards: true })).toMatch(/^accepted/);
  }
});

test("rows of squares that were not visited belong to the board, and borders do not", () => {
  const squares = CHESSBOARD_TOUR.map((line) => line.map((step) => (step <= 20 ? `${step}` : "---")));
  const empty = Array.from({ length: 8 }, () => "---");
  const board = [...squares.slice(0, 6), empty, empty].map((line) => line.join(" ")).join("\n");
  expect(verdictOn(board)).toMatch(/^no square has the number 7/);
  const border = "\n--- --- --- --- --- --- --- ---\n";
  expect(verdictOn(drawn(CHESSBOARD_TOUR).replaceAll("\n", border))).toBe("accepted");
});

test("squares in prompts and labels of empty boards are not a part of a tour beside them", () => {
  const tour = SQUARES.map(({ row, column }) => `(${row + 1}, ${column + 1})`).join(" ");
  expect(verdictOn(`Choose the order (0-7): \n${tour}`)).toBe("accepted");
  expect(verdictOn(`Choose the size (8, 8): Choose a start (1, 1): ${tour}`)).toMatch(/^accepted; /);
  expect(verdictOn(`Start (1-1) ${tour.replaceAll(", ", "-").replaceAll(" ", "\nThen ")}`)).toMatch(
    /^accepted/,
  );
  const board = Array.from({ length: 8 }, (_, row) => `${8 - row} |  ${8 - row}\n`).join("");
  const squares = SQUARES.map(({ row, column }) => `${LETTERS[column]}${row + 1}`).join("\n");
  expect(verdictOn(`${board.repeat(64)}Log:\n${squares}\n`)).toBe("accepted");
  const tried = "Knight on (0, 0)\nKnight on (1, 2)\n".repeat(64);
  expect(verdictOn(tried)).toBe("nothing read");
});

test("where any start will do and a 0 may be a first step or a square left out, the note says so", () => {
  const text = drawn(CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1)));
  expect(verdictOn(text, { anyStart: true })).toBe(
    "accepted; the answer was read with `counting: 0`. Every number from 0 on appears once. Counted from 1, one square would be missing",
  );
  expect(verdictOn(text, { anyStart: true }, { counting: 0 })).toBe("accepted");
  expect(verdictOn(text, { anyStart: true }, { counting: 1 })).toContain("the tour ends after 63 squares");
  expect(verdictOn(text)).toBe("accepted");
});

test("a wrong answer beside a right one stays wrong, and the finding says so", () => {
  expect(verdictOn(`${drawn(CHESSBOARD_TOUR)}\nsem solução`, { answer: "none", ...CORNER })).toContain(
    "; another reading of the output would be right: no solution, from line 9: sem solução",
  );
});

const SAID: Readonly<
  Record<keyof typeof readingNotes, readonly [Note, english: string, portuguese: string]>
> = {
  "off-board-otherwise": [
    { kind: "off-board-otherwise", declared: { order: "column-row" } },
    "the answer was read with `order: column-row`. Read the other way round, it leaves the board",
    "a resposta foi lida com `order: column-row`. Lida na outra ordem, ela sai do tabuleiro",
  ],
  "every-step-a-move": [
    { kind: "every-step-a-move", declared: { formats: ["cells"] } },
    "the answer was read with `formats: [cells]`. Only then is every step a knight move",
    "a resposta foi lida com `formats: [cells]`. Só assim todo passo é um movimento de cavalo",
  ],
  "start-left-out": [
    { kind: "start-left-out", declared: { startOmitted: true } },
    "the answer was read with `startOmitted: true`: the list begins behind the start",
    "a resposta foi lida com `startOmitted: true`: a lista começa depois da casa inicial",
  ],
  "squares-left-out": [
    { kind: "squares-left-out", squares: 1 },
    "the output has what looks like 1 more square. The tour is the part of the list that has no square twice",
    "a saída tem o que parece ser mais 1 casa. O passeio é a parte da lista em que nenhuma casa se repete",
  ],
  "whole-from-0": [
    { kind: "whole-from-0" },
    "the answer was read with `counting: 0`. Every number from 0 on appears once. Counted from 1, one square would be missing",
    "a resposta foi lida com `counting: 0`. Cada número a partir de 0 aparece uma vez. Contando a partir de 1, faltaria uma casa",
  ],
  "last-of-several": [
    { kind: "last-of-several", said: 68, from: { line: 2, quote: "Em 68 movimentos." } },
    "several answers were read. The last one counts: 68 moves, from line 2: Em 68 movimentos.",
    "foram lidas várias respostas. Vale a última: 68 movimentos, da linha 2: Em 68 movimentos.",
  ],
  "right-if-declared": [
    { kind: "right-if-declared", declared: { order: "column-row", firstRow: "bottom" } },
    "the answer would be right with rows and columns exchanged and with the first row at the bottom. If that is meant, write `order: column-row`, `firstRow: bottom` under answer in submission.yaml",
    "a resposta estaria certa com linhas e colunas trocadas e com a primeira linha embaixo. Se é essa a intenção, escreva `order: column-row`, `firstRow: bottom` em answer, no submission.yaml",
  ],
  "also-says": [
    { kind: "also-says", said: "tour" },
    "another reading of the output would be right: a tour",
    "outra leitura da saída estaria certa: um passeio",
  ],
};

test.each(Object.values(SAID))("%j is told", (note, ...sentences) => {
  expect(told(note)).toEqual([note.kind, ...sentences]);
});

test("of another reading whose moves were counted on a path, the path is told", () => {
  const [stated, counted] = [{ moves: 4 }, { moves: 3, isPath: true }].map((answer) => ({
    answer: { kind: "moves", ...answer } as const,
    weight: WEIGHTS.stated,
  }));
  const isThree = (answer: Answer) =>
    answer.kind === "moves" && answer.moves === 3
      ? ACCEPTED
      : rejected({ kind: "says-impossible", expected: 3 });
  const judgement = judgeReadings([stated!, counted!] as Reading[], isThree);
  expect(told(judgement?.kind === "rejected" ? judgement.note : undefined).slice(1)).toEqual([
    "another reading of the output would be right: a path of 3 moves",
    "outra leitura da saída estaria certa: um caminho de 3 movimentos",
  ]);
});
