import { say } from "../../base/sentence.ts";
import { PACKAGE_VERSIONS } from "../../exchange/kattis/versions.ts";
import { casesOption, isolationOption, jobsOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands that take problems from other judges, and give them there. */
export const exchangeCommands: readonly CommandSpec[] = [
  {
    name: "import",
    description: say`make a problem of your own from that of another judge`,
    subcommands: [
      {
        name: "kattis",
        description: say`take over a Kattis problem package, and try its programs`,
        arguments: [
          {
            name: "<folder>",
            description: say`the folder of the package`,
          },
        ],
        options: [
          {
            flags: "--to <folder>",
            description: say`the new folder (default: the name of the package, here)`,
          },
          jobsOption,
          isolationOption,
        ],
        load: async () => (await import("../command/exchange.ts")).importKattis,
      },
    ],
  },
  {
    name: "export",
    description: say`write a problem of your own for another judge`,
    subcommands: [
      {
        name: "kattis",
        description: say`write a Kattis problem package`,
        arguments: [
          {
            name: "<problem>",
            description: say`the name of the problem`,
          },
        ],
        options: [
          casesOption,
          {
            flags: "--to <folder>",
            description: say`the new folder (default: the name of the problem without hyphens, here)`,
          },
          {
            flags: "--format <version>",
            description: say`the version of the format: BAPCtools reads the newer, problemtools the older`,
            choices: PACKAGE_VERSIONS,
            default: "2025-09",
          },
          isolationOption,
        ],
        load: async () => (await import("../command/exchange.ts")).exportKattis,
      },
    ],
  },
];
