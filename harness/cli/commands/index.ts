import { EDITION } from "../../base/package.ts";
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
  description: {
    en: "Grades coursework on knights on boards: the lost knight and the knight's tour.",
    "pt-BR": "Avalia trabalhos sobre cavalos em tabuleiros: o cavalo perdido e o passeio do cavalo.",
  },
  subcommands: EDITION ? commandsFor(EDITION, COMMANDS) : COMMANDS,
};
