/**
 * Ways of writing an answer, by the names that manifests and problems use. A new one is a line here, a reader, and a
 * line in each catalogue.
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
] as const;
export type AnswerFormat = (typeof ANSWER_FORMAT_NAMES)[number];
