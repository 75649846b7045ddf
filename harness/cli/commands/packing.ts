import { PLATFORM_NAMES, PLATFORM_TITLES } from "../../pack/platform/names.ts";
import {
  casesOption,
  jobsOption,
  langOption,
  nowOption,
  type OptionSpec,
  problemOption,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

const platformOptions = PLATFORM_NAMES.map(
  (name): OptionSpec => ({
    flags: `--${name}`,
    description: {
      en: `a grader for ${PLATFORM_TITLES[name]}`,
      "pt-BR": `um avaliador para o ${PLATFORM_TITLES[name]}`,
    },
  }),
);

/** Options of what is packed, for whomever. */
export const packedOptions: readonly OptionSpec[] = [
  casesOption,
  problemOption,
  nowOption,
  jobsOption,
  langOption,
];

/** Commands that make something to hand on. */
export const packingCommands: readonly CommandSpec[] = [
  {
    name: "pack",
    description: {
      en: "pack Cavalo with cases, to hand it on",
      "pt-BR": "empacota o Cavalo com casos, para passar adiante",
    },
    options: [
      {
        flags: "--for-students",
        description: {
          en: "a package that students install, with the public cases and without any solution",
          "pt-BR": "um pacote que os alunos instalam, com os casos públicos e sem nenhuma solução",
        },
      },
      {
        flags: "--windows",
        description: {
          en: "with --for-students: a zip for Windows with Node in it, where nothing is to be installed",
          "pt-BR": "com --for-students: um zip para Windows com o Node dentro, sem nada a instalar",
        },
      },
      {
        flags: "--for-browser",
        description: {
          en: "a folder with a page that checks programs on the public cases, with nothing to install",
          "pt-BR": "uma pasta com uma página que confere programas nos casos públicos, sem instalar nada",
        },
      },
      ...platformOptions,
      {
        flags: "--out <path>",
        description: {
          en: "the file or folder to write (default: in this folder, named after its readers)",
          "pt-BR": "o arquivo ou a pasta a gravar (padrão: nesta pasta, com o nome de quem a usa)",
        },
      },
      ...packedOptions,
    ],
    load: async () => (await import("../command/pack.ts")).packCavalo,
  },
];
