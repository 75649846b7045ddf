import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { type CodedProblem, PROBLEM_NAMES } from "../case/names.ts";
import type { FindingKind } from "../finding/index.ts";
import { grade } from "../grade/grade.ts";
import { loadCases } from "../problem/load.ts";
import { findingLines } from "../report/findings.ts";
import type { GradingRecord } from "../report/record/record.ts";
import { tell } from "../report/tell.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "../testing/folders.ts";

/** A piece of a right program, and one that somebody might have written instead. */
interface Mistake {
  readonly title: string;
  readonly case: string;
  readonly right: string;
  readonly wrong: string;
}

const INTRODUCTION = `# Ten findings

This page answers: what does \`cavalo check\` say about common mistakes, in each language?

Two right programs, [lost-knight.js](../harness/system/fixtures/findings/lost-knight.js) and
[tour.js](../harness/system/fixtures/findings/tour.js), get one mistake at a time. \`npm test -- -u\` writes this page from
real output.
`;

/** Right programs, by problem. */
const PROGRAMS = { "lost-knight": "lost-knight.js", "knights-tour": "tour.js" } as const;

const MISTAKES: Readonly<Record<CodedProblem, Readonly<Partial<Record<FindingKind, Mistake>>>>> = {
  "lost-knight": {
    "wrong-number-of-moves": {
      title: "Squares are counted, not moves",
      case: "worked-example",
      right: "{way.length} movimentos",
      wrong: "{way.length + 1} movimentos",
    },
    "exit-code": {
      title: "The remainder of a negative number",
      case: "seam-rows",
      right: "const wrap = (position, size) => (position + size) % size;",
      wrong: "const wrap = (position, size) => position % size;",
    },
    "path-leaves-board": {
      title: "The search goes around the edges, the printing does not",
      case: "seam-rows",
      right: "  row = wrap(row + down, rows);",
      wrong: "  row = row + down;",
    },
    "path-not-a-knight-move": {
      title: "A variable is mistaken for another one",
      case: "seam-rows",
      right: "  column = wrap(column + right, columns);",
      wrong: "  column = wrap(column + down, columns);",
    },
    "path-blocked": {
      title: "Down and right are exchanged",
      case: "rectangle-20x40",
      right: "for (const [down, right] of way ?? []) {",
      wrong: "for (const [right, down] of way ?? []) {",
    },
  },
  "knights-tour": {
    "not-a-knight-move": {
      title: "The table of moves has a wrong number",
      case: "8x8-any",
      right: "[1, -2], [1, 2], [2, -1], [2, 1]];",
      wrong: "[1, -2], [1, 2], [2, -1], [3, 1]];",
    },
    "squares-missing": {
      title: "A dead end is taken for the end",
      case: "5x8",
      right: "  if (step === rows * columns && ",
      wrong: "  if (freeFrom(square).length === 0 && ",
    },
    "wrong-start": {
      title: "Row and column of the start are exchanged",
      case: "5x8",
      right: "const start = [startRow, startColumn];",
      wrong: "const start = [startColumn, startRow];",
    },
    "not-closed": {
      title: "The word that asks for a closed tour is not the one that is given",
      case: "6x6-closed",
      right: 'process.argv.includes("closed")',
      wrong: 'process.argv.includes("fechado")',
    },
    "unreadable-answer": {
      title: "The tour is found but not printed",
      case: "5x5-corner",
      right: '  for (const row of board) console.log(row.join(" "));',
      wrong: '  console.log("Passeio encontrado!");',
    },
  },
};

/** One program on one case. */
async function gradeOn(problem: CodedProblem, { program, asked }: Turn): Promise<GradingRecord> {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem, `${asked}.yaml`), problem });
  const submissions = await discoverSubmissions(folderWith({ "main.js": program }), problem);
  return grade({ cases, submissions, jobs: 1, isolation: { level: "D", chainCpuMs: 0 } });
}

interface Turn {
  readonly program: string;
  /** The name of a case. */
  readonly asked: string;
}

const block = (language: string, lines: readonly string[]) =>
  `\`\`\`${language}\n${lines.join("\n")}\n\`\`\`\n`;

test("ten findings are told and drawn as the documentation shows them", async () => {
  const sections: string[] = [];
  for (const problem of PROBLEM_NAMES) {
    const file = path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "findings", PROGRAMS[problem]);
    const right = readFileSync(file, "utf8");
    const untouchedOn = remembered((asked: string) => gradeOn(problem, { program: right, asked }));
    for (const [kind, mistake] of Object.entries(MISTAKES[problem])) {
      const asked = mistake.case;
      const program = right.replace(mistake.right, () => mistake.wrong);
      const record = await gradeOn(problem, { program, asked });
      const reports = LOCALES.map((locale) => tell(record, locale));
      expect(reports[0]!.submissions[0]!.results[0]!.finding?.kind).toBe(kind);

      const changed = [`- ${mistake.right.trim()}`, `+ ${mistake.wrong.trim()}`];
      const told = reports.map((report) => findingLines(report.submissions[0]!, report, { unicode: true }));
      const number = sections.length + 1;
      const title = `## ${number}. ${mistake.title}\n`;
      sections.push([title, block("diff", changed), ...told.map((lines) => block("text", lines))].join("\n"));

      const untouched = await untouchedOn(asked);
      expect(tell(untouched, "en").submissions[0]!.verdicts).toEqual({ AC: 1 });
    }
  }
  await expect([INTRODUCTION, ...sections].join("\n")).toMatchFileSnapshot(
    path.join(PACKAGE_FOLDER, "docs", "findings.md"),
  );
});
