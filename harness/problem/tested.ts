import type { Case } from "../case/any-case.ts";
import type { Clue, Finding } from "../finding/index.ts";
import type { Verdict } from "../finding/verdict.ts";

/** What became of a program on a case: small, so that it can be kept until all cases are run. */
export interface Tested<Asked extends Case = Case> {
  readonly asked: Asked;
  readonly verdict: Verdict;
  readonly finding?: Finding;
  readonly clue?: Clue;
  readonly cpuMs?: number;
}
