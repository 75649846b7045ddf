import type { Square } from "./board.ts";
import type { CaseBase } from "./case.ts";
import type { Size } from "./knight.ts";

export const TOUR_KINDS = ["open", "closed"] as const;
type TourKind = (typeof TOUR_KINDS)[number];

export interface TourCase extends CaseBase, Size {
  readonly problem: "knights-tour";
  /** Start that a program is given, even if any start is accepted. */
  readonly start: Square;
  /** Accepts a tour from any square. */
  readonly anyStart: boolean;
  readonly tour: TourKind;
  readonly answer: "tour" | "none";
}
