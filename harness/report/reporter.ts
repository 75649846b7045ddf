import type { Report } from "./report.ts";

/** A file of a report, below the folder of the report. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
}

/** The terminal that a report may be printed on. */
export interface ReportContext {
  readonly columns: number | undefined;
  /** False where nothing but ASCII can be shown. */
  readonly unicode: boolean;
}

/** Tells a grading in one format. The first file holds the whole of it; that one can be printed, too. */
export type Reporter = (report: Report, context: ReportContext) => Iterable<ReportFile>;
