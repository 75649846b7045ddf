import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../../case/case.ts";

export const ORDERS = ["row-column", "column-row"] as const;
export type Order = (typeof ORDERS)[number];

export const FIRST_ROWS = ["top", "bottom"] as const;

/** Keys of `answer` in `submission.yaml` that say how to read the output of a program. */
export const conventionKeys = {
  counting: Type.Optional(
    Type.Union([Type.Literal(0), Type.Literal(1)], {
      description: "the first number: of the steps on a board, or of the coordinates or cells in a list",
    }),
  ),
  order: Type.Optional(
    oneOf(ORDERS, "which comes first in coordinates. With column-row, a board has one line per column"),
  ),
  firstRow: Type.Optional(oneOf(FIRST_ROWS, "where its first row is")),
  impossible: Type.Optional(
    Type.Array(Type.Integer(), {
      minItems: 1,
      description: "numbers that mean that there is no path, besides -1",
    }),
  ),
  none: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "words with which the program says that there is no solution, as a part of a line. Without a letter, the whole line",
    }),
  ),
  startOmitted: Type.Optional(
    Type.Boolean({ description: "whether a list of squares begins with the square after the start" }),
  ),
  backwards: Type.Optional(
    Type.Boolean({
      description:
        "whether a list begins with the last square of the tour, or a board counts down from the start",
    }),
  ),
};
const conventionsSchema = Type.Object(conventionKeys);
export type Conventions = Readonly<Static<typeof conventionsSchema>>;
