import type { Size } from "./knight.ts";
import type { TourCase } from "./knights-tour.ts";
import type { LostKnightCase } from "./lost-knight.ts";

/** A case of any problem. */
export type Case = LostKnightCase | TourCase;

/** The size of the board of a case. */
export function sizeOf(asked: Case): Size {
  return asked.problem === "lost-knight" ? asked.board : asked;
}

/** The case's name among those of all problems: `lost-knight/board-100`. */
export function caseId({ problem, name }: Pick<Case, "problem" | "name">): string {
  return `${problem}/${name}`;
}
