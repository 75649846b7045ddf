import type { Command } from "commander";
import { ExpectedError } from "../base/errors.ts";
import { chooseLocale } from "../base/locale.ts";
import { grade } from "../grade/grade.ts";
import { loadCases } from "../problem/load.ts";
import { findingsReport } from "../report/findings.ts";
import { jsonReport } from "../report/json.ts";
import { tell } from "../report/tell.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { exitCodeOf } from "./exit-code.ts";
import { chooseIsolation } from "./isolation.ts";
import {
  type CommonOptions,
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  problemOption,
} from "./options.ts";
import { progress } from "./progress.ts";
import { stopSignal } from "./stop.ts";
import { showsUnicode } from "./unicode.ts";

export function addCheckCommand(cavalo: Command): void {
  cavalo
    .command("check")
    .description("check your own program with the public cases before you hand it in")
    .argument("[folder]", "the folder of your program", ".")
    .addOption(casesOption())
    .addOption(problemOption())
    .addOption(jobsOption())
    .addOption(isolationOption())
    .addOption(langOption())
    .addOption(jsonOption())
    .action((folder: string, options: CommonOptions) => checkFolder(folder, options, stopSignal()));
}

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export async function checkFolder(
  folder: string,
  options: CommonOptions,
  signal: AbortSignal,
): Promise<void> {
  const submissions = discoverSubmissions(folder, options.problem);
  const problems = new Set(submissions.map(({ problem }) => problem));
  const cases = loadCases({ files: options.cases, problem: options.problem }).filter(
    ({ problem, visibility }) => visibility === "public" && problems.has(problem),
  );
  if (cases.length === 0)
    throw new ExpectedError(`${options.cases}: there is no public case to check the program with`);

  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  const { observer, clear } = progress(process.stderr, locale);
  const record = await grade({ cases, submissions, jobs: options.jobs, isolation, signal }, observer);
  const report = tell(record, locale);
  clear();
  process.stdout.write(
    options.json ? jsonReport(report) : findingsReport(report, { unicode: showsUnicode(process.env) }),
  );
  process.exitCode = exitCodeOf(report);
}
