import path from "node:path";
import { codeHash } from "../base/code.ts";
import { fingerprint, folderFingerprint } from "../base/fingerprint.ts";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { findingsReport } from "./findings.ts";
import { jsonFiles } from "./json.ts";
import { printableReport } from "./printable-report.ts";
import { forStudents } from "./record/audience.ts";
import type { Audience, CsvOfLanguage, FormatName } from "./record/names.ts";
import type { Report } from "./record/report.ts";
import { type ReportContext, type Reporter, type ReportFile, wholeText } from "./reporter.ts";
import { terminalReport } from "./terminal.ts";
import type { Rendering } from "./write.ts";

const PAGE_FOLDER = path.join(PACKAGE_FOLDER, "harness", "report", "html");

/** Formats that commands print. */
const PRINTED = {
  json: jsonFiles,
  terminal: (report, style) => [{ path: "report.txt", text: terminalReport(report, style) }],
  findings: (report, style) => [{ path: "findings.txt", text: findingsReport(report, style) }],
} as const satisfies Partial<Record<FormatName, Reporter>>;

/**
 * Formats of a report, each loaded when it is asked for. A new one needs a file, a line here and its name in
 * `names.ts`.
 */
const REPORTERS: Readonly<Record<FormatName, () => Promise<Reporter>>> = {
  json: async () => PRINTED.json,
  html: async () => (await import("./html/index.ts")).htmlFiles,
  junit: async () => (await import("./format/junit.ts")).junitFiles,
  ...(Object.fromEntries(
    LOCALES.map((locale) => [locale === "en" ? "csv" : `csv-${locale}`, () => csvReporter(locale)]),
  ) as Record<"csv" | CsvOfLanguage, () => Promise<Reporter>>),
  gradescope: async () => (await import("./format/gradescope.ts")).gradescopeFiles,
  github: async () => (await import("./format/github.ts")).githubFiles,
  prairielearn: async () => (await import("./format/prairielearn.ts")).prairielearnFiles,
  vpl: async () => (await import("./format/vpl.ts")).vplFiles,
  classroom50: async () => (await import("./format/classroom50.ts")).classroom50Files,
  ctrf: async () => (await import("./format/ctrf.ts")).ctrfFiles,
  autolab: async () => (await import("./format/autolab.ts")).autolabFiles,
  terminal: async () => PRINTED.terminal,
  findings: async () => PRINTED.findings,
};

async function csvReporter(locale: Locale): Promise<Reporter> {
  const { csvFiles } = await import("./format/csv.ts");
  return (report) => csvFiles(report, locale);
}

/** Gives the report as its readers may see it. */
export function reportFor(audience: Audience, report: Report, { day }: Pick<ReportContext, "day">): Report {
  return audience === "student" ? forStudents(report, day) : report;
}

/** A format that is ready to be written. */
export interface LoadedFormat {
  readonly name: FormatName;
  readonly reporter: Reporter;
}

export function loadFormats(names: readonly FormatName[]): Promise<LoadedFormat[]> {
  return Promise.all(names.map(async (name) => ({ name, reporter: await REPORTERS[name]() })));
}

/** Makes the files of several formats. */
export function* filesOf(
  formats: readonly LoadedFormat[],
  report: Report,
  context: ReportContext,
): Generator<ReportFile> {
  // A file is no terminal.
  const plain = { ...context, columns: undefined, colours: false };
  for (const { name, reporter } of formats) yield* reporter(shownIn(name, report), plain);
}

/** Parts of the code that say how a report looks. */
const RENDERING = ["base", "answer", "case", "finding", "problem", "report"];

/** Hashes the code and the style sheets that say how a report looks. */
export const renderingCode = remembered(() => {
  const sheets = folderFingerprint(PAGE_FOLDER, (name) => /\.(?:css|js)$/.test(name));
  return fingerprint([codeHash(RENDERING), sheets]);
});

/** Formats that read variables of the environment. */
const OF_ENVIRONMENT: readonly FormatName[] = ["vpl", "classroom50"];

/** Hashes what files of a report are made of, but for the times of the command itself. */
export function renderingOf(
  formats: readonly FormatName[],
  { timings: _, submissions, ...report }: Report,
  { unicode, day, environment, handIns, grades }: ReportContext,
): Rendering {
  const code = renderingCode();
  const variables = formats.some((name) => OF_ENVIRONMENT.includes(name)) ? environment : {};
  function* parts() {
    yield* [code, JSON.stringify([formats, report, unicode, day, variables, grades])];
    for (const each of submissions) yield JSON.stringify([each, handIns?.keyOf(each)]);
  }
  return { code, whole: fingerprint(parts()) };
}

/** Gives the text of a whole report for printing. */
export function printedReport(name: keyof typeof PRINTED, report: Report, context: ReportContext): string {
  const [whole] = PRINTED[name](shownIn(name, report), context);
  return whole ? wholeText(whole) : "";
}

/** JSON has its own escapes, so it keeps every text as it came. */
function shownIn(format: FormatName, report: Report): Report {
  return format === "json" ? report : printableReport(report);
}
