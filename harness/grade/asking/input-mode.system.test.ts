import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { loadCases } from "../../problem/load.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import { folderWith } from "../../testing/folders.ts";
import { gradeAndTell } from "../../testing/grading.ts";
import { taskFor } from "../task/task.ts";
import type { Adopt } from "./input-mode.ts";

test("on a slow machine trials have more time, as runs have", async () => {
  const problem = "lost-knight";
  const files = path.join(PACKAGE_FOLDER, "cases", problem, "exit-next-to-c.yaml");
  const cases = loadCases({ files, problem }).map((each) => ({
    ...each,
    limits: { ...each.limits, cpuMs: 300 },
  }));
  const [asked] = cases;
  const ends: unknown[] = [];
  const adopt: Adopt = async (_, program) => {
    const task = taskFor(asked!, {});
    const run = await program.run(task);
    if (run.kind === "ran") ends.push(run.outcome.end, run.outcome.cpuMs! >= 2 * 300, program.timeFactor);
    return { ways: 1 };
  };
  const submissions = await discoverSubmissions(folderWith({ "main.js": "for (;;);\n" }), problem);
  const isolation = await bestIsolation();
  await gradeAndTell({ cases, submissions, jobs: 1, isolation, adopt, timeFactor: 2 });
  expect(ends).toEqual([{ kind: "limit", limit: "cpu" }, true, 2]);
});
