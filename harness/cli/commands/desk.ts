import { SPLITS } from "../../class/by-hand/split-names.ts";
import { classOption, langOption, nowOption } from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { CommandSpec } from "./command.ts";

/** The command that opens the desk of a class. */
export const deskCommands: readonly CommandSpec[] = [
  {
    name: "review",
    description: {
      en: "settle a class in the browser: one student after the other, the source beside the result",
      "pt-BR": "resolve uma turma no navegador: um aluno depois do outro, o código ao lado do resultado",
    },
    arguments: [classArgument],
    options: [
      classOption,
      {
        flags: "--grader <name>",
        description: {
          en: "your name, as it is kept with what you decide (default: that of your user)",
          "pt-BR": "o seu nome, como fica guardado com o que você decide (padrão: o do seu usuário)",
        },
      },
      {
        flags: "--part <part>",
        description: {
          en: "your part of a class that several settle, as 1/3",
          "pt-BR": "a sua parte de uma turma que vários resolvem, como 1/3",
        },
      },
      {
        flags: "--split <way>",
        description: {
          en: "how parts are made: by the first letter of names, by group, or at random",
          "pt-BR": "como as partes são feitas: pela primeira letra dos nomes, por grupo ou ao acaso",
        },
        choices: SPLITS,
        default: "letter",
      },
      {
        flags: "--anonymous",
        description: {
          en: "show pseudonyms until the class is closed",
          "pt-BR": "mostra pseudônimos até a turma ser fechada",
        },
      },
      nowOption,
      langOption,
    ],
    load: async () => (await import("../command/review.ts")).review,
  },
];
