import type { Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import type { PrintedProgram, RunAgain } from "../judge-printed.ts";
import type { Runs } from "./judge.ts";

/** The part of a judging that a way to check has to bring. */
export interface Printed {
  readonly program: PrintedProgram;
  readonly runs: Runs;
  /** The cases that are judged; all of the problem if left out. */
  readonly only?: readonly Case[];
  readonly again?: RunAgain;
}

export interface WayProps {
  readonly locale: Locale;
  /** The cases of the problem. */
  readonly cases: readonly Case[];
  readonly judge: (printed: Printed) => Promise<void>;
}
