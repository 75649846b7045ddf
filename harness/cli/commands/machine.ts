import { say } from "../../base/sentence.ts";
import { LEVEL_NAMES } from "../../run/isolation/level.ts";
import { langOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about this machine. */
export const machineCommands: readonly CommandSpec[] = [
  {
    name: "doctor",
    description: say`show what this machine can grade, how well it contains programs, and what is missing`,
    options: [
      {
        flags: "--json",
        description: say`print the result as JSON`,
      },
      {
        flags: "--attack [text]",
        description: say`run hostile programs against this machine instead: all, or those with this text in their name`,
      },
      {
        flags: "--level <level>",
        description: say`the level to attack (default: the best one)`,
        choices: LEVEL_NAMES,
      },
      langOption,
    ],
    load: async () => (await import("../command/doctor.ts")).examineMachine,
  },
];
