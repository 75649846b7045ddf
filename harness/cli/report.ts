import { chooseLocale } from "../base/locale.ts";
import { recordOf } from "../grade/history.ts";
import { readStore } from "../grade/store-index.ts";
import { filesOf, printedReport, reportFor } from "../report/index.ts";
import type { Audience, FormatName } from "../report/names.ts";
import type { Report } from "../report/report.ts";
import { tell } from "../report/tell.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";
import { contextOf } from "./session.ts";

interface ReportOptions extends ClassOptions {
  readonly report: readonly FormatName[];
  readonly audience: Audience;
}

/** Writes and prints the report of a class again, without grading. */
export function renderReport(_: [], options: ReportOptions, io: Io): number {
  const context = contextOf(io, options);
  const report = reportFor(options.audience, reportOn(options), context);
  const reports = openReportFolder(options.out);
  reports.write(filesOf(["json", ...options.report], report, context));
  reports.close();
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  return EXIT_CODES.ok;
}

/** Tells the results of a class that count. */
export function reportOn({ out, lang }: Pick<ClassOptions, "out" | "lang">): Report {
  const { state } = readStore(out).history;
  const locale = chooseLocale({ asked: lang, cases: state.cases, environment: process.env });
  return tell(recordOf(state), locale);
}
