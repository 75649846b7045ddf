import { say } from "../../base/sentence.ts";
import { LANGUAGE_NAMES } from "../../submission/language/names.ts";
import {
  casesOption,
  classProblemOption,
  isolationOption,
  jobsOption,
  langOption,
  neededProblemOption,
  nowOption,
  problemOption,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about single programs, and what to start from. */
export const programsCommands: readonly CommandSpec[] = [
  {
    name: "adopt",
    description: say`find out how to run unknown programs, and write their manifests`,
    arguments: [
      {
        name: "<folders...>",
        description: say`the folder of a program, or those of a class: turma/*`,
      },
    ],
    options: [
      {
        flags: "--manifests <folder>",
        description: say`the folder for the manifests of a class (default: manifests)`,
      },
      {
        flags: "--force",
        description: say`overwrite an existing submission.yaml`,
      },
      casesOption,
      problemOption,
      jobsOption,
      isolationOption,
      langOption,
    ],
    load: async () => (await import("../command/adopt.ts")).adoptPrograms,
  },
  {
    name: "new",
    description: say`write a program, a case, a class or a course to start from`,
    subcommands: [
      {
        name: "program",
        description: say`write a program that reads its input and does not answer yet`,
        arguments: [
          {
            name: "<language>",
            description: say`the programming language`,
            choices: LANGUAGE_NAMES,
          },
          {
            name: "[folder]",
            description: say`the folder of the program`,
            default: ".",
          },
        ],
        options: [neededProblemOption],
        load: async () => (await import("../command/new.ts")).writeProgram,
      },
      {
        name: "case",
        description: say`write a case to be changed`,
        arguments: [
          {
            name: "<file>",
            description: say`the case file, with .yaml`,
          },
        ],
        options: [neededProblemOption],
        load: async () => (await import("../command/new.ts")).writeCase,
      },
      {
        name: "class",
        description: say`make the folder of a class: hand-ins, scheme of grades, gradebook. It asks for what is not given`,
        arguments: [{ name: "<folder>", description: say`the folder to make` }],
        options: [
          classProblemOption,
          {
            flags: "--hand-ins <archive>",
            description: say`the archive or the folder of all hand-ins, as the platform gives it`,
          },
          {
            flags: "--gradebook <file>",
            description: say`Moodle's grading worksheet, or the gradebook of Canvas`,
          },
          {
            flags: "--roster <file>",
            description: say`a CSV file with the columns key, name, e-mail, group, extension`,
          },
        ],
        load: async () => (await import("../command/new.ts")).writeClass,
      },
      {
        name: "course",
        description: say`write a repository that students start from, with CI that checks every push`,
        arguments: [{ name: "<folder>", description: say`the new folder` }],
        options: [neededProblemOption, casesOption, nowOption, jobsOption, langOption],
        load: async () => (await import("../command/new-course.ts")).writeCourse,
      },
    ],
  },
];
