import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { excerpt, few } from "../../base/text.ts";
import type { Sheet } from "../sheet/sheet.ts";

/** Asks for the column of the grades, which the file does not tell. */
export function whichColumn(sheet: Sheet, columns: readonly number[]): ExpectedError {
  const titles = columns.map((column) => excerpt(sheet.titles[column] ?? "")).join(", ");
  return new ExpectedError(
    placed(
      sheet.placeOf(undefined),
      say`which column has the grades? Write its title into grading.yaml (assignment: ...): ${titles}`,
    ),
  );
}

/** Lists the first titles of a table. */
export function titlesOf({ titles }: Sheet): string {
  return few(titles.filter((title) => title !== "").map(excerpt)).join(", ");
}
