import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../base/errors.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import type { Square } from "./board.ts";
import { type CaseBase, caseFileKeys, oneOf } from "./case.ts";
import type { Size } from "./knight.ts";
import { sideSchema, squareSchema, toSquare } from "./square-schema.ts";

export const TOUR_KINDS = ["open", "closed"] as const;
type TourKind = (typeof TOUR_KINDS)[number];

/** How many cases one file may describe. */
const MOST_STARTS = 2500;

/** One board and one start, from which every square is to be visited once. */
export interface TourCase extends CaseBase, Size {
  readonly problem: "knights-tour";
  /** The start that a program is given. */
  readonly start: Square;
  /** Whether a tour from another square is as good. */
  readonly anyStart: boolean;
  readonly tour: TourKind;
  /** Whether there is such a tour. */
  readonly answer: "tour" | "none";
}

export const tourFileSchema = Type.Object(
  {
    ...caseFileKeys,
    rows: sideSchema,
    columns: sideSchema,
    start: Type.Union([squareSchema, Type.Literal("all"), Type.Literal("any")], {
      description: "a square as [row, column]; all for one case a square; any where every start is accepted",
    }),
    tour: Type.Optional(oneOf(TOUR_KINDS, "closed when the last square is a knight move from the first")),
    answer: Type.Optional(
      oneOf(
        ["tour", "none"],
        "whether there is a tour; what the colours of the squares allow where it is not given",
      ),
    ),
  },
  { additionalProperties: false, $id: "knights-tour.schema.json", title: "A case of the knight's tour" },
);
type TourFile = Static<typeof tourFileSchema>;

/**
 * The cases that a file describes: one, or one a square for `start: all`.
 *
 * @throws ExpectedError if the start is off the board, or if a tour is stated where the colours of the squares forbid it
 */
export function tourCases(file: YamlFile<TourFile>, base: CaseBase): TourCase[] {
  const { rows, columns, start, tour = "open", answer } = file.value;
  return startsOf(file).map((square) => {
    const possible = coloursAllow({ rows, columns, start: square, tour });
    if (answer === "tour" && !possible) {
      throw new ExpectedError(
        file.mistake(["answer"], "there is no such tour: it would not alternate between the colours"),
      );
    }
    return {
      ...base,
      problem: "knights-tour",
      name: start === "all" ? `${base.name}/r${square.row}c${square.column}` : base.name,
      rows,
      columns,
      start: square,
      anyStart: start === "any",
      tour,
      answer: answer ?? (possible ? "tour" : "none"),
    };
  });
}

/**
 * A tour alternates between the two colours. So on an odd number of squares it begins on the colour that has one more,
 * and its ends have the same colour: it cannot be closed.
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
          `a case for each of ${rows * columns} squares is too many: at most ${MOST_STARTS}`,
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
    throw new ExpectedError(file.mistake(["start"], `the start is off the board of ${rows} x ${columns}`));
  }
  return [square];
}
