import { type Attack, open } from "../attack.ts";

const PRIVATE = {
  D: open(
    "programs can read every file of this user",
    "os programas podem ler todos os arquivos deste usuário",
  ),
};
const READABLE = {
  ...PRIVATE,
  C: open(
    "programs can read the files that every user may read",
    "os programas podem ler os arquivos que qualquer usuário pode ler",
  ),
};
const PROCESSES = {
  C: open("programs can see all processes", "os programas podem ver todos os processos"),
  D: open("programs can see all processes", "os programas podem ver todos os processos"),
};
const OWN_PROCESSES = {
  D: open(
    "programs can read every process of this user",
    "os programas podem ler todos os processos deste usuário",
  ),
};
const TIMER = {
  C: open(
    "programs can see the command lines of all processes",
    "os programas podem ver as linhas de comando de todos os processos",
  ),
  D: open(
    "programs can see the command lines of all processes",
    "os programas podem ver as linhas de comando de todos os processos",
  ),
};

/** Getting to know what others have. */
export const READING: readonly Attack[] = [
  {
    name: "secret",
    program: "read-file.py",
    arguments: ["{secret}", "/etc/shadow"],
    tries: {
      en: "reads a private file of the grader and the password file of the machine",
      "pt-BR": "lê um arquivo privado do avaliador e o arquivo de senhas da máquina",
    },
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "secret (Java)",
    program: "ReadFile.java",
    arguments: ["{secret}"],
    tries: { en: "reads a private file of the grader", "pt-BR": "lê um arquivo privado do avaliador" },
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "secret (JavaScript)",
    program: "read-file.mjs",
    arguments: ["{secret}"],
    tries: { en: "reads a private file of the grader", "pt-BR": "lê um arquivo privado do avaliador" },
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "other submission",
    program: "read-file.py",
    arguments: ["{submission}"],
    tries: { en: "reads another student's program", "pt-BR": "lê o programa de outro aluno" },
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "reports",
    program: "read-file.py",
    arguments: ["{report}"],
    tries: { en: "reads a report of earlier gradings", "pt-BR": "lê um relatório de correções anteriores" },
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "cases",
    program: "read-file.py",
    arguments: ["{case}", "{package}/cases/lost-knight/problem.yaml", "../../cases/lost-knight/problem.yaml"],
    tries: { en: "reads the cases with their answers", "pt-BR": "lê os casos com as respostas" },
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "reference",
    program: "read-file.mjs",
    arguments: ["{package}/reference/main.ts", "{package}/dist/reference/main.js"],
    tries: { en: "reads the reference solver", "pt-BR": "lê o programa de referência" },
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "folders around",
    program: "list-folder.sh",
    arguments: ["{stage}", "/tmp", "/var/tmp", "/home", "/root"],
    tries: { en: "looks for names in the folders around it", "pt-BR": "procura nomes nas pastas em volta" },
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "folders (JavaScript)",
    program: "tree.mjs",
    limits: { cpuMs: 5000, wallMs: 20_000 },
    tries: {
      en: "walks through all folders but the system's",
      "pt-BR": "percorre todas as pastas que não são do sistema",
    },
    ends: ["exited", "cpu"],
    levels: READABLE,
  },
  {
    name: "whole /proc and /etc",
    program: "read-proc.py",
    limits: { cpuMs: 5000, wallMs: 20_000 },
    tries: {
      en: "looks for the harness in all of /proc and /etc",
      "pt-BR": "procura o avaliador em todo o /proc e o /etc",
    },
    ends: ["exited"],
    levels: PROCESSES,
  },
  {
    name: "harness seen",
    program: "see-harness.sh",
    arguments: ["{pid}"],
    tries: {
      en: "looks for the harness among the processes",
      "pt-BR": "procura o avaliador entre os processos",
    },
    ends: ["exited"],
    levels: PROCESSES,
  },
  {
    name: "command lines",
    program: "arguments.sh",
    tries: {
      en: "finds its measurements and files through command lines",
      "pt-BR": "acha suas medidas e arquivos pelas linhas de comando",
    },
    ends: ["exited"],
    levels: TIMER,
  },
  {
    name: "environments",
    program: "read-environments.py",
    tries: {
      en: "reads the harness's environment in /proc/*/environ",
      "pt-BR": "lê o ambiente do avaliador em /proc/*/environ",
    },
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "descriptors of others",
    program: "read-descriptors.py",
    tries: {
      en: "reads the open files of the harness through /proc/*/fd",
      "pt-BR": "lê os arquivos abertos do avaliador por /proc/*/fd",
    },
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "memory of others",
    program: "read-memory.py",
    arguments: ["{pid}"],
    tries: {
      en: "reads the harness's memory in /proc/*/mem",
      "pt-BR": "lê a memória do avaliador em /proc/*/mem",
    },
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "roots of others",
    program: "other-roots.py",
    arguments: ["{secret}"],
    tries: {
      en: "reads a private file through /proc/*/root and /proc/*/cwd",
      "pt-BR": "lê um arquivo privado por /proc/*/root e /proc/*/cwd",
    },
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
];
