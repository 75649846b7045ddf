import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report, SubmissionReport } from "../report/report.ts";
import { isFailure } from "../report/score.ts";
import { folderWith } from "../testing/folders.ts";

const MINUTES = 60_000;

/** Results that are not what the manifest states, as lines that can be read. */
function surprises({ name, results }: SubmissionReport): string[] {
  return results.filter(isFailure).map(({ case: asked, verdict, expected, finding }) => {
    return `${name} on ${asked}: ${verdict}, not ${expected ?? "AC"} (${finding?.message})`;
  });
}

/** What is said of the causes, by program; nothing can be said of a program whose toolchain is missing. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  "knights-tour/c-v1-short-array": ["second-opinion"],
  "knights-tour/cpp-zero-twice": ["start-not-counted"],
  "knights-tour/go-illegal-move": ["illegal-vector"],
  "knights-tour/javascript-ignores-start": ["always-the-same"],
  "knights-tour/python-crash-on-non-square": ["fails-off-square", "uncaught-error"],
  "knights-tour/python-prints-partial-tour": ["dead-end"],
  "knights-tour/python-v3-dead-end": ["dead-end"],
  "knights-tour/ruby-says-no-tour": ["always-no-tour"],
  "lost-knight/c-crash": ["second-opinion"],
  "lost-knight/c-walks-through-x": ["walks-through-x"],
  "lost-knight/cpp-square-only": ["fails-off-square"],
  "lost-knight/java-endless-recursion": ["uncaught-error"],
  "lost-knight/javascript-counts-squares": ["one-too-many"],
  "lost-knight/python-depth-first": ["first-way"],
  "lost-knight/python-no-wrap": ["no-wrap"],
};

function causesOf({ diagnoses, results }: SubmissionReport): string[] {
  const clues = results.flatMap(({ clue }) => clue?.kind ?? []);
  const causes = diagnoses.map((each) => ("idea" in each ? each.idea : each.kind));
  return Array.from(new Set([...causes, ...clues]));
}

test(
  "the reference answers every case, and every bundled program gets the verdicts and causes that it should",
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

    const judged = report.submissions.filter(({ points }) => points.possible > 0);
    expect(Object.fromEntries(judged.map((each) => [each.name, causesOf(each)]))).toEqual(
      Object.fromEntries(judged.map(({ name }) => [name, CAUSES[name] ?? []])),
    );
  },
  15 * MINUTES,
);
