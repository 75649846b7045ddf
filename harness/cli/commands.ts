import path from "node:path";
import { LEVEL_NAMES } from "../run/isolation/level.ts";
import type { Io } from "./console.ts";
import {
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  type OptionSpec,
  problemOption,
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
