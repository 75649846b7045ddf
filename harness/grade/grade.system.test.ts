import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { findToolchain, SearchStopped } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { grade } from "./grade.ts";
import { openStore } from "./store/store.ts";
import { thisMachine } from "./this-machine.ts";

const LIMIT_MS = 500;

const PLAIN = { level: "D", chainCpuMs: 0 } as const;

/** A program that uses so much CPU time in its first run, and another amount in later runs. */
function slowAtFirst(runs: string, { firstMs, laterMs }: { firstMs: number; laterMs: number }): string {
  return `
import os, time
later = os.path.exists(${JSON.stringify(runs)})
with open(${JSON.stringify(runs)}, "a") as file: file.write("x")
while time.process_time() * 1000 < (${laterMs} if later else ${firstMs}): pass
print(1)
`;
}

const { found } = await findToolchain(LANGUAGES.python);

test.skipIf(!found).each([
  ["a little over its limit once: the better run counts", { firstMs: 600, laterMs: 10 }, "AC", 2],
  ["a little over its limit twice", { firstMs: 600, laterMs: 600 }, "TLE", 2],
  ["far over its limit: once is enough", { firstMs: 1000, laterMs: 10 }, "TLE", 1],
] as const)("%s", async (_, times, verdict, count) => {
  const runs = path.join(folderWith({}), "runs");
  const submissions = await discoverSubmissions(
    folderWith({ "main.py": slowAtFirst(runs, times) }),
    "lost-knight",
  );
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml");
  const cases = loadCases({ files, problem: "lost-knight" }).map((asked) => ({
    ...asked,
    limits: { ...asked.limits, cpuMs: LIMIT_MS, wallMs: 60_000 },
  }));
  // Level D alone lets a program know that it has run before.
  const report = await gradeAndTell({ cases, submissions, jobs: 2, isolation: PLAIN });
  const [result] = report.submissions[0]!.results;
  expect(result!.verdict).toBe(verdict);
  expect(result!.note?.kind).toBe(verdict === "AC" ? "unstable" : undefined);
  expect(existsSync(runs) && readFileSync(runs, "utf8")).toBe("x".repeat(count));
});

test("as many runs are told as are made: none of the reference", async () => {
  const problem = "lost-knight";
  const files = path.join(PACKAGE_FOLDER, "cases", problem, "tiny-3x[37].yaml");
  const submissions = await discoverSubmissions(folderWith({ "main.js": "console.log(1)\n" }), problem);
  const request = { cases: loadCases({ files, problem }), submissions, jobs: 1, isolation: PLAIN };
  const runs: (number | Submission)[] = [];
  await grade(request, { onStart: (plan) => runs.push(plan.runs), onRun: (of) => runs.push(of) });
  expect(runs).toEqual([2, submissions[0], submissions[0]]);
});

test("a grading that is stopped while it looks for tools says so of what it did not begin", async () => {
  const problem = "lost-knight";
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem, "tiny-3x3.yaml"), problem });
  const submissions = await discoverSubmissions(folderWith({ "main.js": "console.log(1)\n" }), problem);
  const stopping = new AbortController();
  const { signal } = stopping;
  const options = { jobs: 1, isolation: await bestIsolation(), signal };
  const executor = {
    ...thisMachine(options),
    basisOf() {
      stopping.abort();
      return Promise.reject(new SearchStopped());
    },
  };
  const store = await openStore(folderWith({}), { signal, onWait: () => {} });
  const keeping = { store, samples: false, sourceOf: () => ({ root: "/" }) };
  const report = await gradeAndTell({ ...options, cases, submissions, executor, keeping });
  store.close();
  expect(report.submissions).toMatchObject([{ verdicts: { SK: cases.length } }]);
});
