import { expect, test } from "vitest";
import { isComplete } from "./complete.ts";
import { WEIGHTS } from "./reading/answer.ts";

const number = (weight: number) => ({ answer: { kind: "moves", moves: 68 }, weight }) as const;

test.each<[string, string, number, boolean]>([
  ["a sentence that states the number", "Em 68 movimentos.\nlivre: 3\n", WEIGHTS.stated, true],
  ["a number alone on the last line", "Arquivo: caso.txt\n68\n\n", WEIGHTS.partial, true],
  ["a number alone, coloured", "\u001b[1m68\u001b[0m\n", WEIGHTS.partial, true],
  ["a number before other lines", "68\nlendo...\n", WEIGHTS.partial, false],
  ["a number in a line", "passo 68\n", WEIGHTS.partial, false],
])("%s", (_, output, weight, complete) => {
  expect(isComplete(number(weight), Buffer.from(output))).toBe(complete);
});

test("a path, a tour and the statement that there is none are whole answers", () => {
  const path = [{ row: 0, column: 0 }];
  const answers = [{ kind: "none" }, { kind: "moves", moves: 0, path }] as const;
  for (const answer of answers)
    expect(isComplete({ answer, weight: WEIGHTS.partial }, Buffer.of())).toBe(true);
});

test("words that only seem to say that there is none are no whole answer", () => {
  expect(isComplete({ answer: { kind: "none" }, weight: WEIGHTS.hint }, Buffer.of())).toBe(false);
});
