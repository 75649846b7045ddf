import { bounded } from "./integers.ts";

const ROW = "(?:linha|lin|l|row|r|fila|f)";
const COLUMN = "(?:coluna|columna|column|col|c)";
const named = (first: string, second: string) =>
  `(?<![a-z])${first}[^a-z0-9-]{0,4}(-?\\d+)[^a-z0-9]{0,4}(?:e |y |and )?${second}[^a-z0-9-]{0,4}(-?\\d+)`;
const PAIR = new RegExp(`${named(ROW, COLUMN)}|${named(COLUMN, ROW)}`, "gi");

/** Row and column of each square that a line names: `linha 2, coluna 5`, `"col": 5, "row": 2`, `L2 C5`. */
export function namedPairs(text: string): [row: number, column: number][] {
  return Array.from(text.matchAll(PAIR), ([, row, column, secondColumn, secondRow]) => [
    bounded(Number(row ?? secondRow)),
    bounded(Number(column ?? secondColumn)),
  ]);
}
