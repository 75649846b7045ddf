import { joinCells, type RawFile, type RawLine } from "./cells.ts";

/** Finds the line and the column of a cell in its file, both counted from 1: `3:17`. */
export function placeOf(file: RawFile, line: RawLine, cell: number): string {
  const lines = joinCells({ ...file, mark: "", lines: file.lines.slice(0, file.lines.indexOf(line)) });
  const cells = line.cells.slice(0, cell).map((each) => each + file.delimiter);
  const before = [lines, ...cells].join("").split(/\r\n|[\r\n]/);
  return `${before.length}:${before.at(-1)!.length + 1}`;
}
