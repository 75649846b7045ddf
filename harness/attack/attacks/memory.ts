import { type Attack, bounded, untried } from "../attack.ts";

const TREE = bounded(
  "memory is limited for each process, not for all together",
  "a memória é limitada por processo, e não para todos juntos",
);
const SHARED = bounded(
  "the shared memory of a virtual machine is limited only by the machine",
  "só a máquina limita a memória compartilhada de uma máquina virtual",
);
const KERNELS = bounded(
  "the memory that the kernel keeps for a program is limited only by the number of files",
  "só o número de arquivos limita a memória que o núcleo guarda para um programa",
);
const TABLES = bounded(
  "the memory in which the kernel keeps where memory is has only the limit of the CPU time",
  "a memória em que o núcleo guarda onde está a memória só tem o limite do tempo de CPU",
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
      "datagrams",
      {
        en: "keeps memory in messages that nobody reads",
        "pt-BR": "guarda memória em mensagens que ninguém lê",
      },
      { C: KERNELS, D: KERNELS },
    ],
    ["pipes", { en: "keeps memory in large pipes", "pt-BR": "guarda memória em pipes grandes" }, {}],
    [
      "timers",
      { en: "keeps memory in timers without end", "pt-BR": "guarda memória em cronômetros sem fim" },
      {},
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
  }),
);

/** Time for taking memory on a slow machine, so that the limit of memory comes first. */
const FOR_MEMORY = { cpuMs: 5000, wallMs: 20_000 };

/** Taking memory: a program's own, what programs share, and what the kernel keeps for them. */
export const MEMORY: readonly Attack[] = [
  {
    name: "heap (C)",
    program: "heap.c",
    arguments: ["130"],
    tries: { en: "takes memory until it is refused", "pt-BR": "ocupa memória até ser recusado" },
    ends: ["memory", "exited"],
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
  },
  ...KERNEL_MEMORY,
  {
    name: "kernel's memory: page tables",
    program: "page-tables.c",
    limits: FOR_MEMORY,
    tries: {
      en: "keeps memory in the tables of the memory that it reads",
      "pt-BR": "guarda memória nas tabelas da memória que ele lê",
    },
    ends: ["exited", "memory"],
    levels: { B: TABLES, C: TABLES, D: TABLES },
  },
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
];
