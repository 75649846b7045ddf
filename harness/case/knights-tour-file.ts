import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../base/errors.ts";
import { say } from "../base/sentence.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import type { Square } from "./board.ts";
import { type CaseBase, caseFileKeys, oneOf, type StatedCase } from "./case.ts";
import { TOUR_KINDS, type TourCase } from "./knights-tour.ts";
import { sideSchema, squareSchema, toSquare } from "./square-schema.ts";

/** Maximum number of cases in one file. */
const MOST_STARTS = 2500;

export const tourFileSchema = Type.Object(
  {
    ...caseFileKeys,
    rows: sideSchema,
    columns: sideSchema,
    start: Type.Union([squareSchema, Type.Literal("all"), Type.Literal("any")], {
      description:
        "a square as [row, column], `all` for one case per square, or `any` if every start is accepted",
    }),
    tour: Type.Optional(oneOf(TOUR_KINDS, "closed if the last square is a knight move away from the first")),
    answer: Type.Optional(
      oneOf(
        ["tour", "none"],
        "whether there is a tour (default: whether the colours of the squares allow one)",
      ),
    ),
  },
  { additionalProperties: false, $id: "knights-tour.schema.json", title: "A case of the knight's tour" },
);
type TourFile = Static<typeof tourFileSchema>;

/**
 * Makes the cases of a file: one, or one per square for `start: all`.
 *
 * @throws ExpectedError if the start is off the board, if there are too many starts, or if the file states a
 * tour that the colours of the squares forbid
 */
export function tourCases(file: YamlFile<TourFile>, base: CaseBase): StatedCase<TourCase>[] {
  const { rows, columns, start, tour = "open", answer } = file.value;
  return startsOf(file).map((square) => ({
    base: start === "all" ? { ...base, name: `${base.name}/r${square.row}c${square.column}` } : base,
    read: (base) => {
      const possible = coloursAllow({ rows, columns, start: square, tour });
      if (answer === "tour" && !possible) {
        throw new ExpectedError(
          file.mistake(
            ["answer"],
            say`there is no such tour, because a tour alternates between the colours of the squares`,
          ),
        );
      }
      return {
        ...base,
        problem: "knights-tour",
        rows,
        columns,
        start: square,
        anyStart: start === "any",
        tour,
        answer: answer ?? (possible ? "tour" : "none"),
      };
    },
  }));
}

/**
 * Checks the colours: a tour alternates between the two. On an odd number of squares it must begin on the
 * colour that has one more. Its ends then have the same colour, so it cannot be closed.
 */
function coloursAllow(asked: Pick<TourCase, "rows" | "columns" | "start" | "tour">): boolean {
  const odd = (asked.rows * asked.columns) % 2 === 1;
  return !odd || (asked.tour === "open" && (asked.start.row + asked.start.column) % 2 === 0);
}

function startsOf(file: YamlFile<TourFile>): Square[] {
  const { rows, columns, start } = file.value;
  if (start === "any") return [{ row: 0, column: 0 }];
  if (start === "all") {
    if (rows * columns > MOST_STARTS) {
      throw new ExpectedError(
        file.mistake(
          ["start"],
          say`${rows * columns} cases, one per square, are too many. The limit is ${MOST_STARTS}`,
        ),
      );
    }
    return Array.from({ length: rows * columns }, (_, index) => ({
      row: Math.floor(index / columns),
      column: index % columns,
    }));
  }
  const square = toSquare(start);
  if (square.row >= rows || square.column >= columns) {
    throw new ExpectedError(
      file.mistake(["start"], say`the start is outside the ${rows} x ${columns} board`),
    );
  }
  return [square];
}
