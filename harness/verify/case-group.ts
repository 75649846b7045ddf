import type { Case } from "../case/any-case.ts";
import type { ProblemName, Visibility } from "../case/names.ts";
import { PROBLEMS } from "../problem/index.ts";

/** The cases that one file describes: what somebody who keeps a case set adds or drops at once. */
export interface CaseGroup {
  /** The name of the file. */
  readonly name: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly cases: readonly Case[];
}

/** Cases of one file are much alike: more of them than this are shared out. */
const MOST_EACH = 16;

/**
 * The cases that a program takes its turn at: of a file with many, as of all starts on a chessboard, a part, so that as
 * few programs as there are parts are together put to all of them.
 */
export function partOf(groups: readonly CaseGroup[], turn: number): Case[] {
  return groups.flatMap(({ cases }) => {
    const parts = Math.ceil(cases.length / MOST_EACH);
    return cases.filter((_, at) => at % parts === turn % parts);
  });
}

/** The groups of a problem, in the order of its cases. */
export function groupCases(cases: readonly Case[]): CaseGroup[] {
  const files = new Set(cases.map(({ file }) => file));
  return Array.from(files, (file) => {
    const members = cases.filter((asked) => asked.file === file);
    const { name, title, visibility } = members[0]!;
    return { name: name.split("/")[0]!, title, visibility, cases: members };
  });
}

/** What is published with the assignment of a problem, of these groups. */
export function publishedGroups(
  problem: ProblemName,
  groups: readonly CaseGroup[],
): { title: string; names: string[] } {
  const { title, names } = PROBLEMS[problem].published ?? { title: "", names: /^$/ };
  return { title, names: groups.map(({ name }) => name).filter((name) => names.test(name)) };
}
