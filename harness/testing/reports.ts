import { filesOf, loadFormats } from "../report/index.ts";
import { FORMAT_NAMES, type FormatName } from "../report/record/names.ts";
import type { Report } from "../report/record/report.ts";
import { type ReportContext, wholeText } from "../report/reporter.ts";

const FORMATS = await loadFormats(FORMAT_NAMES);

/** Makes the files of one format. */
export function filesIn(name: FormatName, report: Report, context: ReportContext) {
  const formats = FORMATS.filter((format) => format.name === name);
  return Array.from(filesOf(formats, report, context), (file) => ({
    path: file.path,
    text: wholeText(file),
  }));
}
