import { chooseLocale } from "../base/locale.ts";
import { recordOf } from "../grade/history.ts";
import { readStore } from "../grade/store-index.ts";
import { printedReport, REPORTERS } from "../report/index.ts";
import type { Report } from "../report/report.ts";
import { tell } from "../report/tell.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";
import { contextOf } from "./session.ts";

/** Writes and prints the report of a class again, without grading. */
export function renderReport(_: [], options: ClassOptions, io: Io): number {
  const report = reportOn(options);
  writeReport(report, options.out);
  io.out.write(printedReport(options.json ? "json" : "terminal", report, contextOf(io)));
  return EXIT_CODES.ok;
}

/** Tells the results of a class that count. */
export function reportOn({ out, lang }: Pick<ClassOptions, "out" | "lang">): Report {
  const { state } = readStore(out).history;
  const locale = chooseLocale({ asked: lang, cases: state.cases, environment: process.env });
  return tell(recordOf(state), locale);
}

/** Writes the files of a report. */
export function writeReport(report: Report, out: string): void {
  const reports = openReportFolder(out);
  reports.write(REPORTERS.json(report));
  reports.close();
}
