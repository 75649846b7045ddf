/**
 * Formats of answers, by the names that manifests and problems use. A new one needs a line here, a reader,
 * and a line in each catalogue.
 */
export const ANSWER_FORMAT_NAMES = [
  "stated-moves",
  "bare-number",
  "path",
  "grid",
  "numbers",
  "coordinates",
  "squares",
  "cells",
  "no-tour",
  "printed",
] as const;
export type AnswerFormat = (typeof ANSWER_FORMAT_NAMES)[number];
