import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { printable } from "../../base/text.ts";
import { WHOLE_CLASS_FILES } from "../../class/out/write-results.ts";
import { KEY_FILE, openPseudonyms } from "../../class/who/pseudonyms.ts";
import { forgetStudent } from "../../grade/store/forget-student.ts";
import { shownClass } from "../../grade/store/shown-class.ts";
import { readStore } from "../../grade/store/store-index.ts";
import { tellClass } from "../../grade/store/told-class.ts";
import { filesOf, type LoadedFormat, loadFormats, reportFor } from "../../report/index.ts";
import { FORMAT_NAMES } from "../../report/record/names.ts";
import type { Report } from "../../report/record/report.ts";
import type { ReportContext, ReportFile } from "../../report/reporter.ts";
import { openReportFolder, removeFile, removeOtherStudents } from "../../report/write.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { waitingFor } from "../console/waiting.ts";
import { classOf } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";
import { contextOf } from "../session/session.ts";
import { resultsOf } from "../session/student.ts";
import { writtenReport } from "./report.ts";

/** Makes the files of a format; none if the format needs a service that is not here, so that it was not written either. */
function filesIn(format: LoadedFormat, report: Report, context: ReportContext): ReportFile[] {
  try {
    return Array.from(filesOf([format], report, context));
  } catch (error) {
    if (error instanceof ExpectedError) return [];
    throw error;
  }
}

/**
 * Removes a student from a class for good: from the store, and from all files of the report that were written. They
 * stay in their language, and show what they showed their readers before. Files of grades are removed whole: the next
 * grading writes them again.
 */
export async function forget([student]: [string], options: ClassOptions, io: Io): Promise<number> {
  const { out } = classOf(options);
  // An unknown name is a mistake, told before anything is changed.
  const { history } = readClass(out, io);
  const [{ student: key, record }] = resultsOf(student, history);
  const { language, audience } = writtenReport(out);
  const shown = { ...contextOf(io, options), ...audience };
  const formats = await loadFormats(FORMAT_NAMES);
  const written = () => {
    const known = readStore(out);
    const context = { ...shown, ...shownClass(known) };
    const told = tellClass(known.history.state, language ? { lang: language } : options);
    const report = reportFor(audience?.name ?? "instructor", told, context);
    const files = formats.flatMap((format) => filesIn(format, report, context));
    return files.filter((file) => existsSync(path.join(out, file.path)));
  };
  const before = written();
  // What cannot be written is told before anything is changed, too.
  const reports = openReportFolder(out);
  await forgetStudent(out, key, waitingFor(io));
  const left = written();
  const isLeft = new Set(left.map((file) => file.path));
  for (const file of before) if (!isLeft.has(file.path)) removeFile(out, file.path);
  // An earlier grading may have called the student otherwise, or shown more.
  removeOtherStudents(out, isLeft);
  for (const name of Object.values(WHOLE_CLASS_FILES)) rmSync(path.join(out, name), { force: true });
  if (existsSync(path.join(out, KEY_FILE))) openPseudonyms(out).forget(key);
  await reports.write(left);
  reports.close();
  io.out.write(`${wordsFor(history.state, options).forgotten(printable(record.name))}\n`);
  return EXIT_CODES.ok;
}
