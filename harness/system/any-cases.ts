import path from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { boardText } from "../case/board.ts";
import { leastMoves } from "../case/board-rules.ts";
import type { CodedProblem } from "../case/names.ts";
import type { Verdict } from "../finding/verdict.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { anyBoard } from "../testing/boards.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { programsFor } from "../verify/programs.ts";

const CASES_A_SET = 3;

const anyTour = fc.record({
  rows: fc.integer({ min: 5, max: 10 }),
  columns: fc.integer({ min: 5, max: 10 }),
  row: fc.nat(4),
  column: fc.nat(4),
  closed: fc.boolean(),
});

/** Case files, other ones for each seed. From sides of 5 on there is every tour that the colours of the squares allow. */
const ANY_CASES: Readonly<Record<CodedProblem, (seed: number) => string[]>> = {
  "lost-knight": (seed) =>
    fc.sample(anyBoard, { seed, numRuns: CASES_A_SET }).map((board) => {
      const text = boardText(board).replaceAll(/^/gm, "    ").trimEnd();
      return `title: Any board\nboard:\n  text: |\n${text}\nanswer: ${leastMoves(board)}\n`;
    }),
  "knights-tour": (seed) =>
    fc
      .sample(anyTour, { seed, numRuns: CASES_A_SET })
      .map(
        ({ rows, columns, row, column, closed }) =>
          `title: Any tour\nrows: ${rows}\ncolumns: ${columns}\nstart: [${row}, ${column}]\ntour: ${closed ? "closed" : "open"}\n`,
      ),
};

function anyCases(problem: CodedProblem, seed: number): Case[] {
  const files = ANY_CASES[problem](seed).map((text, at) => [`case-${at}.yaml`, text]);
  // Time to spare: it is not asked here if they are fast.
  const problemFile = { "problem.yaml": `problem: ${problem}\ntitle: Any cases\nlimits:\n  cpuMs: 10000\n` };
  return loadCases({ files: folderWith({ ...problemFile, ...Object.fromEntries(files) }) });
}

/** A search for a tour may give up, or take too long, and is not wrong for that. */
const NOT_WRONG: Readonly<Record<CodedProblem, readonly Verdict[]>> = {
  "lost-knight": ["AC", "SK"],
  "knights-tour": ["AC", "SK", "PE", "TLE"],
};

/** Expects of right programs, one after the other, that they are right on `sets` sets of any cases, and no cause is named. */
export async function expectRightOnAnyCases(
  problem: CodedProblem,
  { sets, seed }: { readonly sets: number; readonly seed: number },
): Promise<void> {
  const bundled = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem });
  const { right } = await programsFor(bundled, folderWith({}));
  const isolation = await bestIsolation();
  for (let set = seed; set < seed + sets; set++) {
    const cases = anyCases(problem, set);
    const submission = right[set % right.length]!;
    const { submissions } = await gradeAndTell({ cases, submissions: [submission], jobs: 2, isolation });
    const { results, diagnoses } = submissions[0]!;
    const wrong = results.filter(({ verdict }) => !NOT_WRONG[problem].includes(verdict));
    const causes = [...diagnoses, ...results.flatMap(({ clue }) => clue ?? [])];
    expect({
      wrong,
      causes,
      set: causes.length + wrong.length > 0 ? [submission.name, set, cases] : [],
    }).toEqual({
      wrong: [],
      causes: [],
      set: [],
    });
  }
}
