import { say } from "../../base/sentence.ts";
import {
  anonymousOption,
  audienceOption,
  casesOption,
  classOption,
  HTML_AND_JSON,
  jsonOption,
  langOption,
  nowOption,
  outOption,
  problemOption,
  reportOption,
  sectionsOptions,
} from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { ArgumentSpec, CommandSpec } from "./command.ts";

const studentArgument: ArgumentSpec = {
  name: "<student>",
  description: say`the name of the student, as vinicius if only one is called so`,
};

/** Commands about a class that was graded. */
export const classesCommands: readonly CommandSpec[] = [
  {
    name: "report",
    description: say`write and print the report of a class again, without grading`,
    arguments: [classArgument],
    options: [
      classOption,
      { ...reportOption, default: "html", defaultWords: HTML_AND_JSON },
      audienceOption,
      nowOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/report.ts")).renderReport,
  },
  {
    name: "show",
    description: say`list all cases, or show the input of one, the results of a student, or all about one of them`,
    arguments: [
      {
        name: "[student]",
        description: say`the name of the student, as vinicius if only one is called so, or of a case`,
      },
      { name: "[case]", description: say`the name of a case` },
    ],
    options: [
      classOption,
      casesOption,
      langOption,
      {
        flags: "--program <folder>",
        description: say`copy the student's program, unpacked as it is graded, into this new folder`,
      },
      {
        flags: "--input",
        description: say`print only the input of the case, to run the program by hand`,
      },
      {
        flags: "--output <file>",
        description: say`write what is shown of the case into this file`,
      },
      {
        flags: "--board <rows>",
        description: say`print a board that no case has, as C../.../..S`,
      },
      {
        flags: "--readings",
        description: say`list all ways to read the output of the case, and why each counts or does not`,
      },
    ],
    load: async () => (await import("../command/show/case-input.ts")).show,
  },
  {
    name: "diff",
    description: say`show what the last grading changed, or what changed since the class was closed`,
    arguments: [
      {
        name: "[before]",
        description: say`the folder of another report or class to compare with`,
      },
    ],
    options: [
      classOption,
      langOption,
      {
        flags: "--json",
        description: say`print the result as JSON`,
      },
    ],
    load: async () => (await import("../command/diff.ts")).printDifference,
  },
  {
    name: "similar",
    description: say`show which programs of a class are alike, side by side, for you to look at`,
    arguments: [
      {
        name: "[submissions]",
        description: say`the folder or the archive of submissions, or the folder of a class (default: the class here)`,
      },
    ],
    options: [problemOption, outOption, anonymousOption, ...sectionsOptions, langOption],
    load: async () => (await import("../command/similar.ts")).findSimilar,
  },
  {
    name: "class",
    description: say`look at a class before it is graded`,
    subcommands: [
      {
        name: "check",
        description: say`show how a class is read, and whose each hand-in is by which evidence. Nothing is graded`,
        arguments: [
          {
            name: "[class]",
            description: say`the folder of a class, or the folder or the archive of its hand-ins (default: the class here)`,
          },
        ],
        options: [...sectionsOptions, langOption],
        load: async () => (await import("../command/class-check.ts")).checkClass,
      },
    ],
  },
  {
    name: "log",
    description: say`show when a student was graded, and with which results`,
    arguments: [studentArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/log.ts")).printLog,
  },
  {
    name: "settle",
    description: say`give a student a grade and a sentence, or all with one cause; without a name, list what is left to settle`,
    arguments: [
      {
        name: "[student]",
        description: say`the name or the key of the student`,
      },
      {
        name: "[grade]",
        description: say`the final grade, on the scale of the class`,
      },
      {
        name: "[sentence]",
        description: say`a sentence that the student reads`,
      },
    ],
    options: [
      {
        flags: "--cause <cause>",
        description: say`all with this cause, in place of a student; a grade goes to those only you can settle`,
      },
      {
        flags: "--confirm",
        description: say`let the points count as they were judged`,
      },
      {
        flags: "--program <file>",
        description: say`the file with the main program, for the next grading`,
      },
      {
        flags: "--reading",
        description: say`take the reading that was offered, from the next grading on`,
      },
      {
        flags: "--undo",
        description: say`take the last decision about the student back`,
      },
      anonymousOption,
      classOption,
      langOption,
    ],
    load: async () => (await import("../command/settle.ts")).settle,
  },
  {
    name: "close",
    description: say`keep the results as they were sent out, so that later changes are shown against them`,
    arguments: [classArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/close.ts")).closeClass,
  },
  {
    name: "forget",
    description: say`remove a student from a class for good, with all outputs and the history`,
    arguments: [studentArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/forget.ts")).forget,
  },
];
