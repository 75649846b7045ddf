import type { TourCase } from "./knights-tour.ts";
import type { LostKnightCase } from "./lost-knight.ts";

export type Case = LostKnightCase | TourCase;

/** Returns the name of a case among those of all problems: `lost-knight/board-100`. */
export function caseId({ problem, name }: Pick<Case, "problem" | "name">): string {
  return `${problem}/${name}`;
}
