import { expect, test } from "vitest";
import { CATALOGUES } from "./catalogue/index.ts";
import { detailsOf } from "./failure-details.ts";
import type { CaseResult } from "./record/report.ts";

test("of a long output the first lines are shown, and the line that is wrong", () => {
  const result = {
    ...{ case: "far", verdict: "WA", points: 0 },
    printed: "Em 599 movimentos\n(0, 0)\n(1, 2)\n…\n(299, 1)\n(300, 5)\n…",
    read: { line: 1, quote: "Em 599 movimentos" },
    wrong: { line: 302, quote: "(300, 5)" },
  } satisfies CaseResult;
  const lines = detailsOf(result, { asked: undefined, catalogue: CATALOGUES.en }, { unicode: true });
  expect(lines.map((line) => line.slice(14))).toEqual([
    "Em 599 movimentos  ← read as the answer",
    "(0, 0)",
    "(1, 2)",
    "…",
    "302: (300, 5)  ← wrong here",
  ]);
});

test("a shortest way is drawn beside a wrong number", () => {
  const picture = { wraps: true, squares: "CS.\n...\n...", walk: "0: 0,0 2,2 0,1" };
  const asked = { problem: "lost-knight", name: "a", title: "A", rows: 3, columns: 3, picture } as const;
  const drawn = (verdict: "WA" | "PE") =>
    detailsOf({ case: "a", verdict, points: 0 }, { asked, catalogue: CATALOGUES.en }, { unicode: true }).join(
      "\n",
    );
  expect(drawn("WA")).toContain("a shortest way");
  expect(drawn("PE")).toBe("");
});

test("nothing is said of the only line of an output", () => {
  const printed = { printed: "5 movimentos", read: { line: 1, quote: "5 movimentos" } };
  const result = { case: "far", verdict: "WA", points: 0, ...printed } satisfies CaseResult;
  const lines = detailsOf(result, { asked: undefined, catalogue: CATALOGUES.en }, { unicode: true });
  expect(lines.map((line) => line.slice(14))).toEqual(["5 movimentos"]);
});

test("a case whose name has a space is named in a command as every shell reads it", () => {
  const byHand = { command: "./program", input: "board.txt", files: [{ name: "board.txt" }] };
  const result = { case: "meu caso", verdict: "RTE", points: 0, byHand } satisfies CaseResult;
  const lines = detailsOf(result, { asked: undefined, catalogue: CATALOGUES.en }, { unicode: true });
  expect(lines.map((line) => line.slice(14))).toEqual([
    'cavalo show "meu caso" --output board.txt',
    'cavalo show "meu caso" | ./program',
  ]);
});
