import type { TourCase } from "./knights-tour.ts";
import type { LostKnightCase } from "./lost-knight.ts";

/** A case of any problem. */
export type Case = LostKnightCase | TourCase;

/** The case's name among those of all problems: `lost-knight/board-100`. */
export function caseId({ problem, name }: Pick<Case, "problem" | "name">): string {
  return `${problem}/${name}`;
}
