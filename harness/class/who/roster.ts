import { ExpectedError } from "../../base/errors.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { readExtensions } from "../late/extension.ts";
import { readSheet, type Sheet, type SheetRow } from "../sheet/sheet.ts";
import type { Person } from "./person.ts";
import { areIds, columnTitled, type RosterColumn } from "./roster-columns.ts";

/**
 * Reads a roster: a table as any spreadsheet saves it, with a first line of titles. Every column of ids counts.
 *
 * @throws ExpectedError with every mistake, each as `file:line:column: sentence`
 */
export function readRoster(file: string): Person[] {
  const sheet = readSheet(file);
  const columns = columnsOf(sheet);
  if ([columns.keys, columns.names, columns.emails].every(({ length }) => length === 0))
    throw new ExpectedError(
      placed(
        sheet.placeOf(undefined),
        say`the first line must name the columns: key, name, e-mail, group, extension`,
      ),
    );
  const mistakes: Sentence[] = [];
  const rowOf = new Map<string, SheetRow>();
  const { extension: column } = columns;
  const extensions = readExtensions(
    sheet.rows.map((row) => (column === undefined ? "" : cellIn(row, column))),
  );
  const people = sheet.rows.map((row, index): Person => {
    const mistake = (sentence: Sentence, at?: number) =>
      mistakes.push(placed(sheet.placeOf(row, at), sentence));
    const person = personIn(row, columns);
    const { key } = person;
    const first = rowOf.get(key);
    if (key === "") mistake(say`this person has no key`);
    else if (first) {
      const line = sheet.lineOf(first);
      const shown = excerpt(key);
      mistake(say`the key ${shown} stands in line ${line} already`);
    } else rowOf.set(key, row);
    const reading = extensions[index];
    if (reading && "mistake" in reading) mistake(reading.mistake, column);
    return reading && "extension" in reading ? { ...person, ...reading } : person;
  });
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return people;
}

/** Positions of columns. */
interface Columns {
  /** Columns of ids by their titles, then those that only look like ids. */
  readonly keys: readonly number[];
  readonly ids: readonly number[];
  readonly emails: readonly number[];
  /** Columns that make a name together, in the order of the parts. */
  readonly names: readonly number[];
  readonly group: number | undefined;
  readonly extension: number | undefined;
}

function columnsOf({ titles, rows }: Sheet): Columns {
  const kinds = titles.map(columnTitled);
  const all = (kind: RosterColumn | undefined) =>
    [...titles.keys()].filter((column) => kinds[column] === kind);
  const [first] = all("fullName");
  const parts = [all("givenName"), all("name"), all("familyName")].flatMap(([column]) => column ?? []);
  return {
    keys: all("key"),
    ids: all(undefined).filter((column) => areIds(rows.map((row) => cellIn(row, column)))),
    emails: all("email"),
    names: first === undefined ? parts : [first],
    group: all("group")[0],
    extension: all("extension")[0],
  };
}

function personIn(row: SheetRow, { keys, ids, emails, names, group }: Columns): Person {
  const filled = (columns: readonly number[]) =>
    columns.map((column) => cellIn(row, column)).filter((value) => value !== "");
  const known = Array.from(new Set(filled([...keys, ...emails, ...ids])));
  const name = filled(names).join(" ");
  const [key = name, ...others] = known;
  const [team] = group === undefined ? [] : filled([group]);
  return {
    key,
    name: name || key,
    ids: others,
    ...(team !== undefined && { group: team }),
  };
}

function cellIn({ cells }: SheetRow, column: number): string {
  return (cells[column] ?? "").trim();
}
