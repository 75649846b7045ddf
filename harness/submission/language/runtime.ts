import type { Limits, Resources } from "../../run/outcome.ts";

const MIB = 1024 * 1024;

/** The use that the programs of a language make of memory, stacks and processes, as the kernel counts them. */
export interface Runtime {
  /** Private memory that the run time takes besides what the program itself stores. */
  readonly overheadBytes: number;
  /** The part of that which it may have in memory at once before the program is over its limit. */
  readonly peakOverheadBytes: number;
  /** Tells if all mapped memory can be limited: some run times map far more than they use. */
  readonly limitsAddressSpace: boolean;
  /** Threads get stacks of this size, too, where nothing else is said. */
  readonly stackBytes: number;
  /** Processes and threads, the program itself among them. */
  readonly processes: number;
}

/**
 * Compiled programs and Python: hardly any memory that is not the program's. A few threads are allowed, because one with
 * a large stack is the usual way to recurse deeply. The stacks of more would be over the usual memory limit, since they count as
 * soon as they are mapped.
 */
export const NATIVE: Runtime = {
  overheadBytes: 64 * MIB,
  peakOverheadBytes: 0,
  limitsAddressSpace: true,
  stackBytes: 64 * MIB,
  processes: 9,
};

/** Stacks of threads, as they are on most systems. */
const THREAD_STACK_BYTES = 8 * MIB;
const THREADS = 64;

/**
 * Compiled programs that begin threads of their own. What other programs get as a stack would be the stack of each thread, and
 * counts as soon as it is mapped.
 */
export const NATIVE_THREADS: Runtime = {
  ...NATIVE,
  overheadBytes: NATIVE.overheadBytes + THREADS * THREAD_STACK_BYTES,
  // The library sets aside 64 MiB of addresses for what each of many threads may store.
  limitsAddressSpace: false,
  stackBytes: THREAD_STACK_BYTES,
  processes: THREADS,
};

/** Virtual machines that collect garbage and keep threads of their own. A flag limits the program's own memory. */
export const VIRTUAL_MACHINE: Runtime = {
  overheadBytes: 256 * MIB,
  peakOverheadBytes: 128 * MIB,
  limitsAddressSpace: false,
  stackBytes: 8 * MIB,
  processes: 64,
};

/** Collected, threaded languages without such a flag, and programs of which nothing is known. */
export const THREADED: Runtime = {
  overheadBytes: 64 * MIB,
  peakOverheadBytes: 0,
  limitsAddressSpace: false,
  stackBytes: 8 * MIB,
  processes: 64,
};

/** Answers are short: what a program may keep on the disk is this much, or more where more may be printed. */
const SCRATCH_BYTES = 64 * MIB;
/** Virtual machines write small files of their own. */
const LEAST_FILE_BYTES = MIB;

/** The room for all files of a program on a case with these limits. */
export function scratchBytesFor({ outputBytes }: Limits): number {
  return Math.max(SCRATCH_BYTES, 2 * outputBytes);
}

/** The largest size of a file: that of the output or, where that is next to nothing, of what a program keeps for itself. */
export function fileBytesFor({ outputBytes }: Limits): number {
  return Math.max(outputBytes, LEAST_FILE_BYTES);
}

/** The resources of each process of a program on a case with these limits. */
export function resourcesFor(limits: Limits, runtime: Runtime): Resources {
  const { memoryBytes } = limits;
  const dataBytes = memoryBytes + runtime.overheadBytes;
  return {
    dataBytes,
    // It bounds what is shared and so is nobody's private memory; the stacks of threads are mapped but hardly used.
    ...(runtime.limitsAddressSpace && { addressSpaceBytes: 2 * dataBytes }),
    peakBytes: memoryBytes + runtime.peakOverheadBytes,
    stackBytes: runtime.stackBytes,
    processes: runtime.processes,
    // One byte more than may be written, so that it can be seen that it was more.
    fileBytes: fileBytesFor(limits) + 1,
    openFiles: 256,
    scratchBytes: scratchBytesFor(limits),
  };
}

/** The resources of a compiler: some keep threads, and some are virtual machines. */
export const COMPILER_RESOURCES: Resources = {
  // One that takes more has had more than it may when it is refused: only this tells.
  dataBytes: (3072 + 64) * MIB,
  peakBytes: 3072 * MIB,
  stackBytes: 8 * MIB,
  processes: 256,
  fileBytes: 256 * MIB,
  openFiles: 1024,
  scratchBytes: 512 * MIB,
};
