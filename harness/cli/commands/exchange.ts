import type { CommandSpec } from "../command.ts";
import { isolationOption, jobsOption } from "../options.ts";

/** Commands that take problems from other judges, and give them there. */
export const exchangeCommands: readonly CommandSpec[] = [
  {
    name: "import",
    description: {
      en: "make a problem of your own from that of another judge",
      "pt-BR": "faz um problema seu a partir do de outro juiz",
    },
    subcommands: [
      {
        name: "kattis",
        description: {
          en: "take over a Kattis problem package, and try its programs",
          "pt-BR": "aproveita um pacote de problema do Kattis e experimenta os programas dele",
        },
        arguments: [
          {
            name: "<folder>",
            description: { en: "the folder of the package", "pt-BR": "a pasta do pacote" },
          },
        ],
        options: [
          {
            flags: "--to <folder>",
            description: {
              en: "the new folder (default: the name of the package, here)",
              "pt-BR": "a pasta nova (padrão: o nome do pacote, aqui)",
            },
          },
          jobsOption,
          isolationOption,
        ],
        load: async () => (await import("../exchange.ts")).importKattis,
      },
    ],
  },
];
