/** Mistakes in counting alone: the search is right, and the number follows from the right one. */
export const COUNTING_IDEAS = [
  "one-too-many",
  "one-too-few",
  "rounds-up-to-even",
  "eight-bit-count",
  "signed-eight-bit-count",
  "zero-if-unreached",
] as const;
export type CountingIdea = (typeof COUNTING_IDEAS)[number];

/**
 * Wrong ideas of the lost knight that can be recognised by the numbers they lead to. A new one needs a line
 * here, a row in its table (problem/lost-knight/idea/), and a sentence in each catalogue.
 */
export const IDEA_NAMES = [
  "no-wrap",
  "wraps-rows-only",
  "wraps-columns-only",
  "wraps-forward-only",
  "wraps-backward-only",
  "wraps-at-some-edges",
  "wraps-by-abs",
  "wraps-one-edge-a-move",
  "wraps-onto-the-edge",
  "wraps-off-by-one",
  "wraps-one-too-far",
  "stops-at-the-edge",
  "bounces-off-the-edge",
  "sizes-exchanged",
  "move-missing",
  "move-mistyped",
  "move-not-wrapped",
  "half-of-the-moves",
  "moves-as-a-king",
  "moves-straight-too",
  "moves-three-straight",
  "moves-too-many",
  "moves-as-a-camel",
  "walks-through-x",
  "break-for-continue",
  "always-impossible",
  "cannot-jump",
  "obstacles-forgotten-at-the-seam",
  "square-from-rows",
  "square-from-columns",
  "square-from-the-longer-side",
  "first-row-skipped",
  "last-row-lost",
  "last-column-lost",
  "blank-line-as-a-row",
  "line-end-as-a-column",
  "start-transposed",
  "exit-transposed",
  "start-in-a-corner",
  "exit-in-a-corner",
  "places-with-line-ends",
  "marks-joined",
  "marks-by-a-fixed-width",
  "marks-by-the-other-side",
  "marks-of-a-whole-line",
  "distances-as-text",
  "last-way-to-the-exit",
  ...COUNTING_IDEAS,
  "names-a-coordinate",
  "names-the-size",
] as const;
export type IdeaName = (typeof IDEA_NAMES)[number];

/** Edges of a board. */
export const EDGES = ["upper", "lower", "left", "right"] as const;
export type EdgeName = (typeof EDGES)[number];

/** Rows down, columns right. */
export type Vector = readonly [number, number];

/** Details of a wrong idea: the edges at which it shows, or the move that it is about. */
export interface IdeaDetail {
  readonly edges?: readonly EdgeName[];
  readonly move?: Vector;
  /** The move that stands in its place. */
  readonly instead?: Vector;
}

/** Mistakes of a search that leave it an order to choose: the answers are told apart where every order leads to the same one. */
export const SEARCH_IDEA_NAMES = [
  "estimate-too-large",
  "closed-when-found",
  "next-level-not-set-back",
  "level-up-to-the-size",
  "distance-overwritten",
  "ends-in-turn",
  "deepening-keeps-marks",
] as const;
export type SearchIdeaName = (typeof SEARCH_IDEA_NAMES)[number];

export const START_IDEA_NAMES = [
  "always-the-same",
  "transposed",
  "one-less",
  "one-more",
  "same-way-off",
  "mirrored",
  "a-move-away",
] as const;
export type StartIdeaName = (typeof START_IDEA_NAMES)[number];

/** Quantities of a case, beyond some number of which a program may be wrong. A place is row * columns + column. */
export const QUANTITY_NAMES = [
  "rows",
  "columns",
  "longer-side",
  "squares",
  "moves",
  "searched",
  "exit-place",
  "exit-line",
] as const;
export type Quantity = (typeof QUANTITY_NAMES)[number];

/** Kinds of cases in which alone a program may fail. */
export const CASE_PROPERTY_NAMES = ["no-path", "no-tour", "closed"] as const;
export type CaseProperty = (typeof CASE_PROPERTY_NAMES)[number];

/** Largest numbers of usual types, beyond which a program may be wrong. */
export const LARGEST_NUMBERS = [127, 255, 32_767, 65_535] as const;
export type LargestNumber = (typeof LARGEST_NUMBERS)[number];

/** Lines of a program that do something else than they seem to. */
export const PITFALL_NAMES = ["rows-are-one", "comparator-of-truths"] as const;
export type Pitfall = (typeof PITFALL_NAMES)[number];
