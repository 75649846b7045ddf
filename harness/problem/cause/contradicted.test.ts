import { expect, test } from "vitest";
import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { tourCase } from "../../testing/tours.ts";
import { withoutContradicted } from "./contradicted.ts";

const meansNone = {
  verdict: "WA",
  finding: { kind: "should-be-impossible", found: 0 },
  note: { kind: "right-if-declared", declared: { impossible: [0] } },
} as Attempt;
const answers = (found: number) =>
  ({ verdict: "WA", finding: { kind: "wrong-number-of-moves", expected: 3, found } }) as Attempt;
const paths = (attempts: readonly Attempt[]) =>
  withoutContradicted(
    attempts,
    attempts.map(() => ({ problem: "lost-knight" }) as Case),
  );

test("a number is offered for no path only if it is answered where there is none", () => {
  expect(paths([meansNone, answers(4)])[0]).toEqual(meansNone);
  expect(paths([meansNone, answers(0)])[0]).not.toHaveProperty("note");
});

const turned = {
  verdict: "WA",
  finding: { kind: "wrong-start", expected: [0, 1], found: [1, 0] },
  note: { kind: "right-if-declared", declared: { order: "column-row" } },
} as Attempt;
const right = { verdict: "AC" } as Attempt;

test("another order is offered only if no tour is right that begins elsewhere by it", () => {
  const from = (row: number, column: number) => tourCase({ start: { row, column } });
  expect(withoutContradicted([turned, right], [from(0, 1), from(2, 2)])[0]).toEqual(turned);
  expect(withoutContradicted([turned, right], [from(0, 1), from(2, 3)])[0]).not.toHaveProperty("note");
});
