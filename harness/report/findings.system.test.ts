import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { findingsReport } from "./findings.ts";

test("what is said of several cases is said once, and of each kind the first finding is drawn", async () => {
  const problem = "knights-tour";
  const files = path.join(PACKAGE_FOLDER, "cases", problem);
  const submissions = await discoverSubmissions(
    folderWith({ "main.js": "console.log('a1 b3 c1 a2 b4 d5 e3 d1 b2 a4 c5')" }),
    problem,
  );
  const chessboard = loadCases({ files, problem }).filter(({ name }) => /^8x8\/r[12]c0/.test(name));
  const cases = chessboard.flatMap((asked) => [asked, { ...asked, name: `${asked.name}-again` }]);
  const isolation = { level: "D", chainCpuMs: 0 } as const;
  const report = await gradeAndTell({ cases, submissions, jobs: 1, isolation });
  const lines = findingsReport(report, { unicode: false }).split("\n");
  expect(lines.filter((line) => line.startsWith("WA"))).toEqual([
    "WA  Every start on the chessboard (8x8/r1c0) and 1 more: the tour starts on a1 (read as (0, 0)), but it should start on (1, 0)",
    "WA  Every start on the chessboard (8x8/r2c0) and 1 more: the tour starts on a1 (read as (0, 0)), but it should start on (2, 0)",
  ]);
  expect(lines.filter((line) => line.includes("[ ] look here"))).toHaveLength(1);
});
