import type { Sentence } from "../../base/sentence.ts";
import type { Deniable, End, RunRequest } from "../outcome.ts";

/** Levels of isolation, the best first. A new one is a file, a line here, in `LEVELS` and in each catalogue. */
export const LEVEL_NAMES = ["A", "B", "C", "J", "D"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The level at which programs are run on this machine. */
export interface Isolation {
  readonly level: LevelName;
  /** CPU time that the command line around a program takes. */
  readonly chainCpuMs: number;
}

/** Tells whether one level promises at least as much as another. */
export function isAtLeast(level: LevelName, least: LevelName): boolean {
  return LEVEL_NAMES.indexOf(level) <= LEVEL_NAMES.indexOf(least);
}

/** A way to keep programs apart from the machine and from one another. */
export interface IsolationLevel {
  /** Things that programs cannot get at, each of which can be tried. */
  readonly withholds: readonly Withheld[];
  /** Things that programs are denied when they have as much of them as they may. */
  readonly denies: readonly Deniable[];
  /** True if programs whose files are thrown away cannot write on the disk. */
  readonly worksInMemory: boolean;
  /** Says why it cannot be tried on this machine at all, if it cannot. */
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

/** The reason why a level does not work here, and the command that would help, if there is one. */
export interface Obstacle {
  readonly reason: Sentence;
  readonly cure?: string;
}

/**
 * The descriptors on which a command line is read. Its links complain and measure on their standard error, so the
 * program is given another one.
 */
export const READ_FROM = { stdout: 1, words: 2, stderr: 3 } as const;

/** The first descriptor after them. */
export const FIRST_FREE = 4;

/** A run in the way of one level. */
export interface Launch {
  readonly command: readonly string[];
  /** The user that it is started as, if not ours. */
  readonly user?: number;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders on the disk that the program can fill. */
  readonly fillable: readonly string[];
  /** Files that the command line reads on the descriptors from `FIRST_FREE` on. */
  readonly descriptors: readonly string[];
  /** The file that the program's answer is read from afterwards, and the folder that it may not lie outside of. */
  readonly answer?: { readonly file: string; readonly within: string };
  /** Kills the program, but not what measures it. */
  readonly kill: (leader: number) => void | Promise<void>;
  /** Tidies up; called once, when the command line has ended in any way. */
  readonly finish: () => void | Promise<void>;
  /** Says how the program ended. Of one that we killed, nothing need have been measured. */
  readonly conclude: (exit: Exit) => Conclusion;
}

/** The end of the command line. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** Complaints of its links, and their measurements. */
  readonly words: string;
  /** True if we killed the program. */
  readonly interrupted: boolean;
}

export interface Conclusion {
  readonly end: End;
  /** With the time that the command line itself took. */
  readonly cpuMs?: number;
  readonly peakMemoryBytes?: number;
}
