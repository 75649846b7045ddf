import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { momentMistake, readMoments } from "../moment.ts";
import type { Person } from "../person.ts";
import { cellOf, joinCells, type RawFile, type RawLine, splitCells, textIn } from "./cells.ts";
import type { GradebookReader } from "./gradebook.ts";
import { placeOf } from "./place.ts";

/** Columns of a grading worksheet, in English and in Portuguese. */
const COLUMNS = {
  id: ["Identifier", "Identificador"],
  name: ["Full name", "Nome completo"],
  grade: ["Grade", "Nota"],
  most: ["Maximum Grade", "Maximum grade", "Nota máxima"],
  changeable: ["Grade can be changed", "Nota pode ser alterada"],
  submitted: ["Last modified (submission)", "Última modificação (envio)"],
  comment: ["Feedback comments", "Comentários de feedback"],
  group: ["Group", "Grupo"],
} as const;
type Column = keyof typeof COLUMNS;

/** Other columns by which a student may be known. */
const IDS = [
  "ID number",
  "Número de identificação",
  "Username",
  "Identificação de usuário",
  "Email address",
  "Endereço de email",
  "Endereço de e-mail",
];

/** Moodle's grading worksheet of an assignment. Only cells of grades and of comments are changed. */
export const readMoodle: GradebookReader = (text, place) => {
  const file = splitCells(text, ",");
  const heading = file.lines[0]?.cells.map(textIn) ?? [];
  const at = (column: Column) =>
    heading.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
  if (at("id") < 0 || at("grade") < 0) return undefined;
  const ids = heading.flatMap((name, index) => (IDS.includes(name) ? [index] : []));
  const lines = file.lines.slice(1).filter(({ cells }) => keyOf(cells[at("id")]) !== undefined);
  const cell = ({ cells }: RawLine, column: Column) => textIn(cells[at(column)]);

  const most = lines.map((line) => cell(line, "most")).find((value) => /\d/.test(value));
  // The site's own sign: that of the highest grade.
  const sign = most?.includes(",") ? "," : ".";
  const times = timesOf(file, { lines, column: at("submitted"), path: place.file });
  const person = (line: RawLine): Person => {
    const group = cell(line, "group");
    return {
      key: keyOf(line.cells[at("id")])!,
      name: cell(line, "name"),
      ids: ids.map((index) => textIn(line.cells[index])).filter((id) => id !== ""),
      ...(group && { group }),
      ...times.get(line),
    };
  };
  return {
    people: lines.map(person),
    ...(most !== undefined && { most: Number(most.replace(",", ".")) }),
    fill(entries) {
      const filled = file.lines.map((line): RawLine => {
        const entry = entries.get(keyOf(line.cells[at("id")]) ?? "");
        if (!entry || /^(?:no|não)$/i.test(cell(line, "changeable"))) return line;
        const cells = [...line.cells];
        cells[at("grade")] = cellOf(String(entry.grade).replace(".", sign));
        if (at("comment") >= 0) cells[at("comment")] = cellOf(entry.comment);
        return { ...line, cells };
      });
      return joinCells({ ...file, lines: filled });
    },
  };
};

/** Reads the times of hand-ins: the cells of one column, each of a line. */
function timesOf(
  file: RawFile,
  { lines, column, path }: { lines: readonly RawLine[]; column: number; path: string },
): ReadonlyMap<RawLine, Pick<Person, "handedIn" | "timeMistake">> {
  const written = lines.flatMap((line) => {
    const text = textIn(line.cells[column]).trim();
    return text === "" || text === "-" ? [] : [{ line, text }];
  });
  const readings = readMoments(written.map(({ text }) => text));
  return new Map(
    written.map(({ line, text }, index): [RawLine, Pick<Person, "handedIn" | "timeMistake">] => {
      const reading = readings[index]!;
      if (reading.kind === "moment") return [line, { handedIn: reading.moment }];
      const place = `${displayPath(path)}:${placeOf(file, line, column)}`;
      return [line, { timeMistake: placed(place, momentMistake(text, reading)) }];
    }),
  );
}

/** The participant's number, which also stands in the names of folders: `101` of `Participante101`. */
function keyOf(raw: string | undefined): string | undefined {
  return /(\d+)$/.exec(textIn(raw))?.[1];
}
