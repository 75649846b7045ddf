import { expect, test } from "vitest";
import { tourContract } from "../../problem/knights-tour/contract.ts";
import { judgeReadings } from "../../problem/readings.ts";
import { tourOf } from "../../testing/tour-search.ts";
import { squaresInOrder, tourCase } from "../../testing/tours.ts";
import { readingsOf } from "../read.ts";

/** Letters of a column as a spreadsheet has them: a, b, ... z, aa, ab. */
function lettersOf(column: number): string {
  const last = "abcdefghijklmnopqrstuvwxyz"[column % 26]!;
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

// From other squares of these boards, the search for a tour would take long.
test.each([
  [20, [0, 0], "\n"],
  [50, [0, 1], " -> "],
  [50, [1, 0], "\n"],
  [60, [2, 2], ", "],
] as const)(
  "on a board of side %i, squares of one letter and of two are read, none left out",
  (side, start, between) => {
    const tour = squaresInOrder(tourOf(side, start[0], start[1]));
    const text = tour.map(({ row, column }) => `${lettersOf(column)}${row + 1}`).join(between);
    const asked = tourCase({ rows: side, columns: side, start: tour[0]!, answer: "tour", tour: "open" });
    const { question, formats, check } = tourContract(asked);
    const judge = (printed: string) =>
      judgeReadings(readingsOf(Buffer.from(printed), { question, formats, declared: {} }), check);
    expect(judge(`${text}\n`)).toMatchObject({ kind: "accepted" });
    expect(judge(`${text.replace(/\bb1\b|\bb3\b/, "c3")}\n`)).not.toMatchObject({ kind: "accepted" });
  },
);
