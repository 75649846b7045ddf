import { expect, test } from "vitest";
import type { Submission } from "../../submission/submission.ts";
import { rightly, selected, stageMeans } from "../../testing/stages.ts";
import { explain } from "./explain.ts";
import { judgeTogether } from "./judge-together.ts";
import { proveCases } from "./prove-cases.ts";
import { runAll } from "./run-all.ts";
import type { SelectedProgram } from "./select-program.ts";

async function explainedIn(program: SelectedProgram) {
  const means = stageMeans();
  return explain(await judgeTogether(await proveCases(await runAll(program, means), means), means), means);
}

test("a mistake that all wrong answers share is told as the cause", async () => {
  const program = await selected((task) => {
    const { answer } = task.asked;
    return typeof answer === "number" ? `${answer + 1} movimentos` : rightly(task);
  });
  expect((await explainedIn(program)).causes).toMatchObject([{ kind: "wrong-idea", idea: "one-too-many" }]);
});

test("a right program has no cause, and a cause that cannot be tested costs nobody the verdicts", async () => {
  expect(await explainedIn(await selected(rightly))).toMatchObject({ causes: [], opinion: undefined });
  const program = await selected(() => "99 movimentos");
  const failing = { ...program.program, run: () => Promise.reject(new Error("no memory")) };
  const { tried } = await explainedIn({ ...program, program: failing });
  expect(tried.map(({ verdict }) => verdict)).toContain("WA");
});

test("what is a pitfall of its language stands beside a wrong program", async () => {
  const program = await selected(() => "99 movimentos");
  const text = "tabuleiro = [[0] * 8] * 8\ntabuleiro[0][0] = 1\nprint(99)\n";
  const source = { path: "cavalo.py", text, utf8: true };
  const kind = { kind: "program", language: "python", program: { main: source, sources: [source] } } as const;
  const given: Submission = { ...program.given, kind };
  const { causes } = await explainedIn({ ...program, given });
  expect(causes.at(-1)).toMatchObject({ kind: "pitfall", line: 1 });
});
