import type { Sentence } from "../base/sentence.ts";
import type { LevelName } from "../run/isolation/level.ts";
import type { LimitName, Limits } from "../run/outcome.ts";

/** The end of the building or of the run of a hostile program. */
export type EndName =
  | LimitName
  | "exited"
  | "signalled"
  | "not-started"
  | "unmeasured"
  | "stopped"
  | "compile-error"
  | "not-built"
  | "not-ended";

/** Ways in which a level holds a program, the best first. */
export const HOLDS = ["contained", "bounded", "open"] as const;
export type Hold = (typeof HOLDS)[number];

/** The hold that a level is known to have where it does not contain a program, and why. */
export interface Known {
  readonly hold: Hold;
  readonly words: Sentence;
  /** It would harm the machine, so it is not tried. */
  readonly untried?: true;
}

/**
 * A hostile program. It prints a line that begins with `BREACH ` if it got at something that it should not, `BOUND ` if
 * it got more than its share, `USED ` with milliseconds of CPU time and `HELD ` with MiB of memory that should have been
 * measured.
 */
export interface Attack {
  readonly name: string;
  /** The file in the folder `programs`. Its ending says the language. */
  readonly program: string;
  /** Its arguments; names in braces stand for what was put in place for it. */
  readonly arguments?: readonly string[];
  /** Its arguments in a second run beside it, which is to tell it something (see `beside`). */
  readonly teller?: readonly string[];
  /** Variables that are set for it; {built} stands for the folder in which it was built. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The rest of a sentence that begins with "the program". */
  readonly tries: Sentence;
  /** The ends that are as they should be. */
  readonly ends: readonly EndName[];
  /** The levels that do not contain it. */
  readonly levels?: Partial<Readonly<Record<LevelName, Known>>>;
  readonly answerFile?: string;
  /** True if it is the checker of a problem, or takes one over by what it prints. */
  readonly asChecker?: true;
  /** The number of files that it finds in its working directory. */
  readonly given?: number;
  readonly limits?: Partial<Limits>;
  /** The submission's own build commands, and the files in the folder `programs` that they use. */
  readonly build?: { readonly files: readonly string[]; readonly commands: readonly (readonly string[])[] };
  /** Other files of the hand-in, by their paths in it: the files in the folder `programs` that they are copies of. */
  readonly beside?: Readonly<Record<string, string>>;
}

export const open = (words: Sentence): Known => ({ hold: "open", words });
export const bounded = (words: Sentence): Known => ({ hold: "bounded", words });
export const untried = (words: Sentence): Known => ({ ...open(words), untried: true });
