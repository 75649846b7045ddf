import { availableParallelism } from "node:os";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { LOCALES, type Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import { AUDIENCES, FORMAT_NAMES, type FormatName } from "../../report/record/names.ts";
import { LEVEL_NAMES, type LevelName } from "../../run/isolation/level.ts";

/** Option of a command, for the parser and for help. */
export interface OptionSpec {
  /** `--flag`, `--option <needed>` or `--option [optional]`. */
  readonly flags: string;
  readonly description: Sentence;
  readonly choices?: readonly string[];
  /** A value that is not a text or one of the choices. */
  readonly reads?: "whole number" | "language" | "day";
  /** Names of which several may be given, separated by commas. */
  readonly several?: readonly string[];
  /** Collects the values of an option that is given several times. */
  readonly repeatable?: true;
  /** True if the command cannot do without it. */
  readonly needed?: true;
  readonly default?: string | number;
  /** Words for the default in help. */
  readonly defaultWords?: Sentence;
}

export interface CommonOptions {
  readonly cases: string | readonly string[];
  readonly problem?: ProblemName;
  readonly jobs: number;
  readonly json?: boolean;
  /** False if programs are asked only as their manifests and the contracts say. */
  readonly adopt?: boolean;
  readonly isolation: LevelName | "auto";
  /** URL of the Redis through which other machines judge. */
  readonly queue?: string;
  readonly lang?: Locale;
  readonly report?: readonly FormatName[];
  /** The day by which cases open; absent for today. */
  readonly now?: string;
}

/** The folder of the report, unless another is named. */
export const DEFAULT_OUT = path.join("reports", "latest");

/** Options of a command about a class that was graded. */
export interface ClassOptions {
  /** The folder of the report or of the class, if it is not the class here. */
  readonly out?: string;
  readonly json?: boolean;
  readonly lang?: Locale;
  /** Day by which cases open, as `2026-12-01`. */
  readonly now?: string;
}

/** Answers to the question of what a folder with several programs is. */
export const sectionsOptions: readonly OptionSpec[] = [
  {
    flags: "--sections",
    description: say`folders with several programs are sections of the class`,
  },
  {
    flags: "--no-sections",
    description: say`they are students with several programs`,
  },
];

export const outOption: OptionSpec = {
  flags: "--out <folder>",
  description: say`the folder of the report`,
  default: DEFAULT_OUT,
};

/** The class that a command is about, which it can mostly find by itself. */
export const classOption: OptionSpec = {
  flags: "--out <folder>",
  description: say`the folder of the class or of its report (default: the class that this folder is, lies in or holds)`,
};

export const boardCasesOption: OptionSpec = {
  flags: "--cases <glob>",
  description: say`case files: a folder, or a pattern in quotes`,
  default: BUNDLED_CASES,
  defaultWords: say`the bundled ones`,
};

export const casesOption: OptionSpec = {
  ...boardCasesOption,
  description: say`case files: a folder, or a pattern in quotes. Several are added up`,
  repeatable: true,
};

export const problemOption: OptionSpec = {
  flags: "--problem <name>",
  description: say`only this problem, and the problem of programs that do not state one`,
};

/** The problem of a class, which may be a custom one. */
export const classProblemOption: OptionSpec = {
  flags: "--problem <name>",
  description: say`the problem`,
};

export const neededProblemOption: OptionSpec = {
  ...classProblemOption,
  needed: true,
  choices: PROBLEM_NAMES,
};

export const jobsOption: OptionSpec = {
  flags: "--jobs <number>",
  description: say`how many programs run at once`,
  reads: "whole number",
  default: availableParallelism(),
  defaultWords: say`one per processor`,
};

/** The variable that names the queue: everybody sees a command line, and a URL may hold a password. */
const QUEUE_VARIABLE = "CAVALO_QUEUE";

export const queueOption: OptionSpec = {
  flags: "--queue <url>",
  description: say`the Redis of the queue, redis://, rediss:// or unix: (default: ${QUEUE_VARIABLE})`,
};

interface QueueChoice {
  readonly queue?: string;
}

/** Gives the queue that a command or the environment names; undefined if there is none. */
export function queueOf({ queue }: QueueChoice): string | undefined {
  return queue ?? (process.env[QUEUE_VARIABLE] || undefined);
}

/** @throws ExpectedError if none is named */
export function neededQueue(options: QueueChoice): string {
  const queue = queueOf(options);
  if (queue !== undefined) return queue;
  throw new ExpectedError(say`no queue is named. Use --queue, or set ${QUEUE_VARIABLE}`);
}

export const noAdoptOption: OptionSpec = {
  flags: "--no-adopt",
  description: say`ask programs only as the assignment or their manifests say`,
};

export const isolationOption: OptionSpec = {
  flags: "--isolation <level>",
  description: say`the lowest isolation level to accept`,
  choices: ["auto", ...LEVEL_NAMES],
  default: "auto",
  defaultWords: say`the best level of this machine`,
};

export const langOption: OptionSpec = {
  flags: "--lang <language>",
  description: say`the language: ${LOCALES.join(", ")} (default: that of the cases, or of LANG)`,
  reads: "language",
};

export const reportOption: OptionSpec = {
  flags: "--report <formats>",
  description: say`formats to write, separated by commas`,
  several: FORMAT_NAMES,
};

export const audienceOption: OptionSpec = {
  flags: "--audience <readers>",
  description: say`who reads the report: students do not see what the cases hide from them`,
  choices: AUDIENCES,
  default: "instructor",
};

export const nowOption: OptionSpec = {
  flags: "--now <day>",
  description: say`the day by which cases open for students, as 2026-12-01 (default: today)`,
  reads: "day",
};

export const anonymousOption: OptionSpec = {
  flags: "--anonymous",
  description: say`show pseudonyms; pseudonyms.json in the folder of the report tells who is who`,
};

export const jsonOption: OptionSpec = {
  flags: "--json",
  description: say`print the whole report as JSON`,
};

/** Words for the formats that are written if none is named. */
export const HTML_AND_JSON: Sentence = say`html; json is always written`;
