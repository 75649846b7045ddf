import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "./package.ts";
import type { Report, SubmissionReport } from "./report/report.ts";
import { isFailure } from "./score.ts";
import { folderWith } from "./testing/folders.ts";

const MINUTES = 60_000;

/** Results that are not what the manifest states, as lines that can be read. */
function surprises({ name, results }: SubmissionReport): string[] {
  return results.filter(isFailure).map(({ case: asked, verdict, expected, finding }) => {
    return `${name} on ${asked}: ${verdict}, not ${expected ?? "AC"} (${finding?.message})`;
  });
}

test(
  "the reference answers every case, and every bundled program gets the verdicts that its manifest states",
  async () => {
    const main = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
    const { stdout, exitCode } = await execa(
      process.execPath,
      [main, "grade", "--trust-submissions", "--json"],
      {
        cwd: folderWith({}),
        reject: false,
      },
    );
    const report: Report = JSON.parse(stdout);
    expect(report.cases.filter(({ reference }) => reference.verdict !== "AC")).toEqual([]);
    expect(report.submissions.flatMap(surprises)).toEqual([]);
    expect(exitCode).toBe(0);

    // With what it needs on the machine, a program is judged on some case at least.
    const idle = report.submissions.filter(
      ({ points, results }) =>
        points.possible === 0 &&
        !results.some(({ finding }) => ["toolchain-missing", "no-terminal"].includes(finding?.kind ?? "")),
    );
    expect(idle).toEqual([]);
  },
  15 * MINUTES,
);
