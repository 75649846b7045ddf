import { type Attack, bounded, open, untried } from "../attack.ts";

const MIB = 1024 * 1024;
const DISK = {
  C: open("each file is limited, but not all files together"),
  D: untried("it would fill the disk, because each file is limited, but not all files together"),
};
const GIVEN = {
  program: "fill-given.py",
  arguments: ["140000000", String(16 * MIB)],
  ends: ["exited", "file-size", "space"],
  limits: { cpuMs: 2000, wallMs: 20_000, outputBytes: 16 * MIB },
  levels: DISK,
  quick: true,
} as const;
const TREE = bounded("memory is limited for each process, not for all together");
const SHARED = bounded("the shared memory of a virtual machine is limited only by the machine");
const PROCESSES = { D: untried("it could stop the machine, because processes are not counted here") };
const KERNELS = bounded(
  "the memory that the kernel keeps for a program is limited only by the number of files",
);
const STAYS = untried("it would stay until the machine restarts");

/** Ways to have the kernel keep memory that is no process's own. */
const KERNEL_MEMORY = (
  [
    ["sockets", "keeps memory in sockets with large buffers", { C: KERNELS, D: KERNELS }],
    ["flight", "keeps memory in sockets that are on their way to somebody", { D: KERNELS }],
    [
      "connections",
      "keeps memory in connections that nobody accepts",
      { B: KERNELS, C: KERNELS, D: KERNELS },
    ],
    ["files", "keeps memory in many files without a name", { C: KERNELS, D: KERNELS }],
    ["segments", "keeps memory in System V segments", { C: STAYS, D: STAYS }],
    ["queues", "keeps memory in System V queues", { C: STAYS, D: STAYS }],
    ["pages", "keeps large pages of memory in pipes", { C: KERNELS, D: KERNELS }],
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

/** Filling the disk, the output, the memory, the time and the table of processes. */
/** Time for taking memory on a slow machine, so that the limit of memory comes first. */
const FOR_MEMORY = { cpuMs: 5000, wallMs: 20_000 };

export const RESOURCES: readonly Attack[] = [
  {
    name: "many files",
    program: "fill-disk.py",
    arguments: ["160000000"],
    tries: "fills every place that it can write to with files",
    ends: ["exited", "cpu", "file-size", "memory", "space"],
    limits: { cpuMs: 2000 },
    levels: DISK,
  },
  { ...GIVEN, name: "files it was given", given: 50, tries: "fills the disk by the files that it was given" },
  {
    ...GIVEN,
    name: "many files it was given",
    given: 200,
    tries: "fills the disk by more files than are open at once",
  },
  {
    name: "large file",
    program: "large-file.sh",
    tries: "writes one file of 10 GB",
    ends: ["file-size", "exited"],
    quick: true,
  },
  {
    name: "inodes",
    program: "fill-inodes.c",
    tries: "makes empty files without end",
    ends: ["exited", "cpu", "memory"],
    levels: {
      A: bounded(
        "it makes as many empty files in memory as the memory limit allows. They disappear with the run",
      ),
      B: bounded(
        "it makes as many empty files in memory as the CPU limit allows. They disappear with the run",
      ),
      C: bounded("it makes as many empty files as the CPU limit allows. They disappear with the run"),
      D: bounded("it makes as many empty files as the CPU limit allows. They disappear with the run"),
    },
  },
  { name: "flood", program: "flood.sh", tries: "prints without end", ends: ["output"], quick: true },
  {
    name: "flood of errors",
    program: "flood-errors.py",
    tries: "prints to standard error without end",
    ends: ["output"],
  },
  { name: "flood (JavaScript)", program: "flood.mjs", tries: "prints without end", ends: ["output"] },
  {
    name: "short lines",
    program: "short-lines.c",
    limits: { outputBytes: 8 * MIB },
    tries: "prints a million short lines, which is allowed here",
    ends: ["exited"],
  },
  {
    name: "heap (C)",
    program: "heap.c",
    arguments: ["130"],
    tries: "takes memory until it is refused",
    ends: ["memory", "exited"],
    quick: true,
  },
  { name: "heap (Python)", program: "heap.py", tries: "takes memory until it is refused", ends: ["memory"] },
  { name: "heap (Java)", program: "Heap.java", tries: "takes memory until it is refused", ends: ["memory"] },
  {
    name: "buffers (JavaScript)",
    program: "heap.mjs",
    limits: FOR_MEMORY,
    tries: "takes memory beside the heap until it is refused",
    ends: ["memory", "signalled"],
  },
  {
    name: "shared memory",
    program: "shared-memory.c",
    arguments: ["256"],
    limits: FOR_MEMORY,
    tries: "takes shared memory until it is refused",
    ends: ["memory", "exited"],
  },
  {
    name: "shared memory (JavaScript)",
    program: "shared-memory.mjs",
    tries: "takes 512 MiB of shared memory",
    ends: ["memory", "exited", "cpu", "signalled"],
    levels: { D: SHARED },
  },
  {
    name: "memory file",
    program: "memory-file.c",
    tries: "writes a large file in memory",
    ends: ["file-size", "exited"],
    quick: true,
  },
  ...KERNEL_MEMORY,
  {
    name: "memory of many",
    program: "many-processes.c",
    arguments: ["60"],
    limits: FOR_MEMORY,
    tries: "starts many processes that all use their memory limit",
    ends: ["exited", "signalled", "memory"],
    levels: { B: TREE, C: TREE, D: TREE },
  },
  {
    name: "sleep",
    program: "sleep.sh",
    limits: { wallMs: 800 },
    tries: "waits",
    ends: ["wall"],
    quick: true,
  },
  { name: "spin", program: "spin.c", tries: "computes without end", ends: ["cpu"] },
  {
    name: "signals ignored",
    program: "ignore-signals.c",
    tries: "computes without end and ignores all signals",
    ends: ["cpu"],
  },
  {
    name: "spin (Java)",
    program: "Spin.java",
    tries: "computes in threads and in its shutdown hook",
    ends: ["cpu"],
  },
  {
    name: "streams closed",
    program: "closed-streams.py",
    limits: { wallMs: 800 },
    tries: "closes its output and stays",
    ends: ["wall"],
  },
  {
    name: "fork bomb (C)",
    program: "fork-bomb.c",
    arguments: ["16"],
    tries: "starts processes that start processes",
    ends: ["exited", "cpu", "wall"],
    levels: PROCESSES,
  },
  {
    name: "fork bomb (shell)",
    program: "fork-bomb.sh",
    tries: "starts processes that start processes",
    ends: ["exited", "cpu", "wall", "output"],
    levels: PROCESSES,
  },
  {
    name: "threads (Java)",
    program: "Threads.java",
    tries: "starts threads until it is refused",
    ends: ["exited", "memory", "cpu", "signalled"],
    levels: PROCESSES,
  },
];
