import type { Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import type { PrintedProgram, RunAgain } from "../judge-printed.ts";
import type { Runs } from "./judge.ts";

/** The part of a judging that a way to check has to bring. */
export interface Printed {
  /** Its name is that of its file, and empty if the page has none. */
  readonly program: PrintedProgram;
  readonly runs: Runs;
  /** The cases that are judged, of one problem. */
  readonly cases: readonly Case[];
  readonly again?: RunAgain;
  /** Ends the judging. */
  readonly signal?: AbortSignal;
}

export interface WayProps {
  readonly locale: Locale;
  /** The cases of the problem. */
  readonly cases: readonly Case[];
  /** Takes the last result away: another one is being made. */
  readonly forget: () => void;
  readonly judge: (printed: Printed) => Promise<void>;
}
