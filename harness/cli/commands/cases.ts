import { say } from "../../base/sentence.ts";
import {
  boardCasesOption,
  casesOption,
  classOption,
  classProblemOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  nowOption,
  problemOption,
} from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about cases. */
export const casesCommands: readonly CommandSpec[] = [
  {
    name: "cases",
    description: say`list the cases, with points and visibility; in a class with the groups and weights of grading.yaml`,
    arguments: [classArgument],
    options: [
      casesOption,
      classProblemOption,
      classOption,
      nowOption,
      langOption,
      { flags: "--json", description: say`print the list as JSON` },
    ],
    load: async () => (await import("../command/cases.ts")).listCases,
  },
  {
    name: "verify",
    description: say`check whether a case set is right, and which wrong programs it accepts`,
    options: [
      casesOption,
      problemOption,
      {
        flags: "--items",
        description: say`also tell what each case says of wrong programs, as a question of a test does`,
      },
      jobsOption,
      isolationOption,
      jsonOption,
      langOption,
    ],
    subcommands: [
      {
        name: "mistakes",
        description: say`print how many points typical mistakes get, as a Markdown table`,
        load: async () => (await import("../command/mistakes.ts")).printMistakes,
      },
    ],
    load: async () => (await import("../command/verify.ts")).verifyCases,
  },
  {
    name: "boards",
    description: say`make the missing board files, each from the seed in its case`,
    options: [
      boardCasesOption,
      {
        flags: "--check",
        description: say`only compare every board file with its seed, byte for byte`,
      },
    ],
    subcommands: [
      {
        name: "import",
        description: say`replace the boards of the cases by your own (caso100.txt ...), if they match the cases`,
        arguments: [
          {
            name: "<folder>",
            description: say`the folder of the boards`,
          },
        ],
        load: async () => (await import("../command/boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: say`find the first seed whose board has the answer that a case states`,
        arguments: [{ name: "<case>", description: say`the case file` }],
        options: [
          {
            flags: "--among <number>",
            description: say`of so many such seeds, take the one whose board gives the fewest known wrong ideas the right answer`,
            reads: "whole number",
            default: 1,
          },
        ],
        load: async () => (await import("../command/boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("../command/boards.ts")).makeOrCheckBoards,
  },
];
