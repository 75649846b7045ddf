import { say } from "../../base/sentence.ts";
import { queueOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about several machines. */
export const queueCommands: readonly CommandSpec[] = [
  {
    name: "work",
    description: say`judge submissions on this machine for gradings on others, until it is stopped`,
    options: [
      queueOption,
      {
        flags: "--jobs <number>",
        description: say`how many programs run at once`,
        reads: "whole number",
        defaultWords: say`as many as processors and memory allow`,
      },
      {
        flags: "--lock <seconds>",
        description: say`the time after which another worker takes over from a silent one`,
        reads: "whole number",
        default: 60,
      },
    ],
    load: async () => (await import("../command/work.ts")).workHere,
  },
  {
    name: "queue",
    description: say`show the workers, what waits and what runs, and how long it will take`,
    options: [
      queueOption,
      {
        flags: "--json",
        description: say`print the result as JSON`,
      },
    ],
    load: async () => (await import("../command/queue.ts")).showQueue,
  },
];
