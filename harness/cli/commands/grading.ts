import { say } from "../../base/sentence.ts";
import {
  anonymousOption,
  audienceOption,
  casesOption,
  HTML_AND_JSON,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  noAdoptOption,
  nowOption,
  outOption,
  problemOption,
  queueOption,
  reportOption,
  sectionsOptions,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands that grade. */
export const gradingCommands: readonly CommandSpec[] = [
  {
    name: "grade",
    description: say`grade folders or archives of submissions, or a class`,
    arguments: [
      {
        name: "[submissions...]",
        description: say`folders or archives of submissions, or the folder of a class (default: the bundled ones)`,
      },
    ],
    options: [
      casesOption,
      problemOption,
      outOption,
      { ...reportOption, default: "html", defaultWords: HTML_AND_JSON },
      audienceOption,
      nowOption,
      {
        flags: "--verbose",
        description: say`print every finding in full, too`,
      },
      jobsOption,
      isolationOption,
      queueOption,
      noAdoptOption,
      {
        flags: "--manifests <folder>",
        description: say`your own manifests, one for each submission: <name>.yaml or <name>/submission.yaml`,
      },
      {
        flags: "--trust-submissions",
        description: say`run them even if they cannot be contained`,
      },
      {
        flags: "--again [names...]",
        description: say`run anew what is known: everything, a student, or a student and a case`,
      },
      {
        flags: "--keep-higher",
        description: say`let a former result count if it is higher`,
      },
      {
        flags: "--dry-run",
        description: say`only show what would be run, and about how long it would take`,
      },
      anonymousOption,
      ...sectionsOptions,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/grade-any.ts")).gradeAny,
  },
  {
    name: "check",
    description: say`check your own program with the public cases before you hand it in, by the rules of the grading`,
    arguments: [
      {
        name: "[folder]",
        description: say`the folder of your program, or its main file`,
        default: ".",
      },
    ],
    options: [
      {
        flags: "--case <name>",
        description: say`only this case. Several are added up`,
        repeatable: true,
      },
      {
        flags: "--failed",
        description: say`run the cases first that failed last time`,
      },
      {
        flags: "--watch",
        description: say`check again whenever a file is saved`,
      },
      {
        flags: "--open",
        description: say`show the page of the program in the browser`,
      },
      {
        flags: "--keep",
        description: say`write into submission.yaml how the program wants its input, if that was found`,
      },
      casesOption,
      problemOption,
      reportOption,
      outOption,
      nowOption,
      jobsOption,
      isolationOption,
      noAdoptOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/check.ts")).checkFolder,
  },
];
