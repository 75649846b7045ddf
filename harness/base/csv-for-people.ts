import { stringify } from "csv-stringify/sync";
import { LANGUAGES } from "../locale/index.ts";
import type { Locale } from "./locale.ts";

/** Signs of a table as spreadsheets of a language expect them. */
const ENGLISH = { delimiter: ",", decimal: "." };

/** Spreadsheets take a text that begins so for a formula, and some of them leave out blanks before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/**
 * Writes a table that people open in a spreadsheet of their language. Texts are never formulas; numbers stay numbers.
 *
 * @param rows the titles, and a row for each thing
 */
export function csvForPeople(
  rows: readonly (readonly (string | number | undefined)[])[],
  locale: Locale,
): string {
  const { delimiter, decimal } = locale === "en" ? ENGLISH : LANGUAGES[locale].table;
  return stringify(
    rows.map((row) => [...row]),
    {
      // Without it, Excel takes the letters for Windows-1252.
      bom: true,
      delimiter,
      record_delimiter: "windows",
      // A line of its own begins at either sign.
      quoted_match: /[\r\n]/,
      cast: {
        number: (value) => `${value}`.replace(".", decimal),
        string: (text) => (FORMULA.test(text) ? `'${text}` : text),
      },
    },
  );
}
