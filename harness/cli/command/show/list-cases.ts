import { readdirSync } from "node:fs";
import { isCoded, type ProblemName } from "../../../case/names.ts";
import { indexBy } from "../../../class/who/folded.ts";
import { loadCases } from "../../../problem/load.ts";
import { CATALOGUES } from "../../../report/catalogue/index.ts";
import { columnsOf } from "../../../report/words/columns.ts";
import { guessProblem } from "../../../submission/find/shape/guess.ts";
import { languageOf } from "../../../submission/find/tree/sources.ts";
import type { Io } from "../../console/console.ts";
import { EXIT_CODES } from "../../console/exit-codes.ts";
import { readCourse } from "../../session/course.ts";
import type { CommonOptions } from "../../session/options.ts";

/** Lists the cases of the problem that a course, or the program in the current folder, is about; of all problems if nothing says one. */
export async function listCases(files: CommonOptions["cases"], { out, locale }: Io): Promise<number> {
  const problem = await problemHere();
  const cases = loadCases({ files, problem });
  const { page } = CATALOGUES[locale];
  for (const [name, own] of indexBy(cases, (each) => [each.problem])) {
    const rows = own.map((each) => [
      each.name,
      "asking" in each ? "" : `${each.rows} x ${each.columns}`,
      each.title[locale],
    ]);
    const lines = columnsOf(rows, { width: out.columns || 100, rightAligned: [] });
    out.write(
      `${isCoded(name) ? page.problems[name] : name}\n${lines.map((line) => `  ${line}\n`).join("")}`,
    );
  }
  return EXIT_CODES.ok;
}

/** Finds the problem of the course here, or of the program in the current folder. */
export async function problemHere(): Promise<ProblemName | undefined> {
  const { problem } = readCourse(".");
  if (problem !== undefined) return problem;
  const isProgram = readdirSync(".").some((name) => languageOf(name) !== undefined);
  return isProgram ? (await guessProblem("."))?.problem : undefined;
}
