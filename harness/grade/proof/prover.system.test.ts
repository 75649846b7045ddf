import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { loadCases } from "../../problem/load.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { notRun } from "../task/task-run.ts";
import { createProver } from "./prover.ts";

afterEach(() => void vi.unstubAllEnvs());

test("where nothing can be proved, a verdict that rests on a proof is a fault of ours, and the grading goes on", async () => {
  vi.stubEnv("XDG_CACHE_HOME", folderWith({}));
  const problem = "lost-knight";
  const files = path.join(PACKAGE_FOLDER, "cases", problem, "tiny-[23]*.yaml");
  const cases = loadCases({ files, problem });
  const lab = labFor(await bestIsolation());
  lab.scratch.remove();
  const prover = createProver(cases, lab);
  prover.begin();
  const timedOut = notRun({ verdict: "TLE", finding: { kind: "not-run-too-slow", timeOuts: 3 } });
  const { run } = await prover.confirm(timedOut, cases[0]!);
  expect(run).toMatchObject({ attempt: { verdict: "JE" } });
  expect(await prover.end()).toHaveLength(cases.length);
});
