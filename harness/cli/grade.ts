import path from "node:path";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { chooseLocale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../case/load.ts";
import { grade } from "../grade/grade.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { jsonReport } from "../report/json.ts";
import { terminalReport } from "../report/terminal.ts";
import { prepareReportFolder, reportFile, writeReport, writeSubmissionReport } from "../report/write.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import type { CommonOptions } from "./commands.ts";
import type { Io } from "./console.ts";
import { exitCodeOf } from "./exit-code.ts";
import { chooseIsolation } from "./isolation.ts";
import { progress } from "./progress.ts";

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
}

const BUNDLED_SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");

/** Grades folders of submissions, writes the report and prints it as a table. */
export async function gradeFolders([folders]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const signal = io.stopSignal();
  const roots = folders.length > 0 ? folders : [BUNDLED_SUBMISSIONS];
  const submissions = collect(roots, (root) => discoverSubmissions(root, options.problem)).flat();
  refuseNamesakes(submissions);
  const problems = new Set(submissions.map(({ problem }) => problem));
  const cases = loadCases({ files: options.cases, problem: options.problem }).filter(({ problem }) =>
    problems.has(problem),
  );

  const isolation = await chooseIsolation({
    isolation: options.isolation,
    trusted: options.trustSubmissions ?? false,
  });
  prepareReportFolder(options.out);

  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  const { observer, clear } = progress(io.err, CATALOGUES[locale].words);
  // A full disk is no reason to stop: what is graded is shown at least.
  let unwritten: unknown;
  const report = await grade(
    { cases, submissions, jobs: options.jobs, isolation, locale, signal },
    {
      ...observer,
      onSubmission(submission) {
        observer.onSubmission?.(submission);
        try {
          writeSubmissionReport(options.out, submission);
        } catch (error) {
          unwritten ??= error;
        }
      },
    },
  );
  clear();
  io.out.write(options.json ? jsonReport(report) : terminalReport(report, io.out.columns));
  writeReport(options.out, report);
  if (unwritten !== undefined) throw unwritten;
  if (!options.json)
    io.out.write(
      `${CATALOGUES[locale].words.reportFile(displayPath(path.resolve(reportFile(options.out))))}\n`,
    );
  return exitCodeOf(report);
}

/** Names are files of the report: one of two namesakes would be lost. */
function refuseNamesakes(submissions: readonly Submission[]): void {
  const folders = new Map<string, string>();
  for (const { name, folder } of submissions) {
    const namesake = folders.get(name);
    if (namesake !== undefined) {
      throw new ExpectedError(
        `${displayPath(folder)} and ${displayPath(namesake)}: both submissions are called ${name}; grade them one after the other`,
      );
    }
    folders.set(name, folder);
  }
}
