import { queueOption } from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about several machines. */
export const queueCommands: readonly CommandSpec[] = [
  {
    name: "work",
    description: {
      en: "judge submissions on this machine for gradings on others, until it is stopped",
      "pt-BR": "avalia programas nesta máquina para avaliações de outras, até ser parado",
    },
    options: [
      queueOption,
      {
        flags: "--jobs <number>",
        description: {
          en: "how many programs run at once",
          "pt-BR": "quantos programas rodam ao mesmo tempo",
        },
        reads: "whole number",
        defaultWords: {
          en: "as many as processors and memory allow",
          "pt-BR": "tantos quantos processadores e memória permitem",
        },
      },
      {
        flags: "--lock <seconds>",
        description: {
          en: "the time after which another worker takes over from a silent one",
          "pt-BR": "o tempo após o qual outro worker assume o lugar de um que se calou",
        },
        reads: "whole number",
        default: 60,
      },
    ],
    load: async () => (await import("../command/work.ts")).workHere,
  },
  {
    name: "queue",
    description: {
      en: "show the workers, what waits and what runs, and how long it will take",
      "pt-BR": "mostra os workers, o que espera, o que roda e quanto tempo vai levar",
    },
    options: [
      queueOption,
      {
        flags: "--json",
        description: { en: "print the result as JSON", "pt-BR": "mostra o resultado em JSON" },
      },
    ],
    load: async () => (await import("../command/queue.ts")).showQueue,
  },
];
