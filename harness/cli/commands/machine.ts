import { LEVEL_NAMES } from "../../run/isolation/level.ts";
import { langOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about this machine. */
export const machineCommands: readonly CommandSpec[] = [
  {
    name: "doctor",
    description: {
      en: "show what this machine can grade, how well it contains programs, and what is missing",
      "pt-BR": "mostra o que esta máquina pode avaliar, como ela contém os programas e o que falta",
    },
    options: [
      {
        flags: "--json",
        description: { en: "print the result as JSON", "pt-BR": "mostra o resultado em JSON" },
      },
      {
        flags: "--attack [text]",
        description: {
          en: "run hostile programs against this machine instead: all, or those with this text in their name",
          "pt-BR":
            "em vez disso, executa programas hostis contra esta máquina: todos, ou os que têm este texto no nome",
        },
      },
      {
        flags: "--level <level>",
        description: {
          en: "the level to attack (default: the best one)",
          "pt-BR": "o nível a atacar (padrão: o melhor)",
        },
        choices: LEVEL_NAMES,
      },
      langOption,
    ],
    load: async () => (await import("../command/doctor.ts")).examineMachine,
  },
];
