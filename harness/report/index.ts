import { forStudents } from "./audience.ts";
import { findingsReport } from "./findings.ts";
import { autolabFiles } from "./format/autolab.ts";
import { classroom50Files } from "./format/classroom50.ts";
import { CSV_DIALECTS, csvFiles } from "./format/csv.ts";
import { ctrfFiles } from "./format/ctrf.ts";
import { githubFiles } from "./format/github.ts";
import { gradescopeFiles } from "./format/gradescope.ts";
import { junitFiles } from "./format/junit.ts";
import { prairielearnFiles } from "./format/prairielearn.ts";
import { vplFiles } from "./format/vpl.ts";
import { htmlFiles } from "./html/index.ts";
import { jsonFiles } from "./json.ts";
import type { Audience, FormatName } from "./names.ts";
import { printableReport } from "./printable-report.ts";
import type { Report } from "./report.ts";
import type { ReportContext, Reporter, ReportFile } from "./reporter.ts";
import { terminalReport } from "./terminal.ts";

/** Formats of a report. A new one needs a file, a line here and its name in `names.ts`. */
export const REPORTERS: Readonly<Record<FormatName, Reporter>> = {
  json: jsonFiles,
  html: htmlFiles,
  junit: junitFiles,
  csv: (report) => csvFiles(report, CSV_DIALECTS.csv),
  "csv-pt-BR": (report) => csvFiles(report, CSV_DIALECTS["csv-pt-BR"]),
  gradescope: gradescopeFiles,
  github: githubFiles,
  prairielearn: prairielearnFiles,
  vpl: vplFiles,
  classroom50: classroom50Files,
  ctrf: ctrfFiles,
  autolab: autolabFiles,
  terminal: (report, style) => [{ path: "report.txt", text: terminalReport(report, style) }],
  findings: (report, style) => [{ path: "findings.txt", text: findingsReport(report, style) }],
};

/** Gives the report as its readers may see it. */
export function reportFor(audience: Audience, report: Report, { day }: Pick<ReportContext, "day">): Report {
  return audience === "student" ? forStudents(report, day) : report;
}

/** Makes the files of several formats. */
export function* filesOf(
  formats: readonly FormatName[],
  report: Report,
  context: ReportContext,
): Generator<ReportFile> {
  // A file is no terminal.
  const plain = { ...context, columns: undefined, colours: false };
  for (const format of formats) yield* REPORTERS[format](shownIn(format, report), plain);
}

/** Gives the text of a whole report for printing. */
export function printedReport(name: FormatName, report: Report, context: ReportContext): string {
  const [whole] = REPORTERS[name](shownIn(name, report), context);
  return whole?.text ?? "";
}

/** JSON has its own escapes, so it keeps every text as it came. */
function shownIn(format: FormatName, report: Report): Report {
  return format === "json" ? report : printableReport(report);
}
