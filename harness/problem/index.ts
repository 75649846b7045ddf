import type { Case, ProblemName } from "../case/case.ts";
import type { Asked } from "./asked.ts";
import { askTour } from "./knights-tour.ts";
import { askLostKnight } from "./lost-knight.ts";

/** What each problem makes of its cases. A new problem is a file and a line here. */
const CONTRACTS: { readonly [Name in ProblemName]: (asked: Extract<Case, { problem: Name }>) => Asked } = {
  "lost-knight": askLostKnight,
  "knights-tour": askTour,
};

/** The case as it is put to a program. */
export function ask(asked: Case): Asked {
  const contract: (asked: never) => Asked = CONTRACTS[asked.problem];
  return contract(asked as never);
}
