import { EDITION } from "../../base/package.ts";
import { say } from "../../base/sentence.ts";
import { casesCommands } from "./cases.ts";
import { classesCommands } from "./classes.ts";
import type { CommandSpec } from "./command.ts";
import { deskCommands } from "./desk.ts";
import { commandsFor } from "./edition.ts";
import { exchangeCommands } from "./exchange.ts";
import { gradingCommands } from "./grading.ts";
import { machineCommands } from "./machine.ts";
import { packingCommands } from "./packing.ts";
import { programsCommands } from "./programs.ts";
import { queueCommands } from "./queue.ts";

const COMMANDS: readonly CommandSpec[] = [
  ...gradingCommands,
  ...classesCommands,
  ...deskCommands,
  ...programsCommands,
  ...casesCommands,
  ...packingCommands,
  ...exchangeCommands,
  ...machineCommands,
  ...queueCommands,
];

/** The whole command line. */
export const CAVALO: CommandSpec = {
  name: "cavalo",
  description: say`Grades coursework on knights on boards: the lost knight and the knight's tour.`,
  subcommands: EDITION ? commandsFor(EDITION, COMMANDS) : COMMANDS,
};
