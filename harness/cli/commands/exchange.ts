import { PACKAGE_VERSIONS } from "../../exchange/kattis/versions.ts";
import { casesOption, isolationOption, jobsOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

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
        load: async () => (await import("../command/exchange.ts")).importKattis,
      },
    ],
  },
  {
    name: "export",
    description: {
      en: "write a problem of your own for another judge",
      "pt-BR": "escreve um problema seu para outro juiz",
    },
    subcommands: [
      {
        name: "kattis",
        description: {
          en: "write a Kattis problem package",
          "pt-BR": "escreve um pacote de problema do Kattis",
        },
        arguments: [
          {
            name: "<problem>",
            description: { en: "the name of the problem", "pt-BR": "o nome do problema" },
          },
        ],
        options: [
          casesOption,
          {
            flags: "--to <folder>",
            description: {
              en: "the new folder (default: the name of the problem without hyphens, here)",
              "pt-BR": "a pasta nova (padrão: o nome do problema sem hífens, aqui)",
            },
          },
          {
            flags: "--format <version>",
            description: {
              en: "the version of the format: BAPCtools reads the newer, problemtools the older",
              "pt-BR": "a versão do formato: o BAPCtools lê a mais nova, o problemtools a mais antiga",
            },
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
