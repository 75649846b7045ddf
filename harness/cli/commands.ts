import { availableParallelism } from "node:os";
import path from "node:path";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import type { Io } from "./console.ts";

/** A command does its work on its arguments and options, and returns an exit code. */
export type Action = (args: never, options: never, io: Io) => number | Promise<number>;

/** A command as it is called. Only names and sentences are imported here, so that help comes at once. */
export interface CommandSpec {
  readonly name: string;
  readonly description: string;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  readonly subcommands?: readonly CommandSpec[];
  /** Imports the code, which is heavy; absent where a subcommand is to be named. */
  readonly load?: () => Promise<Action>;
}

export interface ArgumentSpec {
  /** `<needed>`, `[optional]` or `[several...]`. */
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

export interface OptionSpec {
  /** `--flag`, `--option <needed>` or `--option [optional]`. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly wholeNumber?: true;
  readonly default?: string | number;
  /** Stands in help for the default. */
  readonly defaultWords?: string;
}

/** Options that several commands have. */
export interface CommonOptions {
  readonly cases: string;
  readonly problem?: ProblemName;
  readonly jobs: number;
  readonly json?: boolean;
  readonly isolation: LevelName | "auto";
  readonly lang?: Locale;
}

const casesOption: OptionSpec = {
  flags: "--cases <glob>",
  description: "case files: a folder, or a pattern in quotes",
  default: path.join(PACKAGE_FOLDER, "cases"),
  defaultWords: "those of Cavalo",
};

const problemOption: OptionSpec = {
  flags: "--problem <name>",
  description: "only this problem; also the problem of programs that do not say",
  choices: PROBLEM_NAMES,
};

const jobsOption: OptionSpec = {
  flags: "--jobs <number>",
  description: "how many programs run at once",
  wholeNumber: true,
  default: availableParallelism(),
  defaultWords: "as many as there are processors",
};

const isolationOption: OptionSpec = {
  flags: "--isolation <level>",
  description: "the least isolation of programs that will do",
  choices: ["auto", ...LEVEL_NAMES],
  default: "auto",
  defaultWords: "the best that this machine has",
};

const langOption: OptionSpec = {
  flags: "--lang <language>",
  description: "the language of the report (default: that of the cases or of LANG)",
  choices: LOCALES,
};

const jsonOption: OptionSpec = { flags: "--json", description: "print the whole report as JSON" };

const COMMANDS: readonly CommandSpec[] = [
  {
    name: "grade",
    description: "grade a folder of submissions",
    arguments: [
      { name: "[submissions...]", description: "folders of submissions (default: those of Cavalo)" },
    ],
    options: [
      casesOption,
      problemOption,
      {
        flags: "--out <folder>",
        description: "where the report goes",
        default: path.join("reports", "latest"),
      },
      jobsOption,
      isolationOption,
      { flags: "--trust-submissions", description: "run them even where they cannot be contained" },
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./grade.ts")).gradeFolders,
  },
  {
    name: "check",
    description: "check your own program on the public cases before you hand it in",
    arguments: [{ name: "[folder]", description: "the folder of your program", default: "." }],
    options: [casesOption, problemOption, jobsOption, isolationOption, langOption, jsonOption],
    load: async () => (await import("./check.ts")).checkFolder,
  },
  {
    name: "verify",
    description: "find out whether a case set is right, and which wrong programs it lets pass",
    options: [casesOption, problemOption, jobsOption, isolationOption, jsonOption],
    load: async () => (await import("./verify.ts")).verifyCases,
  },
  {
    name: "adopt",
    description: "find out how an unknown program is asked, write its submission.yaml and check it",
    arguments: [{ name: "<folder>", description: "the folder of the program" }],
    options: [
      { flags: "--force", description: "overwrite the submission.yaml that is there" },
      casesOption,
      problemOption,
      jobsOption,
      isolationOption,
      langOption,
    ],
    load: async () => (await import("./adopt.ts")).adoptProgram,
  },
  {
    name: "boards",
    description: "make the board files that are missing, each from the seed in its case",
    options: [
      casesOption,
      {
        flags: "--check",
        description: "make nothing; compare every board file with its seed, byte for byte",
      },
    ],
    subcommands: [
      {
        name: "import",
        description:
          "put boards of your own (caso100.txt ...) in place of those of the cases, if they are what the cases say",
        arguments: [{ name: "<folder>", description: "where the boards are" }],
        load: async () => (await import("./boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: "search the first seed whose board has the answer that a case states",
        arguments: [{ name: "<case>", description: "the case file" }],
        load: async () => (await import("./boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("./boards.ts")).makeOrCheckBoards,
  },
  {
    name: "doctor",
    description: "say what this machine can grade, how well programs are contained, and what is missing",
    options: [
      { flags: "--json", description: "print it as JSON" },
      {
        flags: "--attack [text]",
        description: "instead, send hostile programs against it: all, or those with this in their name",
      },
      { flags: "--level <level>", description: "the level to attack (the best one)", choices: LEVEL_NAMES },
    ],
    load: async () => (await import("./doctor.ts")).examineMachine,
  },
];

/** The whole command line. */
export const CAVALO: CommandSpec = {
  name: "cavalo",
  description: "Grades coursework on knights on boards: the lost knight and the knight's tour.",
  subcommands: COMMANDS,
};
