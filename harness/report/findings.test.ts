import path from "node:path";
import { expect, test } from "vitest";
import { loadCases } from "../case/load.ts";
import { grade } from "../grade.ts";
import { PACKAGE_FOLDER } from "../package.ts";
import { discoverSubmissions } from "../submission/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { findingsReport } from "./findings.ts";

test("findings of one kind are all told, and the first one is drawn", async () => {
  const problem = "knights-tour";
  const files = path.join(PACKAGE_FOLDER, "cases", problem, "5x5*.yaml");
  const submissions = discoverSubmissions(folderWith({ "main.js": "console.log('a1 b3 c1')" }), problem);
  const cases = loadCases({ files, problem }).flatMap((asked) => [
    asked,
    { ...asked, name: `${asked.name}-2` },
  ]);
  const isolation = { level: "D", chainCpuMs: 0 } as const;
  const report = await grade({ cases, submissions, jobs: 1, isolation, locale: "en" });
  const lines = findingsReport(report, { unicode: false }).split("\n");
  const kinds = report.submissions[0]!.results.map(({ finding }) => finding!.kind);
  expect(kinds).toHaveLength(cases.length);
  expect(lines.filter((line) => line.startsWith("WA"))).toHaveLength(cases.length);
  expect(lines.filter((line) => line.includes("[ ] look here"))).toHaveLength(new Set(kinds).size);
});
