import { type Attack, open } from "../attack.ts";

const SESSION = {
  D: open("a process with a session of its own stays", "um processo com sessão própria continua"),
};

/** Staying when the run is over. */
export const DAEMONS: readonly Attack[] = [
  {
    name: "daemon: background",
    program: "daemon-background.sh",
    tries: { en: "leaves a process in the background", "pt-BR": "deixa um processo em segundo plano" },
    ends: ["exited"],
  },
  {
    name: "daemon: double fork",
    program: "daemon-double-fork.py",
    tries: { en: "leaves a grandchild without a parent", "pt-BR": "deixa um processo neto sem pai" },
    ends: ["exited"],
  },
  {
    name: "daemon: session",
    program: "daemon-session.sh",
    tries: {
      en: "leaves a process with a session of its own",
      "pt-BR": "deixa um processo com sessão própria",
    },
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: sibling",
    program: "daemon-sibling.c",
    tries: {
      en: "leaves a process that is its parent's child",
      "pt-BR": "deixa um processo que é filho do pai dele",
    },
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: nohup",
    program: "daemon-nohup.sh",
    tries: {
      en: "leaves a process that ignores the end of its terminal",
      "pt-BR": "deixa um processo que ignora o fim do terminal",
    },
    ends: ["exited"],
  },
  {
    name: "daemon: closed",
    program: "daemon-closed.py",
    tries: {
      en: "leaves a daemon without descriptors that ignores every signal",
      "pt-BR": "deixa um daemon sem descritores que ignora todos os sinais",
    },
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: pipe",
    program: "daemon-pipe.sh",
    tries: {
      en: "leaves a process that holds its output open",
      "pt-BR": "deixa um processo que mantém a saída aberta",
    },
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon (Java)",
    program: "Daemon.java",
    tries: {
      en: "leaves a process of a virtual machine",
      "pt-BR": "deixa um processo de uma máquina virtual",
    },
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon (JavaScript)",
    program: "daemon-detached.mjs",
    tries: { en: "leaves a detached process", "pt-BR": "deixa um processo desligado" },
    ends: ["exited"],
    levels: SESSION,
  },
];
