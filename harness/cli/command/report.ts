import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, isOwnFile } from "../../base/files.ts";
import { LOCALES } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { readClassFolder } from "../../class/class-folder.ts";
import { shownClass } from "../../grade/store/shown-class.ts";
import { openStore } from "../../grade/store/store.ts";
import type { StoreIndex } from "../../grade/store/store-index.ts";
import { tellClass } from "../../grade/store/told-class.ts";
import { filesOf, loadFormats, printedReport, renderingOf, reportFor } from "../../report/index.ts";
import { REPORT_FILE } from "../../report/json.ts";
import { CLASS_PAGE } from "../../report/record/file-names.ts";
import { AUDIENCES, type Audience, type FormatName } from "../../report/record/names.ts";
import type { Report } from "../../report/record/report.ts";
import { openReportFolder } from "../../report/write.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { waitingFor } from "../console/waiting.ts";
import { writeGrades } from "../session/class-grades.ts";
import { type ClassPlace, classNamed } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";
import { contextOf } from "../session/session.ts";
import { showChangesSinceClosing } from "./diff.ts";

interface ReportOptions extends ClassOptions {
  readonly report: readonly FormatName[];
  readonly audience: Audience;
}

/** Writes and prints the report of a class again, without grading. */
export async function renderReport([named]: [string?], options: ReportOptions, io: Io): Promise<number> {
  const { out, folder } = classNamed(named, options);
  if (folder !== undefined && options.audience === "instructor")
    await renewGrades({ folder, out }, options, io);
  const known = readClass(out, io);
  const { history } = known;
  const context = { ...contextOf(io, options), ...shownClass(known) };
  const { state } = history;
  showChangesSinceClosing(history, wordsFor(state, options), io);
  const report = reportFor(options.audience, tellClass(state, options), context);
  const reports = openReportFolder(out);
  await reports.write(filesOf(await loadFormats(["json", ...options.report]), report, context));
  reports.close();
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  return EXIT_CODES.ok;
}

/** Writes the files of grades anew, if a class has grades: somebody may have decided since they were written. */
async function renewGrades(
  { folder, out }: Required<ClassPlace>,
  options: ReportOptions,
  io: Io,
): Promise<void> {
  if (!readClass(out, io).history.state.grades) return;
  const own = readClassFolder(folder);
  const store = await openStore(out, waitingFor(io));
  try {
    const report = tellClass(store.known.history.state, options);
    await writeGrades({ own, report, store, out, isBrief: true }, { ...options, json: true }, io);
  } finally {
    store.close();
  }
}

/** Writes the pages of a class anew, if they are there and are for its instructor: they show its grades. */
export async function renewPages(
  { out, report, known }: { readonly out: string; readonly report: Report; readonly known: StoreIndex },
  options: ClassOptions,
  io: Io,
): Promise<void> {
  if (!existsSync(path.join(out, CLASS_PAGE))) return;
  const context = { ...contextOf(io, options), ...shownClass(known) };
  const formats = await loadFormats(["html"]);
  const reports = openReportFolder(out);
  await reports.writeOnce(renderingOf(["html"], report, context), () => filesOf(formats, report, context));
  reports.close();
}

const NOT_READABLE: Sentence = say`is damaged. Type \`cavalo report\` to write it again`;

/** Reads how a report was told the last time, and to whom. */
export function writtenReport(out: string): Partial<Pick<Report, "language" | "audience">> {
  const file = path.join(out, REPORT_FILE);
  if (!existsSync(file)) return {};
  const read = isOwnFile(file) ? toldIn(readFileSync(file, "utf8")) : undefined;
  if (!read) throw new ExpectedError(placed(displayPath(path.resolve(file)), NOT_READABLE));
  return read;
}

/** Reads how a report was told; undefined if the text is none. */
function toldIn(text: string): Partial<Pick<Report, "language" | "audience">> | undefined {
  try {
    const { language, audience }: Report = JSON.parse(text);
    const isReadable = audience === undefined || AUDIENCES.includes(audience.name);
    return LOCALES.includes(language) && isReadable ? { language, ...(audience && { audience }) } : undefined;
  } catch {
    return undefined;
  }
}
