import { expect, test } from "vitest";
import { diceOf } from "../testing/voices/dice.ts";
import { searchedCases } from "../testing/voices/knight-case.ts";
import type { Said } from "../testing/voices/knight-voice.ts";
import { judged } from "../testing/voices/trial.ts";
import { answerOf, VARIANTS } from "../testing/voices/variants.ts";

const CASES = searchedCases(diceOf(1), 14);

/** Answers of a program that knows the right answer, and that of a board which ends at its edges. */
const flat = VARIANTS.find(({ en }) => en === "without wrap-around")!;
const answers = CASES.map(({ asked, visited }) => ({
  right: asked.answer,
  flat: answerOf(flat, asked.board),
  others: VARIANTS.map((variant) => [variant.pt, answerOf(variant, asked.board)] as const),
  visited,
}));
const FLAT_POINTS = answers.filter((each) => each.flat === each.right).length;

/** Counts the cases in which a program is right, and tells if it is to be looked at. */
function selectionOf(say: (each: (typeof answers)[number]) => string) {
  const { selection, judgements } = judged(
    CASES.map(({ asked }) => asked),
    answers.map((each) => Buffer.from(`${say(each)}\n`)),
  );
  const points = judgements.filter((judgement) => judgement?.kind === "accepted").length;
  return { points, isToLookAt: selection.toLookAt.length > 0, looks: selection.toLookAt };
}

const told = (said: Said, unit = "") => (said === "impossible" ? "impossivel" : `${said}${unit}`);
const plus = (said: Said, more: number) => (said === "impossible" ? said : said + more);

test("a wrong answer that is called so counts, beside a right number, and both are shown", () => {
  const selected = selectionOf(
    ({ right, flat: said }) => `com bordas ${told(right)}\nresposta: ${told(said, " movimentos")}`,
  );
  expect(selected.points).toBeLessThanOrEqual(FLAT_POINTS);
  expect(selected.looks).toMatchObject([{ kind: "two-readings", taken: { line: 2 }, other: { line: 1 } }]);
});

test.each<[string, Parameters<typeof selectionOf>[0]]>([
  [
    "two readings of the task, the right one last",
    ({ right, flat: said }) =>
      `sem bordas: ${told(said, " movimentos")}\ncom bordas: ${told(right, " movimentos")}`,
  ],
  [
    "ten readings of the task",
    ({ others }) => others.map(([name, said]) => `${name}: ${told(said, " movimentos")}`).join("\n"),
  ],
  [
    "twenty plans, two apart",
    ({ right }) =>
      Array.from(
        { length: 20 },
        (_, at) => `plano ${"abcdefghijklmnopqrst"[at]}: ${told(plus(right, 2 * at))}`,
      ).join("\n"),
  ],
  [
    "a path of its own, and the right number as a count of squares",
    ({ right, flat: said }) => `Caminho: ${told(said)}\nTotal de casas visitadas ${told(right)}`,
  ],
  [
    "two bounds",
    ({ right }) => `no minimo ${told(right)} movimentos\nno maximo ${told(plus(right, 7))} movimentos`,
  ],
  [
    "both answers where they differ, in one sentence",
    ({ right, flat: said }) =>
      told(right, " movimentos") + (said === right ? "" : ` ou ${told(said, " movimentos")}`),
  ],
  [
    "the other answer in brackets, where it differs",
    ({ right, flat: said }) =>
      told(right, " movimentos") + (said === right ? "" : ` (ou ${told(said, " movimentos")})`),
  ],
  ["two numbers without a word", ({ right, flat: said }) => `${told(said)}\n${told(right)}`],
])("a program that says %s is to look at", (_, say) => {
  expect(selectionOf(say).isToLookAt).toBe(true);
});

test.each<[string, Parameters<typeof selectionOf>[0]]>([
  [
    "the squares of its search and of its path",
    ({ right, visited }) =>
      `Casas visitadas: ${visited}\nCasas no caminho: ${told(plus(right, 1))}\n${told(right)}`,
  ],
  [
    "the squares that lie on a shortest path, where its answer is called so",
    ({ right, visited }) =>
      `casas em algum caminho minimo: ${visited}\nRESPOSTA: ${told(right, " movimentos")}`,
  ],
  [
    "a shorter distance in a straight line",
    ({ right }) => `distancia em linha reta: ${told(plus(right, -1))}\nResultado: ${told(right)}`,
  ],
  ["the same number twice", ({ right }) => `Distancia: ${told(right)}\nResposta final: ${told(right)}`],
  [
    "the steps of its search",
    ({ right, visited }) => `Passos da busca: ${4 * visited}\nO cavalo sai depois de ${told(right)}`,
  ],
])("a program that also says %s is selected", (_, say) => {
  expect(selectionOf(say)).toMatchObject({ points: CASES.length, isToLookAt: false });
});
