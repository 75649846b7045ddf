import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { cellOf, joinCells, type RawLine, splitCells, textIn } from "./cells.ts";
import type { GradebookReader } from "./gradebook.ts";

const IDS = ["SIS User ID", "SIS Login ID"];

/** A title with the id of its assignment. */
const ASSIGNMENT = /^.+ \(\d+\)$/;

/** The gradebook of a course in Canvas. Canvas takes back the columns of the student and of one assignment. */
export const readCanvas: GradebookReader = (text, { file: path, assignment }) => {
  const [firstLine = ""] = text.split("\n", 1);
  const file = splitCells(text, firstLine.split(";").length > firstLine.split(",").length ? ";" : ",");
  const heading = file.lines[0]?.cells.map(textIn) ?? [];
  const [name, id] = [heading.indexOf("Student"), heading.indexOf("ID")];
  if (name !== 0 || id !== 1) return undefined;
  const column = columnOf(heading, { path, assignment });
  const section = heading.indexOf("Section");
  const ids = heading.flatMap((title, index) => (IDS.includes(title) ? [index] : []));
  const isStudent = ({ cells }: RawLine) => /^\d+$/.test(textIn(cells[id]));
  const points = file.lines.find(({ cells }) => textIn(cells[name]).trim() === "Points Possible");
  const most = Number(textIn(points?.cells[column]).replace(",", ".") || Number.NaN);
  return {
    people: file.lines.filter(isStudent).map(({ cells }) => ({
      key: textIn(cells[id]),
      name: inOrder(textIn(cells[name])),
      ids: ids.map((index) => textIn(cells[index])).filter((each) => each !== ""),
    })),
    ...(Number.isFinite(most) && { most }),
    fill(entries) {
      const kept = [...heading.keys()].filter((index) => index <= Math.max(section, id, ...ids));
      // An empty cell would delete a grade, so students without one are left out.
      const lines = file.lines.flatMap((line, index): RawLine[] => {
        const student = kept.map((each) => line.cells[each] ?? "");
        const entry = entries.get(textIn(line.cells[id]));
        if (entry && isStudent(line)) return [{ ...line, cells: [...student, cellOf(String(entry.grade))] }];
        const isHeading = index === 0 || line === points;
        return isHeading ? [{ ...line, cells: [...student, line.cells[column] ?? ""] }] : [];
      });
      return joinCells({ ...file, lines });
    },
  };
};

/** @throws ExpectedError if it is not clear which assignment is meant */
function columnOf(
  heading: readonly string[],
  { path, assignment }: { path: string; assignment: string | undefined },
): number {
  const titles = heading.filter((title) => ASSIGNMENT.test(title));
  const fitting =
    assignment === undefined
      ? titles
      : titles.filter((title) => title === assignment || title.replace(/ \(\d+\)$/, "") === assignment);
  const [only, other] = fitting;
  if (only !== undefined && other === undefined) return heading.indexOf(only);
  throw new ExpectedError(
    placed(`${displayPath(path)}:1:1`, {
      en: `which assignment is graded? Write one of these into grading.yaml (assignment: ...): ${titles.join(", ")}`,
      "pt-BR": `qual é a tarefa? Escreva uma destas em grading.yaml (assignment: ...): ${titles.join(", ")}`,
    }),
  );
}

/** `Souza, Ana` is Ana Souza. */
function inOrder(name: string): string {
  const [last = "", first] = name.split(", ");
  return first === undefined ? last : `${first} ${last}`;
}
