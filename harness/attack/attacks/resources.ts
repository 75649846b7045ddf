import { type Attack, bounded, open, untried } from "../attack.ts";

const MIB = 1024 * 1024;
const DISK = {
  C: open(
    "each file is limited, but not all files together",
    "cada arquivo é limitado, mas não todos juntos",
  ),
  D: untried(
    "it would fill the disk, because each file is limited, but not all files together",
    "encheria o disco, porque cada arquivo é limitado, mas não todos juntos",
  ),
};
const GIVEN = {
  program: "fill-given.py",
  arguments: ["140000000", String(16 * MIB)],
  ends: ["exited", "file-size", "space"],
  limits: { cpuMs: 2000, wallMs: 20_000, outputBytes: 16 * MIB },
  levels: DISK,
  quick: true,
} as const;
const TREE = bounded(
  "memory is limited for each process, not for all together",
  "a memória é limitada por processo, e não para todos juntos",
);
const SHARED = bounded(
  "the shared memory of a virtual machine is limited only by the machine",
  "só a máquina limita a memória compartilhada de uma máquina virtual",
);
const PROCESSES = {
  D: untried(
    "it could stop the machine, because processes are not counted here",
    "poderia parar a máquina, porque aqui os processos não são contados",
  ),
};
const KERNELS = bounded(
  "the memory that the kernel keeps for a program is limited only by the number of files",
  "só o número de arquivos limita a memória que o núcleo guarda para um programa",
);
const STAYS = untried("it would stay until the machine restarts", "ficaria até a máquina reiniciar");

/** Ways to have the kernel keep memory that is no process's own. */
const KERNEL_MEMORY = (
  [
    [
      "sockets",
      {
        en: "keeps memory in sockets with large buffers",
        "pt-BR": "guarda memória em soquetes com buffers grandes",
      },
      { C: KERNELS, D: KERNELS },
    ],
    [
      "flight",
      {
        en: "keeps memory in sockets that are on their way to somebody",
        "pt-BR": "guarda memória em soquetes a caminho de alguém",
      },
      { D: KERNELS },
    ],
    [
      "connections",
      {
        en: "keeps memory in connections that nobody accepts",
        "pt-BR": "guarda memória em conexões que ninguém aceita",
      },
      { B: KERNELS, C: KERNELS, D: KERNELS },
    ],
    [
      "files",
      {
        en: "keeps memory in many files without a name",
        "pt-BR": "guarda memória em muitos arquivos sem nome",
      },
      { C: KERNELS, D: KERNELS },
    ],
    [
      "segments",
      { en: "keeps memory in System V segments", "pt-BR": "guarda memória em segmentos System V" },
      { C: STAYS, D: STAYS },
    ],
    [
      "queues",
      { en: "keeps memory in System V queues", "pt-BR": "guarda memória em filas System V" },
      { C: STAYS, D: STAYS },
    ],
    [
      "pages",
      { en: "keeps large pages of memory in pipes", "pt-BR": "guarda páginas grandes de memória em pipes" },
      { C: KERNELS, D: KERNELS },
    ],
  ] as const
).map(
  ([way, tries, levels]): Attack => ({
    name: `kernel's memory: ${way}`,
    program: "kernel-memory.c",
    arguments: [way],
    tries,
    ends: ["exited", "memory", "file-size"],
    limits: { cpuMs: 2000, wallMs: 20_000 },
    levels,
    quick: true,
  }),
);

/** Time for taking memory on a slow machine, so that the limit of memory comes first. */
const FOR_MEMORY = { cpuMs: 5000, wallMs: 20_000 };

