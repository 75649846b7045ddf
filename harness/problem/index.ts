import type { Case } from "../case/any-case.ts";
import { type CodedProblem, isCoded, type ProblemName } from "../case/names.ts";
import type { Contract } from "./contract.ts";
import { custom } from "./custom/index.ts";
import { knightsTour } from "./knights-tour/index.ts";
import { lostKnight } from "./lost-knight/index.ts";
import type { Picture } from "./picture.ts";
import type { Problem } from "./problem.ts";

/** Problems whose rules are code of ours. A new one needs a folder and a line here. */
export const PROBLEMS: Readonly<Record<CodedProblem, Problem>> = {
  "lost-knight": lostKnight,
  "knights-tour": knightsTour,
};

/** Gives the rules of a problem: code of ours, or those that the cases of a custom problem bring along. */
export function problemOf(name: ProblemName): Problem {
  return isCoded(name) ? PROBLEMS[name] : custom;
}

/** Gives what a drawing of a case needs. */
export function pictureOf(asked: Case): Picture {
  return problemOf(asked.problem).pictureOf(asked);
}

/** Gives the contract of a case with a program. */
export function contractOf(asked: Case): Contract {
  return problemOf(asked.problem).contractOf(asked);
}
