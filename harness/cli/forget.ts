import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence } from "../base/sentence.ts";
import { openPseudonyms } from "../class/pseudonyms.ts";
import { forgetStudent } from "../grade/store.ts";
import { readStore } from "../grade/store-index.ts";
import { filesOf, reportFor } from "../report/index.ts";
import { REPORT_FILE } from "../report/json.ts";
import { FORMAT_NAMES, type FormatName } from "../report/names.ts";
import type { Report } from "../report/report.ts";
import type { ReportContext, ReportFile } from "../report/reporter.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";
import { reportOn } from "./report.ts";
import { contextOf } from "./session.ts";
import { resultsOf } from "./student.ts";

const NOT_READABLE: Sentence = {
  en: "is damaged. Type `cavalo report` to write it again",
  "pt-BR": "está danificado. Digite `cavalo report` para escrevê-lo de novo",
};

const REMOVED = { en: "Removed", "pt-BR": "Removido" };

/** Makes the files of a format; none if the format needs a service that is not here, so that it was not written either. */
function filesIn(format: FormatName, report: Report, context: ReportContext): ReportFile[] {
  try {
    return Array.from(filesOf([format], report, context));
  } catch (error) {
    if (error instanceof ExpectedError) return [];
    throw error;
  }
}

/** Reads how a report was told the last time, and to whom. */
function writtenReport(out: string): Partial<Pick<Report, "language" | "audience">> {
  const file = path.join(out, REPORT_FILE);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ExpectedError(placed(displayPath(path.resolve(file)), NOT_READABLE), { cause: error });
  }
}

/** Files of grades, which only a grading of the whole class writes. */
const FILES_OF_GRADES = ["grades.csv", "feedback.zip"];

/**
 * Removes a student from a class for good: from the store, and from all files of the report that were written. These
 * stay in their language, and show what they showed their readers before.
 */
export function forget([student]: [string], options: ClassOptions, io: Io): number {
  const { out } = options;
  // An unknown name is a mistake, told before anything is changed.
  const [{ student: key }] = resultsOf(student, readStore(out).history);
  const { language, audience } = writtenReport(out);
  const context = { ...contextOf(io, options), ...audience };
  const written = () => {
    const report = reportFor(
      audience?.name ?? "instructor",
      reportOn({ out, ...(language && { lang: language }) }),
      context,
    );
    const files = FORMAT_NAMES.flatMap((format) => filesIn(format, report, context));
    return files.filter((file) => existsSync(path.join(out, file.path)));
  };
  const before = written();
  forgetStudent(out, key);
  const left = written();
  const isLeft = new Set(left.map((file) => file.path));
  for (const file of before) if (!isLeft.has(file.path)) rmSync(path.join(out, file.path), { force: true });
  const reports = openReportFolder(out);
  reports.write(left);
  reports.close();
  openPseudonyms(out).forget(key);
  for (const name of FILES_OF_GRADES) rmSync(path.join(out, name), { force: true });
  io.out.write(`${REMOVED[io.locale]}: ${student}\n`);
  return EXIT_CODES.ok;
}