/** Filling the disk, the output, the memory, the time and the table of processes. */
export const RESOURCES: readonly Attack[] = [
  {
    name: "many files",
    program: "fill-disk.py",
    arguments: ["160000000"],
    tries: {
      en: "fills every place that it can write to with files",
      "pt-BR": "enche de arquivos todo lugar em que pode escrever",
    },
    ends: ["exited", "cpu", "file-size", "memory", "space"],
    limits: { cpuMs: 2000 },
    levels: DISK,
  },
  {
    ...GIVEN,
    name: "files it was given",
    given: 50,
    tries: {
      en: "fills the disk by the files that it was given",
      "pt-BR": "enche o disco pelos arquivos que recebeu",
    },
  },
  {
    ...GIVEN,
    name: "many files it was given",
    given: 200,
    tries: {
      en: "fills the disk by more files than are open at once",
      "pt-BR": "enche o disco com mais arquivos do que os abertos ao mesmo tempo",
    },
  },
  {
    name: "large file",
    program: "large-file.sh",
    tries: { en: "writes one file of 10 GB", "pt-BR": "escreve um arquivo de 10 GB" },
    ends: ["file-size", "exited"],
    quick: true,
  },
  {
    name: "inodes",
    program: "fill-inodes.c",
    tries: { en: "makes empty files without end", "pt-BR": "cria arquivos vazios sem fim" },
    ends: ["exited", "cpu", "memory"],
    levels: {
      A: bounded(
        "it makes as many empty files in memory as the memory limit allows. They disappear with the run",
        "cria tantos arquivos vazios na memória quantos o limite de memória permite. Eles somem com a execução",
      ),
      B: bounded(
        "it makes as many empty files in memory as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios na memória quantos o limite de CPU permite. Eles somem com a execução",
      ),
      C: bounded(
        "it makes as many empty files as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios quantos o limite de CPU permite. Eles somem com a execução",
      ),
      D: bounded(
        "it makes as many empty files as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios quantos o limite de CPU permite. Eles somem com a execução",
      ),
    },
  },
  {
    name: "flood",
    program: "flood.sh",
    tries: { en: "prints without end", "pt-BR": "imprime sem fim" },
    ends: ["output"],
    quick: true,
  },
  {
    name: "flood of errors",
    program: "flood-errors.py",
    tries: { en: "prints to standard error without end", "pt-BR": "imprime na saída de erro sem fim" },
    ends: ["output"],
  },
  {
    name: "flood (JavaScript)",
    program: "flood.mjs",
    tries: { en: "prints without end", "pt-BR": "imprime sem fim" },
    ends: ["output"],
  },
  {
    name: "short lines",
    program: "short-lines.c",
    limits: { outputBytes: 8 * MIB },
    tries: {
      en: "prints a million short lines, which is allowed here",
      "pt-BR": "imprime um milhão de linhas curtas, o que aqui é permitido",
    },
    ends: ["exited"],
  },
  {
    name: "heap (C)",
    program: "heap.c",
    arguments: ["130"],
    tries: { en: "takes memory until it is refused", "pt-BR": "ocupa memória até ser recusado" },
    ends: ["memory", "exited"],
    quick: true,
  },
  {
    name: "heap (Python)",
    program: "heap.py",
    tries: { en: "takes memory until it is refused", "pt-BR": "ocupa memória até ser recusado" },
    ends: ["memory"],
  },
  {
    name: "heap (Java)",
    program: "Heap.java",
    tries: { en: "takes memory until it is refused", "pt-BR": "ocupa memória até ser recusado" },
    ends: ["memory"],
  },
  {
    name: "buffers (JavaScript)",
    program: "heap.mjs",
    limits: FOR_MEMORY,
    tries: {
      en: "takes memory beside the heap until it is refused",
      "pt-BR": "ocupa memória fora do heap até ser recusado",
    },
    ends: ["memory", "signalled"],
  },
  {
    name: "shared memory",
    program: "shared-memory.c",
    arguments: ["256"],
    limits: FOR_MEMORY,
    tries: {
      en: "takes shared memory until it is refused",
      "pt-BR": "ocupa memória compartilhada até ser recusado",
    },
    ends: ["memory", "exited"],
  },
  {
    name: "shared memory (JavaScript)",
    program: "shared-memory.mjs",
    tries: { en: "takes 512 MiB of shared memory", "pt-BR": "ocupa 512 MiB de memória compartilhada" },
    ends: ["memory", "exited", "cpu", "signalled"],
    levels: { D: SHARED },
  },
  {
    name: "memory file",
    program: "memory-file.c",
    tries: { en: "writes a large file in memory", "pt-BR": "escreve um arquivo grande na memória" },
    ends: ["file-size", "exited"],
    quick: true,
  },
  ...KERNEL_MEMORY,
  {
    name: "memory of many",
    program: "many-processes.c",
    arguments: ["60"],
    limits: FOR_MEMORY,
    tries: {
      en: "starts many processes that all use their memory limit",
      "pt-BR": "inicia muitos processos, e todos usam o limite de memória",
    },
    ends: ["exited", "signalled", "memory"],
    levels: { B: TREE, C: TREE, D: TREE },
  },
  {
    name: "sleep",
    program: "sleep.sh",
    limits: { wallMs: 800 },
    tries: { en: "waits", "pt-BR": "espera" },
    ends: ["wall"],
    quick: true,
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
