import type { Case } from "../case/any-case.ts";
import type { ProblemName } from "../case/names.ts";
import type { Contract } from "./contract.ts";
import { tourContract } from "./knights-tour/contract.ts";
import { lostKnightContract } from "./lost-knight/contract.ts";

/** What each problem makes of its cases. A new problem is a file and a line here. */
const CONTRACTS: { readonly [Name in ProblemName]: (asked: Extract<Case, { problem: Name }>) => Contract } = {
  "lost-knight": lostKnightContract,
  "knights-tour": tourContract,
};

/** How a case is put to a program. */
export function contractOf(asked: Case): Contract {
  const contract: (asked: never) => Contract = CONTRACTS[asked.problem];
  return contract(asked as never);
}
