import type { Case } from "../case/any-case.ts";
import type { ProblemName } from "../case/names.ts";
import type { Contract } from "./contract.ts";
import { knightsTour } from "./knights-tour/index.ts";
import { lostKnight } from "./lost-knight/index.ts";
import type { Picture } from "./picture.ts";
import type { Problem } from "./problem.ts";

/** All problems. A new one needs a folder and a line here. */
export const PROBLEMS: Readonly<Record<ProblemName, Problem>> = {
  "lost-knight": lostKnight,
  "knights-tour": knightsTour,
};

/** Gives what a drawing of a case needs. */
export function pictureOf(asked: Case): Picture {
  return PROBLEMS[asked.problem].pictureOf(asked);
}

/** Gives the contract of a case with a program. */
export function contractOf(asked: Case): Contract {
  return PROBLEMS[asked.problem].contractOf(asked);
}
