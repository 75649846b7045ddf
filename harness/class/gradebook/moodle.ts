import { placed } from "../../base/sentence.ts";
import { momentMistake, readMoments } from "../late/moment.ts";
import { cellOf } from "../sheet/cells.ts";
import { type DecimalSign, isNumber, numberIn, numberText } from "../sheet/number.ts";
import type { Sheet, SheetRow } from "../sheet/sheet.ts";
import type { Person } from "../who/person.ts";
import type { Entry, GradebookFormat } from "./gradebook.ts";
import { type MoodleColumns, moodleColumns } from "./moodle-columns.ts";
import { noHighest, numbersIn } from "./numbers.ts";

/** Moodle's grading worksheet of an assignment. Only cells of grades and of comments are changed. */
export const readMoodle: GradebookFormat = (sheet, { assignment, most: asked }) => {
  const columns = moodleColumns(sheet, assignment);
  if (!columns) return undefined;
  const { rows, delimiter } = sheet;
  const highest = highestIn(sheet, columns.grade + 1);
  const { sign, most } = numbersIn(sheet, { highest, rows, grade: columns.grade, asked });
  const times = timesIn(sheet, columns.submitted);
  const rowOf = new Map(rows.map((row) => [row.raw, row]));
  return {
    people: rows.map((row) => ({ ...personIn(row, columns), ...times.get(row) })),
    ...(most !== undefined && { most }),
    holds: sheet.holds,
    fill(entries, overwrites = false) {
      const [kept, locked]: [string[], string[]] = [[], []];
      const bytes = sheet.write((line) => {
        const row = rowOf.get(line);
        const key = row && keyOf(row);
        const given = key === undefined ? undefined : entries.get(key);
        if (!row || key === undefined || !given) return line;
        const entry = { ...given, comment: htmlOf(given.comment) };
        const there = standingIn(row, columns, { entry, sign });
        if (there.isLocked) {
          if (there.grade !== "same") locked.push(key);
          return line;
        }
        const isKept = !overwrites && (there.grade === "other" || there.comment === "other");
        if (isKept) kept.push(key);
        // A comment on our grade does not fit another grade.
        if (isKept && there.grade === "other") return line;
        const cells = [...line.cells];
        if (there.grade !== "same") cells[columns.grade] = cellOf(numberText(entry.grade, sign), delimiter);
        if (columns.comment !== undefined && !isKept && there.comment !== "same")
          cells[columns.comment] = cellOf(entry.comment, delimiter);
        return { ...line, cells };
      });
      return { bytes, kept, locked };
    },
  };
};

/** Writes a comment as Moodle takes it in: as HTML. */
function htmlOf(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(/\r?\n/g, "<br>");
}

/** Moodle's word in the column that tells if a grade can be changed. */
const NO = /^(?:no|não|nein|non)$/i;

type Standing = "nothing" | "same" | "other";

/** Compares the cells of a row with an entry. */
function standingIn(
  { cells }: SheetRow,
  { grade, submitted, comment }: MoodleColumns,
  { entry, sign }: { readonly entry: Entry; readonly sign: DecimalSign },
): { readonly isLocked: boolean; readonly grade: Standing; readonly comment: Standing } {
  const given = (cells[grade] ?? "").trim();
  const said = (comment === undefined ? "" : (cells[comment] ?? "")).trim();
  const standing = (isNothing: boolean, isSame: boolean) =>
    isNothing ? "nothing" : isSame ? "same" : "other";
  return {
    isLocked: cells.slice(grade + 2, submitted).some((cell) => NO.test(cell)),
    grade: standing(given === "" || given === "-", numberIn(given, sign) === entry.grade),
    comment: standing(said === "", said === entry.comment),
  };
}

function personIn(row: SheetRow, columns: MoodleColumns): Person {
  const cell = (column: number | undefined) => (column === undefined ? "" : (row.cells[column] ?? ""));
  const group = cell(columns.group);
  return {
    key: keyOf(row),
    name: cell(columns.name ?? 0),
    ids: columns.ids.map(cell).filter((id) => id !== ""),
    ...(group && { group }),
  };
}

/** Reads the times of hand-ins: the cells of one column. */
function timesIn(
  { rows, placeOf }: Sheet,
  column: number,
): ReadonlyMap<SheetRow, Pick<Person, "handedIn" | "timeMistake">> {
  const written = rows.flatMap((row) => {
    const text = (row.cells[column] ?? "").trim();
    return text === "" || text === "-" ? [] : [{ row, text }];
  });
  const readings = readMoments(written.map(({ text }) => text));
  return new Map(
    written.map(({ row, text }, index): [SheetRow, Pick<Person, "handedIn" | "timeMistake">] => {
      const reading = readings[index]!;
      if (reading.kind === "moment") return [row, { handedIn: reading.moment }];
      return [row, { timeMistake: placed(placeOf(row, column), momentMistake(text, reading)) }];
    }),
  );
}

/** The participant's number, which also stands in the names of folders: `101` of `Participante101`. */
function keyOf({ cells: [participant = ""] }: SheetRow): string {
  return /(?<!\d)(\d+)\s*$/.exec(participant)?.[1] ?? "";
}

/** @throws ExpectedError with the place of the first cell that does not state the same number as the others */
function highestIn(sheet: Sheet, column: number) {
  const row = sheet.rows[0]!;
  const textOf = ({ cells }: SheetRow) => (cells[column] ?? "").trim();
  const wrong =
    sheet.rows.find((each) => !isNumber(textOf(each))) ??
    sheet.rows.find((each) => textOf(each) !== textOf(row));
  if (wrong) throw noHighest(sheet.placeOf(wrong, column), textOf(wrong));
  return { row, column };
}
