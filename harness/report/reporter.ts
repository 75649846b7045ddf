import type { HandIns } from "./record/hand-in.ts";
import type { Report } from "./record/report.ts";
import type { ClassGrades } from "./words/class-grades.ts";

/** A file of a report, with its path below the report's folder. */
export interface ReportFile {
  readonly path: string;
  /** The text, or its parts one after the other: that of a whole class would fill the memory. */
  readonly text: string | Iterable<string>;
  /** Hash of all that the text is made of, but for our code; absent if the whole report may be a part of it. */
  readonly madeOf?: string;
}

export function wholeText({ text }: ReportFile): string {
  return typeof text === "string" ? text : Array.from(text).join("");
}

/** The terminal that a report may be printed on, and the day of the command. */
export interface ReportContext {
  readonly columns: number | undefined;
  /** Allows signs beyond ASCII. */
  readonly unicode: boolean;
  /** Allows colours; false if left out. */
  readonly colours?: boolean;
  /** The day, as `2026-12-01`, by which it is decided what students may see. */
  readonly day: string;
  /** Files that were handed in, for the instructor; absent where nobody kept it. */
  readonly handIns?: HandIns | undefined;
  /** Grades, for the instructor; absent where nobody gives them. */
  readonly grades?: ClassGrades | undefined;
  /** Variables in which a service says what it wants to know. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Formats a grading as files. The first file holds the whole report and can also be printed. */
export type Reporter = (report: Report, context: ReportContext) => Iterable<ReportFile>;
