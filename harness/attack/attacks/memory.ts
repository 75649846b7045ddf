import { say } from "../../base/sentence.ts";
import { type Attack, bounded, untried } from "../attack.ts";

const TREE = bounded(say`memory is limited for each process, not for all together`);
const SHARED = bounded(say`the shared memory of a virtual machine is limited only by the machine`);
const KERNELS = bounded(
  say`the memory that the kernel keeps for a program is limited only by the number of files`,
);
const TABLES = bounded(
  say`the memory in which the kernel keeps where memory is has only the limit of the CPU time`,
);
const STAYS = untried(say`it would stay until the machine restarts`);

/** Ways to have the kernel keep memory that is no process's own. */
const KERNEL_MEMORY = (
  [
    ["sockets", say`keeps memory in sockets with large buffers`, { C: KERNELS, D: KERNELS }],
    ["flight", say`keeps memory in sockets that are on their way to somebody`, { D: KERNELS }],
    ["datagrams", say`keeps memory in messages that nobody reads`, { C: KERNELS, D: KERNELS }],
    ["pipes", say`keeps memory in large pipes`, {}],
    ["timers", say`keeps memory in timers without end`, {}],
    [
      "connections",
      say`keeps memory in connections that nobody accepts`,
      { B: KERNELS, C: KERNELS, D: KERNELS },
    ],
    ["files", say`keeps memory in many files without a name`, { C: KERNELS, D: KERNELS }],
    ["segments", say`keeps memory in System V segments`, { C: STAYS, D: STAYS }],
    ["queues", say`keeps memory in System V queues`, { C: STAYS, D: STAYS }],
    ["pages", say`keeps large pages of memory in pipes`, { C: KERNELS, D: KERNELS }],
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
    tries: say`takes memory until it is refused`,
    ends: ["memory", "exited"],
  },
  {
    name: "heap (Python)",
    program: "heap.py",
    tries: say`takes memory until it is refused`,
    ends: ["memory"],
  },
  {
    name: "heap (Java)",
    program: "Heap.java",
    tries: say`takes memory until it is refused`,
    ends: ["memory"],
  },
  {
    name: "buffers (JavaScript)",
    program: "heap.mjs",
    limits: FOR_MEMORY,
    tries: say`takes memory beside the heap until it is refused`,
    ends: ["memory", "signalled"],
  },
  {
    name: "shared memory",
    program: "shared-memory.c",
    arguments: ["256"],
    limits: FOR_MEMORY,
    tries: say`takes shared memory until it is refused`,
    ends: ["memory", "exited"],
  },
  {
    name: "shared memory (JavaScript)",
    program: "shared-memory.mjs",
    tries: say`takes 512 MiB of shared memory`,
    ends: ["memory", "exited", "cpu", "signalled"],
    levels: { D: SHARED },
  },
  {
    name: "memory file",
    program: "memory-file.c",
    tries: say`writes a large file in memory`,
    ends: ["file-size", "exited"],
  },
  ...KERNEL_MEMORY,
  {
    name: "kernel's memory: page tables",
    program: "page-tables.c",
    limits: FOR_MEMORY,
    tries: say`keeps memory in the tables of the memory that it reads`,
    ends: ["exited", "memory"],
    levels: { B: TABLES, C: TABLES, D: TABLES },
  },
  {
    name: "memory of many",
    program: "many-processes.c",
    arguments: ["60"],
    limits: FOR_MEMORY,
    tries: say`starts many processes that all use their memory limit`,
    ends: ["exited", "signalled", "memory"],
    levels: { B: TREE, C: TREE, D: TREE },
  },
];
