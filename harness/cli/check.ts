import { ExpectedError } from "../base/errors.ts";
import { chooseLocale } from "../base/locale.ts";
import { loadCases } from "../case/load.ts";
import { grade } from "../grade/grade.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { findingsReport } from "../report/findings.ts";
import { jsonReport } from "../report/json.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { CommonOptions } from "./commands.ts";
import type { Io } from "./console.ts";
import { exitCodeOf } from "./exit-code.ts";
import { chooseIsolation } from "./isolation.ts";
import { progress } from "./progress.ts";
import { showsUnicode } from "./unicode.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export async function checkFolder([folder]: [string], options: CommonOptions, io: Io): Promise<number> {
  const signal = io.stopSignal();
  const submissions = discoverSubmissions(folder, options.problem);
  const problems = new Set(submissions.map(({ problem }) => problem));
  const cases = loadCases({ files: options.cases, problem: options.problem }).filter(
    ({ problem, visibility }) => visibility === "public" && problems.has(problem),
  );
  if (cases.length === 0)
    throw new ExpectedError(`${options.cases}: there is no public case to check the program with`);

  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  const { observer, clear } = progress(io.err, CATALOGUES[locale].words);
  const report = await grade({ cases, submissions, jobs: options.jobs, isolation, locale, signal }, observer);
  clear();
  io.out.write(
    options.json ? jsonReport(report) : findingsReport(report, { unicode: showsUnicode(process.env) }),
  );
  return exitCodeOf(report);
}
