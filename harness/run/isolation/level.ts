import type { Deniable, End, RunRequest } from "../outcome.ts";

/** Levels of isolation, the best first. A new one is a file, a line here, in `LEVELS` and in each catalogue. */
export const LEVEL_NAMES = ["A", "B", "C", "D"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** How programs are run on this machine. */
export interface Isolation {
  readonly level: LevelName;
  /** CPU time that the command line around a program takes. */
  readonly chainCpuMs: number;
}

/** Whether one level promises at least what the other does. */
export function isAtLeast(level: LevelName, least: LevelName): boolean {
  return LEVEL_NAMES.indexOf(level) <= LEVEL_NAMES.indexOf(least);
}

/** A way to keep programs apart from the machine and from one another. */
export interface IsolationLevel {
  /** Things that programs cannot get at, each of which can be tried. */
  readonly withholds: readonly Withheld[];
  /** Things that programs are denied when they have as much of them as they may. */
  readonly denies: readonly Deniable[];
  /** Why it cannot be tried on this machine at all, or undefined. */
  readonly obstacle: () => Obstacle | undefined;
  /**
   * Makes what a run needs around its program.
   *
   * @throws Error if files of the run cannot be made
   */
  readonly launch: (request: RunRequest) => Launch;
}

/** Things that a level may withhold from programs. */
const WITHHELD = [
  "private-files",
  "open-files",
  "network",
  "processes",
  "memory",
  "memory-together",
  "time-together",
] as const;
export type Withheld = (typeof WITHHELD)[number];

/** Why a level is not to be had, and the one command that would help, where there is one. */
export interface Obstacle {
  readonly reason: string;
  readonly cure?: string;
}

/** A run as one level arranges it. */
export interface Launch {
  /** The whole command line. On descriptor 3 it may report; that text is the `status` below. */
  readonly command: readonly string[];
  /** Whose it is, for root to be nobody; ours where it is absent. */
  readonly user?: number;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders on the disk that the program can fill. */
  readonly fillable: readonly string[];
  /** Files that the command line reads on descriptor 4 and those after it. */
  readonly descriptors: readonly string[];
  /** Whether the command line ends the program at its wall limit by itself. */
  readonly endsAtWall: boolean;
  /** The file that the program's answer is read from afterwards, and the folder that it may not lie outside of. */
  readonly answer?: { readonly file: string; readonly within: string };
  /** Kills the program, but not what measures it. */
  readonly kill: (leader: number, status: string) => void;
  /** Is called when the command line has ended, in whatever way, and once. */
  readonly finish: () => void | Promise<void>;
  /** What became of the program. `interrupted` says that we killed it: then nothing need have been measured. */
  readonly conclude: (exit: Exit) => Conclusion;
}

/** How the command line ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly status: string;
  /** What stood on standard error: the command line's own, if the program was never started. */
  readonly complaint: string;
  readonly interrupted: boolean;
}

export interface Conclusion {
  readonly end: End;
  /** With the time that the command line itself took. */
  readonly cpuMs?: number;
  readonly peakMemoryBytes?: number;
}
