import { expect, test } from "vitest";
import { withoutPrompts } from "./prompts.ts";

const without = (text: string) => withoutPrompts(Buffer.from(text)).toString();

test.each([
  ["Digite a linha inicial (0-7): 3 4", "3 4"],
  ["Linha (1 a 8): Coluna (1 a 8): 1 16 31", "1 16 31"],
  ["row> column> (0, 0)", "(0, 0)"],
  ["1 - Aberto\nOpcao: 1 2 3", "1 - Aberto\n1 2 3"],
])("a board or a list behind a prompt is read without it: %j", (printed, left) => {
  expect(without(printed)).toHaveLength(printed.length);
  expect(without(printed).replace(/ {2,}/g, "")).toBe(left);
});

test.each([
  "Linha 1: 5 8 13",
  "(0, 0) -> (1, 2)",
  "<3 3>\n<4 1>",
  "Passo 3: 5 2",
  "Error: enter a number > 4",
])("a label, an arrow, a bracket or an error is no prompt: %j", (printed) =>
  expect(without(printed)).toBe(printed),
);
