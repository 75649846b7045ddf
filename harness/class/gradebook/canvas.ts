import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { cellOf } from "../sheet/cells.ts";
import { numberIn, numberText } from "../sheet/number.ts";
import type { Sheet, SheetRow } from "../sheet/sheet.ts";
import type { GradebookFormat } from "./gradebook.ts";
import { numbersIn } from "./numbers.ts";
import { whichColumn } from "./which-column.ts";

const IDS = ["SIS User ID", "SIS Login ID", "Integration ID"];

/** Columns at the beginning, in English in every language of the site. */
const NAMES = [["Student"], ["LastName", "FirstName"]] as const;

/** A title with the id of its assignment. */
const ASSIGNMENT = /^.+ \(\d+\)$/;

/** The gradebook of a course in Canvas. Canvas takes back the columns of the student and of one assignment. */
export const readCanvas: GradebookFormat = (sheet, { assignment, most: asked }) => {
  const { titles, delimiter } = sheet;
  const names = NAMES.find((each) => [...each, "ID"].every((title, column) => titles[column] === title));
  if (!names) return undefined;
  const id = names.length;
  const column = columnOf(sheet, assignment);
  const ids = [...titles.keys()].filter((each) => IDS.includes(titles[each] ?? ""));
  const last = Math.max(titles.indexOf("Section"), id, ...ids);
  const people = sheet.rows.filter(({ cells }) => (cells[id] ?? "").trim() !== "");
  for (const row of people) if (!/^\d+$/.test(row.cells[id] ?? "")) throw notAnId(sheet, row, id);
  const points = sheet.rows.find(({ cells }) => cells[0]?.includes("Points Possible"));
  const isStated = points && (points.cells[column] ?? "").trim() !== "";
  const highest = isStated ? { row: points, column } : undefined;
  const others = [...titles.keys()].slice(last + 1);
  const { sign, most } = numbersIn(sheet, { highest, rows: people, grade: column, others, asked });
  const rowOf = new Map(people.map((row) => [row.raw, row]));
  return {
    people: people.map(({ cells }) => ({
      key: cells[id] ?? "",
      name: names.length === 1 ? inOrder(cells[0] ?? "") : `${cells[1] ?? ""} ${cells[0] ?? ""}`.trim(),
      ids: ids.flatMap((each) => cells[each] || []),
    })),
    ...(most !== undefined && { most }),
    holds: sheet.holds,
    fill(entries, overwrites = false) {
      const kept: string[] = [];
      // An empty cell would delete a grade, so students without one are left out.
      const bytes = sheet.write((line, kind) => {
        const student = Array.from({ length: last + 1 }, (_, each) => line.cells[each] ?? "");
        const row = rowOf.get(line);
        if (kind === "titles" || line === points?.raw)
          return { ...line, cells: [...student, line.cells[column] ?? ""] };
        const key = row?.cells[id] ?? "";
        const entry = entries.get(key);
        if (!row || !entry) return undefined;
        const given = row.cells[column]?.trim() ?? "";
        if (given !== "" && numberIn(given, sign) !== entry.grade && !overwrites) {
          kept.push(key);
          return undefined;
        }
        return { ...line, cells: [...student, cellOf(numberText(entry.grade, sign), delimiter)] };
      });
      return { bytes, kept, locked: [] };
    },
  };
};

/** @throws ExpectedError if it is not clear which assignment is meant */
function columnOf(sheet: Sheet, assignment: string | undefined): number {
  const columns = [...sheet.titles.keys()].filter((column) => ASSIGNMENT.test(sheet.titles[column] ?? ""));
  const [only, other] = columns.filter((column) => {
    const title = sheet.titles[column] ?? "";
    return assignment === undefined || title === assignment || title.replace(/ \(\d+\)$/, "") === assignment;
  });
  if (only !== undefined && other === undefined) return only;
  throw whichColumn(sheet, columns);
}

function notAnId(sheet: Sheet, row: SheetRow, column: number): ExpectedError {
  const shown = excerpt(row.cells[column] ?? "");
  return new ExpectedError(
    placed(
      sheet.placeOf(row, column),
      say`${shown} is not an id of Canvas. Export the gradebook again, and do not save it in a spreadsheet`,
    ),
  );
}

/** `Souza, Ana` is Ana Souza. */
function inOrder(name: string): string {
  const [last = "", first] = name.split(", ");
  return first === undefined ? last : `${first} ${last}`;
}
