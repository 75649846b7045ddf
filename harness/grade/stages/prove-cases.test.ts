import { expect, test } from "vitest";
import { rightly, selected, stageMeans } from "../../testing/stages.ts";
import { notRun } from "../task/task-run.ts";
import { proveCases } from "./prove-cases.ts";
import { runAll } from "./run-all.ts";

const OURS = { verdict: "JE", finding: { kind: "own-fault", quote: "no proof" } } as const;

test("a run on a case that is not proved gets the verdict of ours, and the others stay", async () => {
  const { prover, ...means } = stageMeans();
  const ran = await runAll(await selected(rightly), means);
  const [unproved, ...others] = ran.assignment.cases;
  const { ready } = await proveCases(ran, {
    ...means,
    prover: {
      ...prover,
      confirm: async (run, asked) => ({ run: asked === unproved ? notRun(OURS) : run, asked }),
    },
  });
  expect(ready.map(({ task }) => task.asked)).toEqual([unproved, ...others]);
  expect(ready.map(({ run }) => run)).toEqual([notRun(OURS), ...ran.runs.slice(1)]);
});

test("a case whose answer its proof corrects is judged by that answer", async () => {
  const { prover, ...means } = stageMeans();
  const ran = await runAll(await selected(() => "17 movimentos"), means);
  const confirm: typeof prover.confirm = async (run, asked) => ({
    run,
    asked: { ...asked, answer: 17 } as typeof asked,
  });
  const { ready } = await proveCases(ran, { ...means, prover: { ...prover, confirm } });
  for (const { task } of ready) expect(task.check({ kind: "moves", moves: 17 }).kind).toBe("accepted");
});
