import type { CustomCase } from "./custom/case.ts";
import type { TourCase } from "./knights-tour.ts";
import type { LostKnightCase } from "./lost-knight.ts";
import type { CodedProblem } from "./names.ts";

export type Case = LostKnightCase | TourCase | CustomCase;

/** Tests if a case is one of a problem of ours. */
export function isOf<Name extends CodedProblem>(
  name: Name,
  asked: Case,
): asked is Extract<Case, { readonly problem: Name }> {
  return asked.problem === name;
}

/** Counts the squares of a case's board; one if it has no board. */
export function squaresOf({ rows, columns }: Case): number {
  return rows * columns;
}

/** Returns the name of a case among those of all problems: `lost-knight/board-100`. */
export function caseId({ problem, name }: Pick<Case, "problem" | "name">): string {
  return `${problem}/${name}`;
}
