import { expect, test } from "vitest";
import { FEW_CASES, rightly, selected, stageMeans } from "../../testing/stages.ts";
import { judgeTogether } from "./judge-together.ts";
import { proveCases } from "./prove-cases.ts";
import { runAll } from "./run-all.ts";
import type { SelectedProgram } from "./select-program.ts";

async function judgedIn(program: SelectedProgram) {
  const means = stageMeans();
  return judgeTogether(await proveCases(await runAll(program, means), means), means);
}

test("all outputs are selected together: a line that stands in each of them is no answer", async () => {
  const { tried } = await judgedIn(await selected((task) => `Limite: 99 movimentos\n${rightly(task)}`));
  expect(tried.map(({ asked }) => asked)).toEqual(FEW_CASES);
  expect(tried.map(({ verdict }) => verdict)).toEqual(FEW_CASES.map(() => "AC"));
});

test("a program that needs what is not here is skipped, and how it is asked is not told", async () => {
  const need = { verdict: "SK", finding: { kind: "library-missing", library: "janela" } } as const;
  const program = await selected(() => ({ error: "ModuleNotFoundError: No module named 'janela'" }), {
    inputMode: { notices: [{ kind: "no-way-found", ways: 3 }], toLookAt: [], isLost: true, inNeed: need },
  });
  const { tried, inputMode } = await judgedIn(program);
  expect(new Set(tried.map(({ verdict }) => verdict))).toEqual(new Set(["SK"]));
  expect(inputMode.notices).toEqual([]);
});
