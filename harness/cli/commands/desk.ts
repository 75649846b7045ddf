import { say } from "../../base/sentence.ts";
import { SPLITS } from "../../class/by-hand/split-names.ts";
import { classOption, langOption, nowOption } from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { CommandSpec } from "./command.ts";

/** The command that opens the desk of a class. */
export const deskCommands: readonly CommandSpec[] = [
  {
    name: "review",
    description: say`settle a class in the browser: one student after the other, the source beside the result`,
    arguments: [classArgument],
    options: [
      classOption,
      {
        flags: "--grader <name>",
        description: say`your name, as it is kept with what you decide (default: that of your user)`,
      },
      {
        flags: "--part <part>",
        description: say`your part of a class that several settle, as 1/3`,
      },
      {
        flags: "--split <way>",
        description: say`how parts are made: by the first letter of names, by group, or at random`,
        choices: SPLITS,
        default: "letter",
      },
      {
        flags: "--anonymous",
        description: say`show pseudonyms until the class is closed`,
      },
      nowOption,
      langOption,
    ],
    load: async () => (await import("../command/review.ts")).review,
  },
];
