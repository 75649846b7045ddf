import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";

export const ORDERS = ["row-column", "column-row"] as const;
export type Order = (typeof ORDERS)[number];

export const FIRST_ROWS = ["top", "bottom"] as const;

/** What a program means by what it prints, as far as its manifest says so: keys of `answer` in `submission.yaml`. */
export const conventionKeys = {
  counting: Type.Optional(
    Type.Union([Type.Literal(0), Type.Literal(1)], {
      description: "what it counts from: the steps on a board, the coordinates or cells in a list",
    }),
  ),
  order: Type.Optional(
    oneOf(ORDERS, "which stands first in coordinates; a board of column-row has a line for each column"),
  ),
  firstRow: Type.Optional(oneOf(FIRST_ROWS, "where the row is that it counts as its first")),
  impossible: Type.Optional(
    Type.Array(Type.Integer(), {
      minItems: 1,
      description: "numbers of moves, besides -1, by which it says that there is no way",
    }),
  ),
};
const conventionsSchema = Type.Object(conventionKeys);
export type Conventions = Readonly<Static<typeof conventionsSchema>>;
