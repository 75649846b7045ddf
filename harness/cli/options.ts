import { availableParallelism } from "node:os";
import path from "node:path";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import { AUDIENCES, FORMAT_NAMES, type FormatName } from "../report/names.ts";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";

/** Option of a command, for the parser and for help. */
export interface OptionSpec {
  /** `--flag`, `--option <needed>` or `--option [optional]`. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly wholeNumber?: true;
  /** Names of which several may be given, separated by commas. */
  readonly several?: readonly string[];
  readonly day?: true;
  readonly default?: string | number;
  /** Words for the default in help. */
  readonly defaultWords?: string;
}

export interface CommonOptions {
  readonly cases: string;
  readonly problem?: ProblemName;
  readonly jobs: number;
  readonly json?: boolean;
  readonly isolation: LevelName | "auto";
  readonly lang?: Locale;
  readonly report?: readonly FormatName[];
  /** The day by which cases open; absent for today. */
  readonly now?: string;
}

export const casesOption: OptionSpec = {
  flags: "--cases <glob>",
  description: "case files: a folder, or a pattern in quotes",
  default: path.join(PACKAGE_FOLDER, "cases"),
  defaultWords: "the bundled ones",
};

export const problemOption: OptionSpec = {
  flags: "--problem <name>",
  description: "only this problem, and the problem of programs that do not state one",
  choices: PROBLEM_NAMES,
};

export const jobsOption: OptionSpec = {
  flags: "--jobs <number>",
  description: "how many programs run at once",
  wholeNumber: true,
  default: availableParallelism(),
  defaultWords: "one per processor",
};

export const isolationOption: OptionSpec = {
  flags: "--isolation <level>",
  description: "the lowest isolation level to accept",
  choices: ["auto", ...LEVEL_NAMES],
  default: "auto",
  defaultWords: "the best level of this machine",
};

export const langOption: OptionSpec = {
  flags: "--lang <language>",
  description: "the language of the report (default: that of the cases, or of LANG)",
  choices: LOCALES,
};

export const reportOption: OptionSpec = {
  flags: "--report <formats>",
  description: "formats to write, separated by commas",
  several: FORMAT_NAMES,
};

export const outOption: OptionSpec = {
  flags: "--out <folder>",
  description: "the folder of the report",
  default: path.join("reports", "latest"),
};

export const audienceOption: OptionSpec = {
  flags: "--audience <readers>",
  description: "who reads the report: students do not see what the cases hide from them",
  choices: AUDIENCES,
  default: "instructor",
};

export const nowOption: OptionSpec = {
  flags: "--now <day>",
  description: "the day by which cases open for students, as 2026-12-01 (default: today)",
  day: true,
};

export const jsonOption: OptionSpec = { flags: "--json", description: "print the whole report as JSON" };
