import { chooseLocale } from "../base/locale.ts";
import { recordOf } from "../grade/class-record.ts";
import { handInsOf } from "../grade/hand-ins.ts";
import type { ClassState } from "../grade/history.ts";
import { readStore } from "../grade/store-index.ts";
import { filesOf, loadFormats, printedReport, reportFor } from "../report/index.ts";
import type { Audience, FormatName } from "../report/names.ts";
import type { Report } from "../report/report.ts";
import { tell } from "../report/tell.ts";
import { openReportFolder } from "../report/write.ts";
import { classNamed } from "./class-of.ts";
import type { Io } from "./console.ts";
import { showChangesSinceClosing } from "./diff.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { wordsFor } from "./kept-words.ts";
import type { ClassOptions } from "./options.ts";
import { contextOf } from "./session.ts";

interface ReportOptions extends ClassOptions {
  readonly report: readonly FormatName[];
  readonly audience: Audience;
}

/** Writes and prints the report of a class again, without grading. */
export async function renderReport([named]: [string?], options: ReportOptions, io: Io): Promise<number> {
  const { out } = classNamed(named, options);
  const known = readStore(out);
  const { history } = known;
  const context = { ...contextOf(io, options), handIns: handInsOf(known) };
  const { state } = history;
  showChangesSinceClosing(history, wordsFor(state, options), io);
  const report = reportFor(options.audience, tellClass(state, options), context);
  const reports = openReportFolder(out);
  reports.write(filesOf(await loadFormats(["json", ...options.report]), report, context));
  reports.close();
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  return EXIT_CODES.ok;
}

/** Tells the results of a class that count. */
export function tellClass(state: ClassState, { lang }: Pick<ClassOptions, "lang">): Report {
  const locale = chooseLocale({ asked: lang, cases: state.cases, environment: process.env });
  return tell(recordOf(state), locale);
}
