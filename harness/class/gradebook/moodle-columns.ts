import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { isNumber, numberIn, signsIn } from "../sheet/number.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { whichColumn } from "./which-column.ts";

/** Columns of a grading worksheet. The participant is in the first one, and the highest grade follows the grade. */
export interface MoodleColumns {
  readonly name?: number;
  /** Columns by which a student may be known, too. */
  readonly ids: readonly number[];
  readonly group?: number;
  readonly grade: number;
  /** The time of the hand-in. */
  readonly submitted: number;
  readonly comment?: number;
}

/** Titles of the column of grades in languages of Moodle. They count only if the cells leave it open. */
const GRADE_TITLES = ["Grade", "Nota", "Calificación", "Bewertung", "Note", "Valutazione", "Qualificació"];

/** Titles of the column of groups: nothing in its cells tells it from others. */
const GROUP_TITLES = ["Group", "Grupo", "Gruppe", "Groupe", "Gruppo", "Grup"];

/**
 * Finds the columns of a worksheet by what stands in all rows: Moodle writes them in the same order in every language.
 * Participant, full name, ids, status, group, marker; grade, highest grade, workflow, lock; time of the hand-in, texts,
 * time of the grade, comments.
 *
 * @returns undefined if this is not a worksheet
 * @throws ExpectedError if it is one without a column of grades, or with several that may be it
 */
export function moodleColumns(sheet: Sheet, asked: string | undefined): MoodleColumns | undefined {
  const columns = [...sheet.titles.keys()].slice(1);
  const times = columns.filter((column) => isOfTimes(valuesOf(sheet, column)));
  const lastTime = times.at(-1);
  if (lastTime === undefined || !isOfParticipants(valuesOf(sheet, 0))) return undefined;
  const grade = gradeColumn(
    sheet,
    columns.filter((column) => column + 1 < lastTime),
    asked,
  );
  const group = sheet.titles.findIndex((title, column) => column < grade && GROUP_TITLES.includes(title));
  const comment = lastTime + 1;
  return {
    // With hidden names, the status alone stands before the grade, and many have the same.
    ...((grade > 2 || areDifferent(valuesOf(sheet, 1))) && { name: 1 }),
    ids: columns.filter(
      (column) => column > 1 && column < grade - 1 && column !== group && isOfIds(valuesOf(sheet, column)),
    ),
    ...(group >= 0 && { group }),
    grade,
    submitted: times.find((column) => column > grade + 1) ?? lastTime,
    ...(comment < sheet.titles.length && { comment }),
  };
}

function gradeColumn(sheet: Sheet, columns: readonly number[], asked: string | undefined): number {
  if (asked !== undefined) {
    const column = columns.find((each) => sheet.titles[each] === asked);
    if (column === undefined) throw whichColumn(sheet, columns);
    return column;
  }
  const fitting = columns.filter((column) =>
    isOfGrades(valuesOf(sheet, column), valuesOf(sheet, column + 1)),
  );
  if (fitting.length === 1) return fitting[0]!;
  const scale = columns.find((column) => isOfScale(valuesOf(sheet, column), valuesOf(sheet, column + 1)));
  if (fitting.length === 0 && scale !== undefined) throw scaleInsteadOf(sheet, scale + 1);
  const titled = (fitting.length === 0 ? columns : fitting).filter((column) =>
    GRADE_TITLES.includes(sheet.titles[column] ?? ""),
  );
  if (titled.length === 1) return titled[0]!;
  throw whichColumn(sheet, fitting.length === 0 ? columns : fitting);
}

function valuesOf({ rows }: Sheet, column: number): string[] {
  return rows.map(({ cells }) => (cells[column] ?? "").trim());
}

/** `Participant 101`: the same word in all rows. */
function isOfParticipants(values: readonly string[]): boolean {
  const words = new Set(values.map((value) => /^(\D+)\d+$/.exec(value)?.[1] ?? ""));
  return words.size === 1 && /\p{L}/u.test(values[0] ?? "");
}

/** Longest time, in characters. Texts of students stand beside, and are longer. */
const LONGEST_TIME = 100;

/** A time in the words of a language, or `-` for none. */
function isOfTimes(values: readonly string[]): boolean {
  const time = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})(?=.{0,100}\p{Nd}[:.h]\p{Nd}{2})/su;
  return (
    values.length > 0 &&
    values.every((value) => value === "-" || (value.length <= LONGEST_TIME && time.test(value)))
  );
}

/** Grades, or nothing yet, with the same highest grade in every row. */
function isOfGrades(grades: readonly string[], highest: readonly string[]): boolean {
  const [most = ""] = highest;
  const given = grades.filter((grade) => grade !== "" && grade !== "-");
  if (highest.some((each) => each !== most)) return false;
  return signsIn([most, ...given]).some((sign) =>
    given.every((grade) => numberIn(grade, sign)! <= numberIn(most, sign)!),
  );
}

/** The words of a scale in every row, and before them one of its words, or nothing yet. */
function isOfScale(grades: readonly string[], scales: readonly string[]): boolean {
  const [scale = ""] = scales;
  const words = scale.split(/[\n,;]/).map((word) => word.trim());
  if (words.length < 2 || isNumber(scale) || scales.some((each) => each !== scale)) return false;
  return grades.every((grade) => grade === "" || grade === "-" || words.includes(grade));
}

/** Single words that differ from row to row. */
function isOfIds(values: readonly string[]): boolean {
  const given = values.filter((value) => value !== "");
  return areDifferent(given) && given.every((value) => !/\s/.test(value));
}

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function scaleInsteadOf(sheet: Sheet, column: number): ExpectedError {
  const title = excerpt(sheet.titles[column] ?? "");
  const [words = ""] = valuesOf(sheet, column);
  const shown = excerpt(words.replace(/\s+/g, " "));
  return new ExpectedError(
    placed(
      sheet.placeOf(sheet.rows[0], column),
      say`this assignment is graded with the words of a scale (${title}: ${shown}), and Cavalo gives numbers. Choose points in the settings of the assignment, and download the worksheet again`,
    ),
  );
}
