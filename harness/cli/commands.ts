import { LEVEL_NAMES } from "../run/isolation/level.ts";
import type { Io } from "./console.ts";
import {
  audienceOption,
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  nowOption,
  type OptionSpec,
  outOption,
  problemOption,
  reportOption,
} from "./options.ts";

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

const COMMANDS: readonly CommandSpec[] = [
  {
    name: "grade",
    description: "grade a folder of submissions",
    arguments: [
      { name: "[submissions...]", description: "folders of submissions (default: the bundled ones)" },
    ],
    options: [
      casesOption,
      problemOption,
      outOption,
      { ...reportOption, default: "html", defaultWords: "html; json is always written" },
      audienceOption,
      nowOption,
      { flags: "--verbose", description: "print every finding in full, too" },
      jobsOption,
      isolationOption,
      {
        flags: "--manifests <folder>",
        description: "your own manifests, one for each submission: <name>.yaml or <name>/submission.yaml",
      },
      { flags: "--trust-submissions", description: "run them even if they cannot be contained" },
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./grade.ts")).gradeFolders,
  },
  {
    name: "check",
    description: "check your own program with the public cases before you hand it in",
    arguments: [{ name: "[folder]", description: "the folder of your program", default: "." }],
    options: [
      casesOption,
      problemOption,
      reportOption,
      outOption,
      nowOption,
      jobsOption,
      isolationOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./check.ts")).checkFolder,
  },
  {
    name: "verify",
    description: "check whether a case set is right, and which wrong programs it accepts",
    options: [casesOption, problemOption, jobsOption, isolationOption, jsonOption],
    load: async () => (await import("./verify.ts")).verifyCases,
  },
  {
    name: "adopt",
    description: "find out how to run an unknown program, write its submission.yaml and check it",
    arguments: [{ name: "<folder>", description: "the folder of the program" }],
    options: [
      { flags: "--force", description: "overwrite an existing submission.yaml" },
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
    description: "make the missing board files, each from the seed in its case",
    options: [
      casesOption,
      {
        flags: "--check",
        description: "only compare every board file with its seed, byte for byte",
      },
    ],
    subcommands: [
      {
        name: "import",
        description: "replace the boards of the cases by your own (caso100.txt ...), if they match the cases",
        arguments: [{ name: "<folder>", description: "the folder of the boards" }],
        load: async () => (await import("./boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: "find the first seed whose board has the answer that a case states",
        arguments: [{ name: "<case>", description: "the case file" }],
        load: async () => (await import("./boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("./boards.ts")).makeOrCheckBoards,
  },
  {
    name: "doctor",
    description: "show what this machine can grade, how well it contains programs, and what is missing",
    options: [
      { flags: "--json", description: "print the result as JSON" },
      {
        flags: "--attack [text]",
        description:
          "run hostile programs against this machine instead: all, or those with this text in their name",
      },
      {
        flags: "--level <level>",
        description: "the level to attack (default: the best one)",
        choices: LEVEL_NAMES,
      },
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
