import { remembered } from "../base/remembered.ts";
import type { Sentence } from "../base/sentence.ts";
import { BUNDLED_CASES } from "./bundled.ts";
import { problemsIn } from "./files.ts";
import { isCoded, PROBLEM_NAMES, type ProblemName } from "./names.ts";

const bundled = remembered(() => problemsIn(BUNDLED_CASES));

/** Names of custom problems whose cases this process has been given. */
const given = new Set<ProblemName>();

/** Makes problems known by the case files of a command, so that folders of hand-ins can be named after them. */
export function knowProblemsIn(files: string | readonly string[]): void {
  for (const name of problemsIn(files)) given.add(name);
}

/** Tests if a name is that of a problem. */
export function isProblem(name: string): boolean {
  return isCoded(name) || given.has(name) || bundled().includes(name);
}

/** Lists the problems that are known: ours first. */
export function knownProblems(): ProblemName[] {
  return Array.from(new Set([...PROBLEM_NAMES, ...bundled(), ...given]));
}

/** Tells of a name that no problem has. */
export function unknownProblem(name: string): Sentence {
  const known = knownProblems().join(", ");
  return {
    en: `"${name}" is not a problem. The problems known here are ${known}`,
    "pt-BR": `"${name}" não é um problema. Os problemas conhecidos aqui são ${known}`,
  };
}
