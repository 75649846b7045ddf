import { AsyncLocalStorage } from "node:async_hooks";
import { type Sentence, say } from "../base/sentence.ts";
import { BUNDLED_CASES } from "./bundled.ts";
import { type CaseFiles, caseFilesAt } from "./case-folders.ts";
import { isCoded, PROBLEM_NAMES, type ProblemName } from "./names.ts";

/** Names of custom problems whose cases a command has been given. */
const given = new AsyncLocalStorage<Set<ProblemName>>();

/** Lets a command know problems of its own: they are nothing to another command of this process. */
export function withOwnProblems<T>(command: () => T): T {
  return given.run(new Set(), command);
}

/** Makes problems known by the case files of a command, so that folders of hand-ins can be named after them. */
export function knowProblemsIn(files: CaseFiles): void {
  for (const name of files.problems()) given.getStore()?.add(name);
}

/** Tests if a name is that of a problem. */
export function isProblem(name: string): boolean {
  return isCoded(name) || knownProblems().includes(name);
}

/** Lists the problems that are known: ours first. */
export function knownProblems(): ProblemName[] {
  return Array.from(
    new Set([...PROBLEM_NAMES, ...caseFilesAt(BUNDLED_CASES).problems(), ...(given.getStore() ?? [])]),
  );
}

/** Tells of a name that no problem has. */
export function unknownProblem(name: string): Sentence {
  const known = knownProblems().join(", ");
  return say`"${name}" is not a problem. The problems known here are ${known}`;
}
