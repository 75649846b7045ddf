import path from "node:path";
import type { Locale } from "../base/locale.ts";
import type { Case } from "../case/any-case.ts";
import type { ProblemName, Visibility } from "../case/names.ts";
import { problemOf } from "../problem/index.ts";

/** Cases of one file, which are added to a case set or dropped from it together. */
export interface CaseGroup {
  /** Name of the file. */
  readonly name: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly cases: readonly Case[];
}

/**
 * Largest number of cases of one file for one program. Cases of one file are much alike, so larger numbers
 * are shared among the programs.
 */
const MOST_EACH = 16;

/**
 * Selects the cases of a program: all cases of a small file, but only a part of a large one (all starts on a
 * chessboard). Consecutive turns get different parts, so that a few programs run all cases together.
 */
export function partOf(groups: readonly CaseGroup[], turn: number): Case[] {
  return groups.flatMap(({ cases }) => {
    const parts = Math.ceil(cases.length / MOST_EACH);
    return cases.filter((_, at) => at % parts === turn % parts);
  });
}

/** Groups the cases of a problem by file, in the order of the cases. */
export function groupCases(cases: readonly Case[], locale: Locale): CaseGroup[] {
  const files = new Set(cases.map(({ file }) => file));
  return Array.from(files, (file) => {
    const members = cases.filter((asked) => asked.file === file);
    const { name, title, visibility } = members[0]!;
    // The name of a case may begin with a folder; those of one file differ behind the name of the file.
    return {
      name: members.length === 1 ? name : path.dirname(name),
      title: title[locale],
      visibility,
      cases: members,
    };
  });
}

/** Names the groups that are published with the assignment of a problem. */
export function publishedGroups(
  problem: ProblemName,
  groups: readonly CaseGroup[],
  locale: Locale,
): { title: string; names: string[] } {
  const { title, names } = problemOf(problem).published ?? { title: undefined, names: /^$/ };
  return {
    title: title?.[locale] ?? "",
    names: groups.map(({ name }) => name).filter((name) => names.test(name)),
  };
}
