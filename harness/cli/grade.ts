import path from "node:path";
import type { Command } from "commander";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { chooseLocale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { grade } from "../grade/grade.ts";
import { loadCases } from "../problem/load.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { jsonReport } from "../report/json.ts";
import { tell, tellSubmission } from "../report/tell.ts";
import { terminalReport } from "../report/terminal.ts";
import { prepareReportFolder, reportFile, writeReport, writeSubmissionReport } from "../report/write.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
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

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
}

const BUNDLED_SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");

export function addGradeCommand(cavalo: Command): void {
  cavalo
    .command("grade")
    .description("grade a folder of submissions")
    .argument("[submissions...]", "folders of submissions (default: the bundled ones)")
    .addOption(casesOption())
    .addOption(problemOption())
    .option("--out <folder>", "the folder of the report", path.join("reports", "latest"))
    .addOption(jobsOption())
    .addOption(isolationOption())
    .option("--trust-submissions", "run them even if they cannot be contained")
    .addOption(langOption())
    .addOption(jsonOption())
    .action(async (folders: string[], options: GradeOptions) => {
      const signal = stopSignal();
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
      const { observer, clear } = progress(process.stderr, locale);
      // A full disk is no reason to stop: what is graded is shown at least.
      let unwritten: unknown;
      const record = await grade(
        { cases, submissions, jobs: options.jobs, isolation, signal },
        {
          ...observer,
          onSubmission(submission) {
            observer.onSubmission?.(submission);
            try {
              writeSubmissionReport(options.out, tellSubmission(submission, locale));
            } catch (error) {
              unwritten ??= error;
            }
          },
        },
      );
      clear();
      const report = tell(record, locale);
      process.stdout.write(
        options.json ? jsonReport(report) : terminalReport(report, process.stdout.columns),
      );
      writeReport(options.out, report);
      if (unwritten !== undefined) throw unwritten;
      if (!options.json)
        process.stdout.write(
          `${CATALOGUES[locale].words.reportFile(displayPath(path.resolve(reportFile(options.out))))}\n`,
        );
      process.exitCode = exitCodeOf(report);
    });
}

/** Names are files of the report: one of two namesakes would be lost. */
function refuseNamesakes(submissions: readonly Submission[]): void {
  const folders = new Map<string, string>();
  for (const { name, folder } of submissions) {
    const namesake = folders.get(name);
    if (namesake !== undefined) {
      throw new ExpectedError(
        `${displayPath(folder)} and ${displayPath(namesake)}: both submissions have the name ${name}. Grade them one after the other`,
      );
    }
    folders.set(name, folder);
  }
}
