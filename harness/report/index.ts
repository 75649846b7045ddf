import { findingsReport } from "./findings.ts";
import { jsonFiles } from "./json.ts";
import type { Report } from "./report.ts";
import type { ReportContext, Reporter } from "./reporter.ts";
import { terminalReport } from "./terminal.ts";

/** Formats of a report. A new one needs a file and a line here. */
export const REPORTERS = {
  terminal: (report, { columns }) => [{ path: "report.txt", text: terminalReport(report, columns) }],
  findings: (report, { unicode }) => [{ path: "findings.txt", text: findingsReport(report, { unicode }) }],
  json: jsonFiles,
} as const satisfies Record<string, Reporter>;

export type ReporterName = keyof typeof REPORTERS;

/** Gives the text of a whole report for printing. */
export function printedReport(name: ReporterName, report: Report, context: ReportContext): string {
  const reporter: Reporter = REPORTERS[name];
  const [whole] = reporter(report, context);
  return whole?.text ?? "";
}
