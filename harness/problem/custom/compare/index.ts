import type { AnswerKind } from "../../../case/custom/schema.ts";
import type { Comparison } from "./comparison.ts";
import { compareGrids } from "./grid.ts";
import { compareNumber, compareNumbers } from "./numbers.ts";
import { compareSquares } from "./squares.ts";
import { compareLines, compareTexts } from "./text.ts";

/** The comparison of each kind of answer. A new one is a file, and a line here and in `ANSWER_KINDS`. */
export const COMPARISONS: Readonly<Record<AnswerKind, Comparison>> = {
  number: compareNumber,
  numbers: compareNumbers,
  line: compareLines,
  text: compareTexts,
  grid: compareGrids,
  squares: compareSquares,
};
