import { expect, test } from "vitest";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { loadCases } from "../../problem/load.ts";
import type { ResultRecord } from "../../report/record/record.ts";
import type { Submission } from "../../submission/submission.ts";
import { FEW_CASES, rightly, selected } from "../../testing/stages.ts";
import { taskFor } from "../task/task.ts";
import type { ExecutionObserver } from "./means.ts";
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

test("to tell a failure soon changes nothing of what a program is found too slow for", async () => {
  const cases = loadCases({ files: BUNDLED_CASES, problem: "lost-knight" });
  const inTime = ["tiny-1x5", "walled-in", "seam-corner", "ten-moves", "rectangle-20x40"];
  const runsWith = async (observer: ExecutionObserver) => {
    const asked: string[] = [];
    const { assignment, submission } = await selected(rightly);
    const program = await selected(
      (task) => {
        asked.push(task.asked.name);
        return inTime.includes(task.asked.name) ? rightly(task) : { over: "cpu" };
      },
      {
        assignment: { ...assignment, cases },
        tasks: cases.map((each) => taskFor(each, submission.manifest)),
      },
    );
    const { runs } = await runAll(program, { observer });
    const isTimeOut = runs.map((run) => run.kind === "not-run" || run.outcome.end.kind === "limit");
    return { asked, isTimeOut };
  };
  const plain = await runsWith({});
  const told = await runsWith({ onFailure() {} });
  expect(told.isTimeOut).toEqual(plain.isTimeOut);
  expect(told.asked.length).toBeLessThan(cases.length);
  expect(told.asked.slice(0, 2)).not.toEqual(plain.asked.slice(0, 2));
});

test("a failure is told before all is judged, and nothing else is", async () => {
  const failures: ResultRecord[] = [];
  const program = await selected((task) =>
    task.asked === FEW_CASES[1] ? { error: "Traceback" } : rightly(task),
  );
  await runAll(program, { observer: { onFailure: (result) => failures.push(result) } });
  expect(failures).toMatchObject([{ case: FEW_CASES[1]!.name, attempt: { verdict: "RTE" } }]);
});
