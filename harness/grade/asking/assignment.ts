import type { Case } from "../../case/any-case.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Adopt } from "./input-mode.ts";

/** A submission, with the cases of its problem. */
export interface Assignment {
  readonly submission: Submission;
  readonly cases: readonly Case[];
  /** Finds out how the program wants to be asked if it gets nothing by the contract; if left out, nobody does. */
  readonly adopt?: Adopt | undefined;
  /** Factor by which the time limits of the cases have been multiplied; 1 if left out. */
  readonly timeFactor?: number | undefined;
}
