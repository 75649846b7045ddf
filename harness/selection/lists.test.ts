import fc from "fast-check";
import { expect, test } from "vitest";
import { readingsOf } from "../answer/read.ts";
import type { CustomCase } from "../case/custom/case.ts";
import { contractOf } from "../problem/index.ts";
import { loadCases } from "../problem/load.ts";
import { judgeReadings } from "../problem/readings.ts";
import { selectReadings } from "./select-readings.ts";
import type { Transcript } from "./selection.ts";

const CASES = loadCases({ files: "cases/knight-moves" });

/** A question, its right answer, and its number, counted from 1. */
interface Asked {
  readonly from: string;
  readonly to: string;
  readonly right: number;
  readonly number: number;
}

function questionsOf({ values, answer }: CustomCase): Asked[] {
  const rights = String(answer).split(" ").map(Number);
  return values.questions!.split("\n").map((line, at) => {
    const [from, to] = line.split(" ") as [string, string];
    return { from, to, right: rights[at]!, number: at + 1 };
  });
}

/** Counts the cases in which a program is right, and tells if it is to be looked at. */
function selectionOf(write: (asked: readonly Asked[]) => string) {
  const transcripts = CASES.map((each): Transcript => {
    const { question, formats, check } = contractOf(each);
    const output = () => Buffer.from(write(questionsOf(each as CustomCase)));
    return { asked: each, output, plan: { question, formats, declared: {} }, check };
  });
  const { selected, toLookAt } = selectReadings(transcripts);
  const judgements = selected.map((each, at) => {
    const { output, plan, check } = transcripts[at]!;
    return judgeReadings(each.kind === "read" ? [each.reading] : readingsOf(output(), plan), check);
  });
  return { right: judgements.filter((each) => each?.kind === "accepted").length, judgements, toLookAt };
}

type Say = (asked: Asked, said: number) => string;
const ROWS: readonly Say[] = [
  ({ from, to, number }, said) => `| ${number} | ${from} | ${to} | ${said} |`,
  ({ from, to }, said) => `De ${from} para ${to}: ${said} movimento${said === 1 ? "" : "s"}`,
  (_, said) => `${said}`,
  ({ number }, said) => `Pergunta ${number}: ${said}`,
];
const HEADS = ["", "| pergunta | origem | destino | movimentos |\n", "Tabuleiro de 8 por 8\n"];
const SUMS: readonly ((said: readonly number[]) => string)[] = [
  () => "",
  (said) =>
    `\nPerguntas respondidas: ${said.length}, soma dos movimentos: ${said.reduce((a, b) => a + b)}, maior: ${Math.max(...said)}`,
  (said) =>
    `\n${said.length} pergunta${said.length === 1 ? "" : "s"} respondida${said.length === 1 ? "" : "s"}`,
  (said) => `\nTotal: ${said.reduce((a, b) => a + b)}\nMaior: ${Math.max(...said)}`,
];

const shapes = fc.record({
  head: fc.constantFrom(...HEADS),
  row: fc.constantFrom(...ROWS),
  sum: fc.constantFrom(...SUMS),
});

test("right answers are selected between a heading and a sum, and no wrong one is", () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: -1, max: 2 }), ({ head, row, sum }, off) => {
      const { right } = selectionOf((asked) => {
        const said = asked.map((each) => each.right + off);
        return head + asked.map((each, at) => row(each, said[at]!)).join("\n") + sum(said);
      });
      expect(right).toBe(off === 0 ? CASES.length : 0);
    }),
  );
});

test("one output without an answer leaves the others as they are", () => {
  const sum = SUMS[1]!;
  const { right } = selectionOf((asked) => {
    const said = asked.map((each) => each.right);
    return asked.length === 1 ? "" : asked.map((each) => ROWS[0]!(each, each.right)).join("\n") + sum(said);
  });
  expect(right).toBe(CASES.length - 1);
});

test.each<[string, (asked: readonly Asked[]) => string]>([
  ["in a sum", (asked) => `Total: ${asked.map(({ right }) => right).join(" ")}`],
  ["as a heading", (asked) => `Total: ${asked.reduce((sum, { right }) => sum + right, 0)}`],
])("right numbers %s make wrong answers no better", (_, sum) => {
  const { right } = selectionOf((asked) =>
    [...asked.map(({ from, right: said }) => `${from}: ${said + 1}`), sum(asked)].join("\n"),
  );
  expect(right).toBe(0);
});

test("where more numbers are printed than are asked for, no number is called wrong", () => {
  const { judgements } = selectionOf((asked) =>
    asked.flatMap(({ from, right }) => [`${from}: ${right}`, `sem bordas: ${right}`]).join("\n"),
  );
  for (const each of judgements)
    expect(each).toMatchObject({ kind: "rejected", finding: { kind: "other-count" } });
});

test.each<[string, Say]>([
  ["2 ou 4", ({ from, to, right }) => `${from} ${to} ${right < 4 ? right : `${right - 2} ou ${right}`}`],
  [
    "two readings of the task",
    ({ from, to, right }) =>
      `${from} ${to}: com bordas ${right}, sem bordas ${right < 4 ? right : right - 2}`,
  ],
])("a program that answers %s is to look at", (_, say) => {
  const { toLookAt } = selectionOf((asked) => asked.map((each) => say(each, each.right)).join("\n"));
  expect(toLookAt).toMatchObject([{ kind: "two-readings" }]);
});

test.each<[string, Say]>([
  ["its number", ROWS[0]!],
  ["the squares of its path", ({ from }, said) => `${from}: ${said + 1} casas, ${said} movimentos`],
  ["the same number", ({ from }, said) => `${from}: ${said} movimentos (minimo ${said})`],
])("a program that says %s beside each answer is selected", (_, say) => {
  expect(selectionOf((asked) => asked.map((each) => say(each, each.right)).join("\n"))).toMatchObject({
    right: CASES.length,
    toLookAt: [],
  });
});
