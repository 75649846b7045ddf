import type { Attack } from "../attack.ts";

const checker = { asChecker: true } as const;

/** Checkers of problems that do harm, or that do what a hostile answer makes them do. */
export const CHECKERS: readonly Attack[] = [
  {
    ...checker,
    name: "checker: endless",
    program: "spin.c",
    tries: { en: "never decides", "pt-BR": "nunca decide" },
    ends: ["cpu"],
  },
  {
    ...checker,
    name: "checker: flood",
    program: "checker-flood.sh",
    tries: { en: "writes a message without an end", "pt-BR": "escreve uma mensagem sem fim" },
    ends: ["file-size", "output", "exited"],
  },
  {
    ...checker,
    name: "checker: crash",
    program: "checker-crash.sh",
    tries: { en: "is killed by a signal before it decides", "pt-BR": "morre por um sinal antes de decidir" },
    ends: ["signalled"],
  },
  {
    ...checker,
    name: "checker: link",
    program: "checker-link.sh",
    arguments: ["{secret}"],
    tries: {
      en: "leaves a link to a private file as its message",
      "pt-BR": "deixa como mensagem um link para um arquivo privado",
    },
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: pipe",
    program: "checker-pipe.sh",
    tries: {
      en: "leaves a pipe that would keep the reader of its message waiting",
      "pt-BR": "deixa um pipe em que o leitor da mensagem ficaria esperando",
    },
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: no folder",
    program: "checker-no-folder.sh",
    tries: { en: "removes the folder for its messages", "pt-BR": "remove a pasta das suas mensagens" },
    ends: ["exited"],
  },
];
