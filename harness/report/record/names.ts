import { LANGUAGES } from "../../locale/index.ts";

/** Readers of a report. What students may see is decided in `audience.ts`. */
export const AUDIENCES = ["instructor", "student"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Tables for spreadsheets of a language. */
const CSV_OF_LANGUAGES = Object.keys(LANGUAGES).map((locale) => `csv-${locale}`) as CsvOfLanguage[];
export type CsvOfLanguage = `csv-${keyof typeof LANGUAGES}`;

/** Formats of a report, by the names that a command knows. */
export const FORMAT_NAMES = [
  "json",
  "html",
  "junit",
  "csv",
  ...CSV_OF_LANGUAGES,
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
