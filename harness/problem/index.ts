import type { Case } from "../case/any-case.ts";
import type { ProblemName } from "../case/names.ts";
import type { Contract } from "./contract.ts";
import { knightsTour } from "./knights-tour/index.ts";
import { lostKnight } from "./lost-knight/index.ts";
import type { Problem } from "./problem.ts";

/** The problems. A new one is a folder and a line here. */
export const PROBLEMS: Readonly<Record<ProblemName, Problem>> = {
  "lost-knight": lostKnight,
  "knights-tour": knightsTour,
};

/** Says how a case is put to a program. */
export function contractOf(asked: Case): Contract {
  return PROBLEMS[asked.problem].contractOf(asked);
}
