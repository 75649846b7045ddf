import { expect, test } from "vitest";
import { quotedAround } from "../../base/around.ts";
import type { Finding } from "../../finding/index.ts";
import { wrongPlace } from "./wrong-place.ts";

/** A path of many steps, of which step 300 is blocked. */
const path = Array.from({ length: 600 }, (_, step) => [step, 2 * step + 3] as [number, number]);
const finding: Finding = { kind: "path-not-a-knight-move", from: path[299]!, at: path[300]!, step: 300 };

const written: readonly (readonly [string, (step: [number, number], number: number) => string])[] = [
  ["rows and columns", ([row, column]) => `(${row}, ${column})`],
  ["columns first, from 1", ([row, column]) => `${column + 1} ${row + 1}`],
  ["with numbers of steps", ([row, column], step) => `${step}: [${row}, ${column}]`],
];

test.each(written)("a wrong step is found in a list of %s, and quoted with what is around it", (_, write) => {
  const lines = ["Em 599 movimentos:", ...path.map(write)];
  const output = Buffer.from(lines.join("\n"));
  const found = wrongPlace(output, finding)!;
  expect(found).toMatchObject({ line: 302, quote: lines[301] });
  const quoted = quotedAround(output, found).split("\n");
  expect(quoted.slice(0, 5)).toEqual([...lines.slice(0, 3), "…", lines[295]]);
  expect(quoted.slice(-2)).toEqual([lines[307], "…"]);
});

test("a step far behind in one line is quoted with a mark on both sides", () => {
  const output = Buffer.from(path.map(([row, column]) => `(${row}, ${column})`).join(" -> "));
  const { quote } = wrongPlace(output, finding)!;
  expect(quote).toMatch(/^….*\(299, 601\) -> \(300, 603\) -> .*…$/);
  expect(quotedAround(output, wrongPlace(output, finding)!)).toBe(quote);
});

test("squares that are not written by numbers are not found", () => {
  expect(wrongPlace(Buffer.from("a1 b3 c5"), finding)).toBeUndefined();
});
