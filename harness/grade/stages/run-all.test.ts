import { expect, test } from "vitest";
import type { ResultRecord } from "../../report/record/record.ts";
import type { Submission } from "../../submission/submission.ts";
import { FEW_CASES, rightly, selected } from "../../testing/stages.ts";
import { runAll } from "./run-all.ts";

test("each case is run once, first those that somebody waits for", async () => {
  const asked: string[] = [];
  const program = await selected((task) => {
    asked.push(task.asked.name);
    return rightly(task);
  });
  const told: (Submission | undefined)[] = [];
  const { runs } = await runAll(program, {
    first: (_, { name }) => name === FEW_CASES[2]!.name,
    observer: { onRun: (submission) => told.push(submission) },
  });
  expect(asked[0]).toBe(FEW_CASES[2]!.name);
  expect(asked.toSorted()).toEqual(FEW_CASES.map(({ name }) => name).sort());
  expect(told).toEqual(FEW_CASES.map(() => program.submission));
  expect(runs.map(({ kind }) => kind)).toEqual(FEW_CASES.map(() => "ran"));
});

test("one case of each kind is run before the others, until a failure is told", async () => {
  const asked: string[] = [];
  const told: string[] = [];
  const program = await selected((task) => {
    asked.push(task.asked.name);
    return task.asked.group?.name === "way-out" ? { over: "cpu" } : rightly(task);
  });
  const { runs } = await runAll(program, { observer: { onFailure: (result) => told.push(result.case) } });
  expect(asked).toEqual(["tiny-3x3", "walled-in", "tiny-4x4", "seam-rows"]);
  expect(told).toEqual(["walled-in"]);
  expect(runs.map(({ kind }) => kind)).toEqual(FEW_CASES.map(() => "ran"));
});

test("a failure is told before all is judged, and nothing else is", async () => {
  const failures: ResultRecord[] = [];
  const program = await selected((task) =>
    task.asked === FEW_CASES[1] ? { error: "Traceback" } : rightly(task),
  );
  await runAll(program, { observer: { onFailure: (result) => failures.push(result) } });
  expect(failures).toMatchObject([{ case: FEW_CASES[1]!.name, attempt: { verdict: "RTE" } }]);
});
