import { type Attack, untried } from "../attack.ts";

const PROCESSES = {
  D: untried(
    "it could stop the machine, because processes are not counted here",
    "poderia parar a máquina, porque aqui os processos não são contados",
  ),
};

/** Waiting, computing and starting processes without end. */
export const ENDLESS: readonly Attack[] = [
  {
    name: "sleep",
    program: "sleep.sh",
    limits: { wallMs: 800 },
    tries: { en: "waits", "pt-BR": "espera" },
    ends: ["wall"],
  },
  {
    name: "spin",
    program: "spin.c",
    tries: { en: "computes without end", "pt-BR": "calcula sem fim" },
    ends: ["cpu"],
  },
  {
    name: "signals ignored",
    program: "ignore-signals.c",
    tries: {
      en: "computes without end and ignores all signals",
      "pt-BR": "calcula sem fim e ignora todos os sinais",
    },
    ends: ["cpu"],
  },
  {
    name: "spin (Java)",
    program: "Spin.java",
    tries: {
      en: "computes in threads and in its shutdown hook",
      "pt-BR": "calcula em threads e na rotina de encerramento",
    },
    ends: ["cpu"],
  },
  {
    name: "streams closed",
    program: "closed-streams.py",
    limits: { wallMs: 800 },
    tries: { en: "closes its output and stays", "pt-BR": "fecha a saída e continua" },
    ends: ["wall"],
  },
  {
    name: "fork bomb (C)",
    program: "fork-bomb.c",
    arguments: ["16"],
    tries: { en: "starts processes that start processes", "pt-BR": "inicia processos que iniciam processos" },
    ends: ["exited", "cpu", "wall"],
    levels: PROCESSES,
  },
  {
    name: "fork bomb (shell)",
    program: "fork-bomb.sh",
    tries: { en: "starts processes that start processes", "pt-BR": "inicia processos que iniciam processos" },
    ends: ["exited", "cpu", "wall", "output"],
    levels: PROCESSES,
  },
  {
    name: "threads (Java)",
    program: "Threads.java",
    tries: { en: "starts threads until it is refused", "pt-BR": "inicia threads até ser recusado" },
    ends: ["exited", "memory", "cpu", "signalled"],
    levels: PROCESSES,
  },
];
