import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { type DecimalSign, isNumber, numberIn, signsIn } from "../sheet/number.ts";
import type { Sheet, SheetRow } from "../sheet/sheet.ts";

/** Numbers of a gradebook, by their places. */
interface Columns {
  /** The cell that states the highest grade. */
  readonly highest?: { readonly row: SheetRow; readonly column: number } | undefined;
  /** Rows of people. */
  readonly rows: readonly SheetRow[];
  /** The column of the grades. */
  readonly grade: number;
  /** Other columns with numbers. */
  readonly others?: readonly number[];
  /** The highest grade, as the scheme says it. */
  readonly asked?: number | undefined;
}

interface Numbers {
  readonly sign: DecimalSign;
  readonly most?: number;
}

/**
 * Settles how a gradebook writes numbers, from all of them together. `1.000` is one or a thousand: another number, or the
 * scheme, tells.
 *
 * @throws ExpectedError if the highest grade is not a number, the numbers contradict each other, or they leave it open
 */
export function numbersIn(sheet: Sheet, { highest, rows, grade, others = [], asked }: Columns): Numbers {
  const written = highest?.row.cells[highest.column] ?? "";
  const place = highest && sheet.placeOf(highest.row, highest.column);
  if (place !== undefined && !isNumber(written)) throw noHighest(place, written);
  const given = rows.filter(({ cells }) => isNumber(cells[grade] ?? ""));
  const grades = textsOf(given, grade);
  const signs = signsIn(highest ? [written, ...grades] : grades);
  if (signs.length === 0) throw contradiction(sheet, { rows: given, grade, written });

  const mostBy = (sign: DecimalSign) => numberIn(written, sign);
  const elsewhere = signsIn(others.flatMap((column) => textsOf(rows, column)).filter(isNumber));
  const clues: readonly ((sign: DecimalSign) => boolean)[] = [
    // Nobody has more than the highest grade.
    (sign) => grades.every((text) => numberIn(text, sign)! <= (mostBy(sign) ?? Number.POSITIVE_INFINITY)),
    (sign) => mostBy(sign) === asked,
    (sign) => elsewhere.includes(sign),
  ];
  const possible = clues.reduce((left, clue) => (left.some(clue) ? left.filter(clue) : left), signs);
  const values = new Set(possible.map(mostBy));
  if (place !== undefined && values.size > 1) throw ambiguous(place, written, [...values]);
  // If nothing tells, the point: Moodle and Canvas read it in every language.
  const [sign = "."] = possible;
  const most = mostBy(sign);
  if (place !== undefined && !(most! > 0)) throw noHighest(place, written);
  return { sign, ...(most !== undefined && { most }) };
}

/** Tells of a highest grade that cannot be. */
export function noHighest(place: string, text: string): ExpectedError {
  const shown = excerpt(text);
  return new ExpectedError(
    placed(
      place,
      say`the highest grade must be a number above 0, the same in all rows, and here is "${shown}"`,
    ),
  );
}

function ambiguous(place: string, text: string, values: readonly (number | undefined)[]): ExpectedError {
  const [one = 0, other = 0] = values;
  return new ExpectedError(
    placed(
      place,
      say`${text} may be ${one} or ${other}. Write the highest grade into grading.yaml: scale: { most: ${one} } or scale: { most: ${other} }`,
    ),
  );
}

function contradiction(
  sheet: Sheet,
  { rows, grade, written }: { rows: readonly SheetRow[]; grade: number; written: string },
): ExpectedError {
  const before = isNumber(written) ? [written] : [];
  const row = rows.find(
    (_, at) => signsIn([...before, ...textsOf(rows.slice(0, at + 1), grade)]).length === 0,
  );
  const shown = excerpt(row?.cells[grade] ?? "");
  return new ExpectedError(
    placed(sheet.placeOf(row, grade), say`${shown} has another decimal sign than the numbers before it`),
  );
}

function textsOf(rows: readonly SheetRow[], column: number): string[] {
  return rows.map(({ cells }) => cells[column] ?? "");
}
