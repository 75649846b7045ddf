import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { boardText } from "../case/board.ts";
import { leastMoves } from "../case/board-rules.ts";
import { PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import { IDEA_NAMES } from "../finding/ideas.ts";
import type { Verdict } from "../finding/verdict.ts";
import { loadCases } from "../problem/load.ts";
import type { SubmissionReport } from "../report/report.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import type { Submission } from "../submission/submission.ts";
import { anyBoard } from "../testing/boards.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { programsFor } from "../verify/programs.ts";

const MINUTES = 60_000;

/** By what the wrong ideas are told that can be; in the lost knight, many are told by their own name. */
const TOLD_BY: Readonly<Record<ProblemName, Readonly<Record<string, readonly string[]>>>> = {
  "lost-knight": {
    ...Object.fromEntries(IDEA_NAMES.map((name) => [name, [name]])),
    "counts-one-too-few": ["one-too-few"],
    "counts-squares": ["one-too-many"],
    "counts-when-seen": ["one-too-few"],
    "depth-first": ["first-way"],
    "exit-is-blocked": ["always-impossible"],
    "move-doubled": ["move-missing"],
    "square-from-columns": ["fails-off-square"],
    "two-ends-one-too-many": ["one-too-many"],
  },
  "knights-tour": {
    "board-transposed": ["order"],
    "ends-exchanged": ["tour-reversed"],
    "last-step-twice": ["last-number-twice"],
    "move-mistyped": ["illegal-vector"],
    "numbers-from-two": ["numbers-shifted"],
    "start-ignored": ["always-the-same"],
    "start-transposed": ["transposed", "order"],
    "stops-one-short": ["stopped-early"],
  },
};

/** What is told of the causes; that a program broke off somewhere is no more than a fact. */
function causesOf({ diagnoses, results }: SubmissionReport): string[] {
  const clues = results.flatMap(({ clue }) => clue?.kind ?? []).filter((kind) => kind !== "uncaught-error");
  const orders = results.flatMap(({ note }) =>
    note?.kind === "right-if-declared" && note.declared.order ? "order" : [],
  );
  const wrong = results.filter(({ verdict }) => verdict === "WA");
  return [
    ...diagnoses.map((each) => ("idea" in each ? each.idea : each.kind)),
    ...new Set(clues),
    // One answer may be right the other way round by chance.
    ...new Set(2 * orders.length > wrong.length ? orders : []),
  ];
}

async function reportsOf(cases: readonly Case[], submissions: readonly Submission[]) {
  const isolation = await bestIsolation();
  return (await gradeAndTell({ cases, submissions, jobs: 2, isolation })).submissions;
}

/** The bundled cases; of all squares of the chessboard, those of two rows are enough. */
const bundledCases = (problem: ProblemName) =>
  loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem }).filter(
    ({ name }) => !/^8x8\/r[^25]/.test(name),
  );

test.each(PROBLEM_NAMES)(
  "of the wrong programs of %s each has its idea named where it can be, and no other one",
  async (problem) => {
    const cases = bundledCases(problem);
    const { mutants } = programsFor(cases, folderWith({}));
    const reports = await reportsOf(
      cases,
      mutants.map(({ submission }) => submission),
    );
    const judged = mutants
      .map(({ mutant }, at) => ({ mutant, report: reports[at]! }))
      .filter(({ report }) => report.points.possible > 0);
    const told = judged.map(({ mutant, report }) => [mutant.name, causesOf(report)]);
    const known = judged.map(({ mutant }) => [
      mutant.name,
      (mutant.equivalent === undefined && TOLD_BY[problem][mutant.idea.name]) || [],
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
  },
  15 * MINUTES,
);

const CASE_SETS = 100;
const CASES_A_SET = 3;

const anyTour = fc.record({
  rows: fc.integer({ min: 5, max: 10 }),
  columns: fc.integer({ min: 5, max: 10 }),
  row: fc.nat(4),
  column: fc.nat(4),
  closed: fc.boolean(),
});

/** Case files with other cases each time. From sides of 5 on there is every tour that the colours of the squares allow. */
const ANY_CASES: Readonly<Record<ProblemName, () => string[]>> = {
  "lost-knight": () =>
    fc.sample(anyBoard, CASES_A_SET).map((board) => {
      const text = boardText(board).replaceAll(/^/gm, "    ").trimEnd();
      return `title: Any board\nboard:\n  text: |\n${text}\nanswer: ${leastMoves(board)}\n`;
    }),
  "knights-tour": () =>
    fc
      .sample(anyTour, CASES_A_SET)
      .map(
        ({ rows, columns, row, column, closed }) =>
          `title: Any tour\nrows: ${rows}\ncolumns: ${columns}\nstart: [${row}, ${column}]\ntour: ${closed ? "closed" : "open"}\n`,
      ),
};

function anyCases(problem: ProblemName): Case[] {
  const files = ANY_CASES[problem]().map((text, at) => [`case-${at}.yaml`, text]);
  // Whether they are fast enough is another question, and not on a busy machine.
  const problemFile = { "problem.yaml": `problem: ${problem}\ntitle: Any cases\nlimits:\n  cpuMs: 10000\n` };
  return loadCases({ files: folderWith({ ...problemFile, ...Object.fromEntries(files) }) });
}

/** A search for a tour may give up, or take too long, and is not wrong for that. */
const NOT_WRONG: Readonly<Record<ProblemName, readonly Verdict[]>> = {
  "lost-knight": ["AC", "SK"],
  "knights-tour": ["AC", "SK", "PE", "TLE"],
};

test.each(PROBLEM_NAMES)(
  "right programs of %s are not wrong on cases that nobody has chosen, and nothing is said of them",
  async (problem) => {
    const { right } = programsFor(bundledCases(problem), folderWith({}));
    for (let set = 0; set < CASE_SETS / PROBLEM_NAMES.length; set++) {
      const cases = anyCases(problem);
      const [report] = await reportsOf(cases, [right[set % right.length]!]);
      const wrong = report!.results.filter(({ verdict }) => !NOT_WRONG[problem].includes(verdict));
      expect({ wrong, causes: causesOf(report!), cases: wrong.length > 0 ? cases : [] }).toEqual({
        wrong: [],
        causes: [],
        cases: [],
      });
    }
  },
  15 * MINUTES,
);
