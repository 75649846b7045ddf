import path from "node:path";
import { expect, test } from "vitest";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { runProgram } from "../../cli/program.ts";
import { newProgram } from "../../new/program.ts";
import type { Report } from "../../report/record/report.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { languagesHere } from "./here.ts";

const SMALL = "cases/{lost-knight/tiny-3x3,knights-tour/5x5-corner}.yaml";

/** Defines the tests that a program to start from is built, reads its input, and does not answer yet. */
export async function testNewPrograms(names: readonly LanguageName[]): Promise<void> {
  const here = await languagesHere(names);
  test.each(PROBLEM_NAMES)(
    "new programs for %s are built, read their input, and do not answer yet",
    async (problem) => {
      const folder = folderWith(
        Object.fromEntries(
          here.flatMap((language) =>
            Array.from(newProgram({ language, problem, locale: "pt-BR" }), ([file, text]) => [
              `${language}/${file}`,
              text,
            ]),
          ),
        ),
      );
      const { stdout } = await cavaloWithin(runProgram)(
        process.cwd(),
        ...["grade", folder, "--problem", problem, "--cases", SMALL],
        ...["--out", path.join(folderWith({}), "out"), "--trust-submissions", "--no-adopt", "--json"],
      );
      const { submissions } = JSON.parse(stdout) as Report;
      const told = submissions.map(({ name, results: [first] }) => ({
        name,
        verdict: first!.verdict,
        printed: first!.finding && "quote" in first!.finding && first!.finding.quote,
      }));
      expect(told).toEqual(here.map((name) => ({ name, verdict: "PE", printed: "ainda não" })));
    },
  );
}
