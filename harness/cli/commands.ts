import { availableParallelism } from "node:os";
import path from "node:path";
import { Argument, InvalidArgumentError, Option } from "commander";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import type { Io } from "./console.ts";

// All that help shows, in one file that imports lists of names only, so that help comes at once.

/** A command does its work on its arguments and options, and returns an exit code. */
export type Action = (args: never, options: never, io: Io) => number | Promise<number>;

/** A command as it is called. */
export interface CommandSpec {
  readonly name: string;
  readonly description: string;
  readonly arguments?: readonly Argument[];
  readonly options?: readonly Option[];
  readonly subcommands?: readonly CommandSpec[];
  /** Imports the code, which is heavy, when the command is called. */
  readonly load: () => Promise<Action>;
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

const casesOption = new Option("--cases <glob>", "case files: a folder, or a pattern in quotes").default(
  path.join(PACKAGE_FOLDER, "cases"),
  "those of Cavalo",
);

const problemOption = new Option(
  "--problem <name>",
  "only this problem; also the problem of programs that do not say",
).choices(PROBLEM_NAMES);

const jobsOption = new Option("--jobs <number>", "how many programs run at once")
  .default(availableParallelism(), "as many as there are processors")
  .argParser((text) => {
    if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 on.");
    return Number(text);
  });

const isolationOption = new Option("--isolation <level>", "the least isolation of programs that will do")
  .choices(["auto", ...LEVEL_NAMES])
  .default("auto", "the best that this machine has");

const langOption = new Option(
  "--lang <language>",
  "the language of the report (default: that of the cases or of LANG)",
).choices(LOCALES);

const jsonOption = new Option("--json", "print the whole report as JSON");

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: "grade",
    description: "grade a folder of submissions",
    arguments: [new Argument("[submissions...]", "folders of submissions (default: those of Cavalo)")],
    options: [
      casesOption,
      problemOption,
      new Option("--out <folder>", "where the report goes").default(path.join("reports", "latest")),
      jobsOption,
      isolationOption,
      new Option("--trust-submissions", "run them even where they cannot be contained"),
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./grade.ts")).gradeFolders,
  },
  {
    name: "check",
    description: "check your own program on the public cases before you hand it in",
    arguments: [new Argument("[folder]", "the folder of your program").default(".")],
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
    arguments: [new Argument("<folder>", "the folder of the program")],
    options: [
      new Option("--force", "overwrite the submission.yaml that is there"),
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
      new Option("--check", "make nothing; compare every board file with its seed, byte for byte"),
    ],
    subcommands: [
      {
        name: "import",
        description:
          "put boards of your own (caso100.txt ...) in place of those of the cases, if they are what the cases say",
        arguments: [new Argument("<folder>", "where the boards are")],
        load: async () => (await import("./boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: "search the first seed whose board has the answer that a case states",
        arguments: [new Argument("<case>", "the case file")],
        load: async () => (await import("./boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("./boards.ts")).makeOrCheckBoards,
  },
  {
    name: "doctor",
    description: "say what this machine can grade, how well programs are contained, and what is missing",
    options: [
      new Option("--json", "print it as JSON"),
      new Option(
        "--attack [text]",
        "instead, send hostile programs against it: all, or those with this in their name",
      ),
      new Option("--level <level>", "the level to attack (the best one)").choices(LEVEL_NAMES),
    ],
    load: async () => (await import("./doctor.ts")).examineMachine,
  },
];
