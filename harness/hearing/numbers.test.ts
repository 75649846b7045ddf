import { expect, test } from "vitest";
import { hear } from "./hear.ts";
import type { Speech } from "./hearing.ts";

/** Answers of a program that searches one board of the case, and always the same others. */
const ANSWERS = [4, 15, 68, 7, 31, 52, 9, 23];

test("boards that a program always brings along do not hide the one that it was asked for", () => {
  const speeches = ANSWERS.map((answer, at): Speech => {
    const others = [15, 68, 123].map((moves) => `tabuleiro fixo\n${moves} movimentos\n`).join("");
    return {
      asked: { name: `case ${at}`, answer },
      output: () => Buffer.from(`tabuleiro pedido\n${answer} movimentos\n${others}`),
      plan: {
        question: { rows: 20, columns: 20 },
        formats: ["stated-moves", "bare-number"],
        declared: {},
      },
      check: () => ({ kind: "accepted" }),
    };
  });
  const { heard } = hear(speeches);
  expect(heard).toMatchObject(
    ANSWERS.map((moves) => ({ kind: "read", reading: { answer: { kind: "moves", moves } } })),
  );
});
