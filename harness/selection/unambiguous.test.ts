import { expect, test } from "vitest";
import { ANSWER_FORMAT_NAMES, type AnswerFormat } from "../answer/reading/formats.ts";
import { isUnambiguous } from "./unambiguous.ts";

const MOVES: readonly AnswerFormat[] = ["stated-moves", "bare-number", "path"];
const TOURS = ANSWER_FORMAT_NAMES.filter((name) => !MOVES.includes(name) && name !== "printed");

function settled(printed: string, formats: readonly AnswerFormat[], declared = {}): boolean {
  const plan = { question: { rows: 3, columns: 3 }, formats, declared };
  return isUnambiguous({ output: () => Buffer.from(printed), plan });
}

test.each([
  ["a number alone", "12\n", true],
  ["one number in one sentence", "\nEm 12 movimentos.\n", true],
  ["a denial", "impossível\n", true],
  ["nothing", "\n", true],
  ["words that may be the program's own denial", "beco\n", false],
  ["two numbers", "12 de 40\n", false],
  ["a number on each of two lines", "3 linhas\n12 movimentos\n", false],
])("of numbers of moves, %s: %s", (_, printed, expected) => {
  expect(settled(printed, MOVES)).toBe(expected);
});

test.each([
  ["a board", "1 4 7\n6 9 2\n3 8 5\n", true],
  ["a denial", "sem solução\n", true],
  ["a list of squares", "0 0\n1 2\n2 0\n", false],
  ["words", "pronto\n", false],
])("of tours, %s: %s", (_, printed, expected) => {
  expect(settled(printed, TOURS)).toBe(expected);
});

test("what its author declared counts as it is", () => {
  expect(settled("3 linhas\n12\n", MOVES, { formats: ["bare-number"] })).toBe(true);
});
