import type { MachineFault } from "../base/machine-fault.ts";

/** A program to run, as plain data. */
export interface RunRequest {
  /** The program's absolute path and its arguments. */
  readonly command: readonly string[];
  /** A folder of this run's own, out of the program's sight; it is the caller's to make and to remove. */
  readonly folder: string;
  readonly workspace: Workspace;
  /** Absolute paths of the files and folders that the program may read, besides those of the system. */
  readonly visible: readonly string[];
  /** The whole environment but for HOME and TMPDIR, which the level of isolation sets; nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  /** Variables that are set for the program alone, and for nothing around it. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The file that standard input reads. */
  readonly inputFile: string;
  /** Keeps standard input open after the file. */
  readonly inputStaysOpen?: boolean;
  /** Gives the program a terminal, which types its standard input; errors are printed there, too. */
  readonly terminal?: boolean;
  /** Types the standard input key by key in a terminal, or line by line, each when the program waits for it. */
  readonly typing?: "keys" | "lines" | undefined;
  readonly limits: Limits;
  readonly resources: Resources;
  /**
   * Set if only the measured memory decides that it was over its limit: the messages of a compiler quote its source.
   */
  readonly onlyMeasured?: boolean;
  /** Stops the run when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** Limits of one run. Verdicts rest on CPU time; wall time only bounds a program that waits. */
export interface Limits {
  readonly cpuMs: number;
  /** Without the time in which the program was ready to compute and other programs had the processors. */
  readonly wallMs: number;
  /** For standard output and standard error together, and for an answer file. */
  readonly outputBytes: number;
  /** Memory for each process of the program. */
  readonly memoryBytes: number;
}

/** Times its wall limit that a program may take while it is given no processor. */
const MOST_PATIENCE = 10;

/** The end of a run in milliseconds, however little of the processors it was given. */
export function longestMs({ wallMs }: Limits): number {
  return MOST_PATIENCE * wallMs;
}

/** Largest growth of CPU time while the other processors are busy: beyond it, only the program is to blame. */
export const BUSY_FACTOR = 1.5;

/** The folder that a program works in. */
export type Workspace =
  /**
   * It finds the files of `directory` in its working directory, and what it writes is lost, but for the file (a
   * relative path) that its answer is to be read from.
   */
  | {
      readonly kind: "scratch";
      readonly directory: string;
      readonly answerFile?: string;
      /** The folder of `directory` that the program is started in, where it is not `directory` itself. */
      readonly start?: string;
    }
  /** It works in `directory` itself, and what it writes there and in `home` stays. */
  | { readonly kind: "kept"; readonly directory: string; readonly home: string };

/** Resources that the kernel gives each process of a program. They follow from the limits and the language. */
export interface Resources {
  /** Private writable memory. */
  readonly dataBytes: number;
  /** All mapped memory; absent for run times that map more than they use. */
  readonly addressSpaceBytes?: number;
  /** The most that a process may have had in memory before it is over its memory limit. */
  readonly peakBytes: number;
  readonly stackBytes: number;
  /** Processes and threads at once, the program itself among them. */
  readonly processes: number;
  /** The largest file. */
  readonly fileBytes: number;
  readonly openFiles: number;
  /** All files of the working directory, and as much again for temporary ones. */
  readonly scratchBytes: number;
}

/** Record of a process; never a judgement. Measurements that could not be made are absent. */
export interface Outcome {
  readonly end: End;
  /** Set if it had read all of an input that stays open, and waited for more: we ended it then. */
  readonly waited?: true;
  /** From the start to the end of the process, in milliseconds. */
  readonly wallMs: number;
  /**
   * The part of it in which the program was ready to compute, but other programs had the processors; absent for a run
   * that was too short to be looked at.
   */
  readonly starvedMs?: number;
  /**
   * User and system time in milliseconds: of the process and the children it waited for or, where all its processes are
   * measured together, of all of them.
   */
  readonly cpuMs?: number;
  /** The most memory that one of its processes had at once or, where they are measured together, all of them. */
  readonly peakMemoryBytes?: number;
  /** The limit that it says it met. */
  readonly denial?: Denial;
  readonly stdout: Capture;
  readonly stderr: Capture;
  /** The file that its answer is to be read from, if it wrote one. */
  readonly answerFile?: Capture;
  /** Bytes that it printed, and the size of the answer file. */
  readonly writtenBytes: number;
}

/** The part of an outcome that is kept: without the output. */
export type Measured = Pick<
  Outcome,
  "end" | "waited" | "cpuMs" | "wallMs" | "starvedMs" | "peakMemoryBytes" | "writtenBytes"
>;

export const LIMIT_NAMES = ["cpu", "wall", "memory", "output", "file-size", "space"] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/**
 * Things that a program is denied, without being ended, when it has as much of them as it may; "writing" is that of files
 * elsewhere than in its working directory, and of the network it may have nothing.
 */
export const DENIABLES = ["processes", "open-files", "space", "writing", "network"] as const;
export type Deniable = (typeof DENIABLES)[number];

export interface Denial {
  readonly what: Deniable;
  /** The number that it may have, or bytes of files. */
  readonly most: number;
}

export type End =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "signalled"; readonly signal: string }
  | { readonly kind: "limit"; readonly limit: LimitName }
  | {
      readonly kind: "not-started";
      readonly reason: string;
      /** Set if the machine lacked something. */
      readonly machine?: MachineFault;
    }
  /** The measurements were lost or forged: nothing can be said of the run. */
  | { readonly kind: "unmeasured"; readonly reason: string }
  | { readonly kind: "stopped" };

/** An end by no fault of the program's: it says nothing of the program. */
export type Fault = Extract<End, { kind: "not-started" | "unmeasured" }>;

export function isFault(end: End): end is Fault {
  return end.kind === "not-started" || end.kind === "unmeasured";
}

/** Output on one stream or in one file, up to a limit. */
export interface Capture {
  readonly bytes: Buffer;
  /** True if there was more. */
  readonly cut: boolean;
}
