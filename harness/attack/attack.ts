import type { LevelName } from "../run/isolation/level.ts";
import type { LimitName, Limits } from "../run/outcome.ts";

/** How the building or the run of a hostile program ended. */
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

/** From the best to the worst. */
export const HOLDS = ["contained", "bounded", "open"] as const;
export type Hold = (typeof HOLDS)[number];

/** What a level is known to do against an attack. */
export type Standing =
  | { readonly kind: "contained" }
  /** More than it should, but no more than the words say; or it gets through. */
  | { readonly kind: "bounded" | "open"; readonly words: string }
  /** It would harm the machine, so it is not tried at this level. */
  | { readonly kind: "untried"; readonly words: string };

/**
 * A hostile program. It prints a line that begins with `BREACH ` if it got at something that it should not, `BOUND ` if
 * it got more than its share, and `USED ` with milliseconds of CPU time that should have been measured.
 */
export interface Attack {
  readonly name: string;
  /** The file in the folder `programs`. Its ending says the language. */
  readonly program: string;
  /** Its arguments; names in braces stand for what was put in place for it. */
  readonly arguments?: readonly string[];
  /** What it tries, after "it ...". */
  readonly tries: string;
  /** The ends that are as they should be. */
  readonly ends: readonly EndName[];
  /** Where a level does not contain it. */
  readonly levels?: Partial<Readonly<Record<LevelName, Standing>>>;
  readonly answerFile?: string;
  readonly limits?: Partial<Limits>;
  /** The submission's own build commands, and the files in the folder `programs` that they use. */
  readonly build?: { readonly files: readonly string[]; readonly commands: readonly (readonly string[])[] };
  /** Whether it is fast and certain enough to be tried with every change. */
  readonly quick?: true;
}

export const open = (words: string): Standing => ({ kind: "open", words });
export const bounded = (words: string): Standing => ({ kind: "bounded", words });
export const untried = (words: string): Standing => ({ kind: "untried", words });

/** What the level is known to do against the attack. */
export function standingOf({ levels }: Attack, level: LevelName): Standing {
  return levels?.[level] ?? { kind: "contained" };
}
