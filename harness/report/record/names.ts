/** Readers of a report. What students may see is decided in `audience.ts`. */
export const AUDIENCES = ["instructor", "student"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Formats of a report, by the names that a command knows. */
export const FORMAT_NAMES = [
  "json",
  "html",
  "junit",
  "csv",
  "csv-pt-BR",
  "gradescope",
  "github",
  "prairielearn",
  "vpl",
  "classroom50",
  "ctrf",
  "autolab",
  "terminal",
  "findings",
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];
