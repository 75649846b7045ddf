import { filesOf, loadFormats } from "../report/index.ts";
import { FORMAT_NAMES, type FormatName } from "../report/names.ts";
import type { Report } from "../report/report.ts";
import type { ReportContext, ReportFile } from "../report/reporter.ts";

const FORMATS = await loadFormats(FORMAT_NAMES);

/** Makes the files of one format. */
export function filesIn(name: FormatName, report: Report, context: ReportContext): ReportFile[] {
  return Array.from(
    filesOf(
      FORMATS.filter((format) => format.name === name),
      report,
      context,
    ),
  );
}
