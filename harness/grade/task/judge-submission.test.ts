import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { loadCases } from "../../problem/load.ts";
import { fakeProgram } from "../../testing/fake-program.ts";
import { printed, tourOf } from "../../testing/tour-search.ts";
import { judgeAlone, judgeEarly } from "./judge-submission.ts";
import { taskFor } from "./task.ts";

test("what an answer would be right with is not told before all runs are known", async () => {
  const files = path.join(PACKAGE_FOLDER, "cases", "knights-tour");
  const cases = loadCases({ files, problem: "knights-tour" });
  const task = taskFor(cases.find(({ name }) => name === "8x8/r0c0")!, {});
  const upsideDown = printed(tourOf(8, 7, 0));
  const run = await fakeProgram(() => upsideDown).run(task, 0);
  expect(judgeAlone(task, run).note).toMatchObject({ kind: "right-if-declared" });
  const early = judgeEarly(task, run);
  expect(early).toMatchObject({ verdict: "WA", finding: { kind: "wrong-start" } });
  expect(early).not.toHaveProperty("note");
});
