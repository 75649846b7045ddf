import { expect, test } from "vitest";
import { readingsOf } from "../answer/read.ts";
import type { TourCase } from "../case/knights-tour.ts";
import { contractOf } from "../problem/index.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR, squaresInOrder, tourCase } from "../testing/tours.ts";
import { selectReadings } from "./select-readings.ts";
import type { Transcript } from "./selection.ts";

const TOURS = [CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR, CHESSBOARD_TOUR.toReversed()];
const IMPOSSIBLE = tourCase({ rows: 3, columns: 3, start: { row: 0, column: 0 }, answer: "none" });

/** A log whose lines have more or fewer numbers, as squares have neighbours. */
const log = ({ rows, columns }: Pick<TourCase, "rows" | "columns">) =>
  Array.from({ length: rows * columns }, (_, at) => {
    const next = Array.from({ length: columns === 3 ? at % 3 : 2 + (at % 3) }, (_, more) => at + more);
    return `next moves for 0${at} is [${next.join(", ")}]\n`;
  }).join("");

const drawn = (lines: readonly (readonly number[])[]) => lines.map((line) => line.join(" ")).join("\n");

/** Selects a program that prints a log, if that is not left out, and a tour, and other words where there is none. */
function selectionOf(words: string, { tourIn = drawn, logOf = log } = {}): unknown {
  const transcript = (asked: TourCase, said: string): Transcript => {
    const { check, question, formats } = contractOf(asked);
    const output = () => Buffer.from(`${logOf(asked)}${said}\n`);
    return { asked, output, plan: { question, formats, declared: {} }, check };
  };
  const tours = TOURS.map((lines) => {
    const [start] = squaresInOrder(lines);
    const asked = tourCase({ rows: lines.length, columns: lines[0]!.length, start: start! });
    return transcript(asked, tourIn(lines));
  });
  return selectReadings([...tours, transcript(IMPOSSIBLE, words)]).selected.at(-1);
}

test.each([
  "-1",
  "-1 -1",
  "この型は解けません",
  "Size: -1",
  "No result!",
  "0 0 0\n0 0 0\nfailed.",
  "Enter the name of the file: Ingen tur",
  "(1)\nFAILURE",
])("words that stand in place of a tour, below a log, are the program's own for no tour: %s", (text) => {
  expect(selectionOf(text)).toMatchObject({
    kind: "read",
    reading: { answer: { kind: "none" }, from: { text: text.split("\n").at(-1) } },
  });
});

/** The last path of a search, which is back on the start. */
const BACK = "[[0, 0], [1, 2], [2, 0], [0, 1], [2, 2], [1, 0], [0, 2], [2, 1], [0, 0]]";
const listed = (lines: readonly (readonly number[])[]) =>
  `[${squaresInOrder(lines).map(({ row, column }) => `[${row}, ${column}]`)}]`;

test("known words above a list with a square twice count, if they stand beside no right tour", () => {
  const heardBeside = (tourIn: typeof listed) =>
    selectionOf(`No solution exists.\n${BACK}`, { tourIn, logOf: () => "" });
  expect(heardBeside((lines) => `A solution found.\n${listed(lines)}`)).toMatchObject({
    kind: "read",
    reading: { answer: { kind: "none" }, from: { text: "No solution exists." } },
  });
  expect(heardBeside((lines) => `No solution exists.\n${listed(lines)}`)).toMatchObject({
    kind: "as-worded",
  });
  expect(heardBeside(() => "?")).toMatchObject({ kind: "as-worded" });
});

test.each([
  ["Nao existe passeio", "Nao existe passeio"],
  ["No tour from (0, 0).", "No tour from (2, 1)."],
])(
  "a denial says nothing where there is no tour, if such a one stands beside the tours: %s",
  (beside, text) => {
    const heardBeside = (tourIn: typeof drawn) =>
      selectionOf(`${text}\n1 0 0\n0 0 2\n0 0 0`, { tourIn, logOf: () => "" });
    const readIn = (selected: unknown) => {
      const { plan } = selected as { plan: Transcript["plan"] };
      return Array.from(readingsOf(Buffer.from(text), plan), ({ answer }) => answer.kind);
    };
    expect(readIn(heardBeside((lines) => `${beside}\n${drawn(lines)}`))).toEqual([]);
    expect(readIn(heardBeside((lines) => drawn(lines)))).toEqual(["none"]);
    expect(readIn(heardBeside(() => beside))).toEqual(["none"]);
  },
);

test("a failure that is told in two lines is a denial", () => {
  expect(selectionOf("Failure\nThis tour lasted: 120 before ending in failure")).toMatchObject({
    kind: "read",
    reading: { answer: { kind: "none" }, from: { text: "Failure" } },
  });
});

test.each([
  "Failed\nout of time",
  "Time limit reached",
  "Gave up.",
  "Failed to allocate",
  "Invalid size",
  "The board is too small",
  "Visited 8 of 9",
  "1 4 7\n6 . 2",
  "-1\n-1",
  "8",
  "",
])("%j is none of them", (words) => {
  expect(selectionOf(words)).toMatchObject({ kind: "as-worded" });
});
