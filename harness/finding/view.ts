import { type Static, Type } from "@sinclair/typebox";
import { around } from "../case/board-rules.ts";
import { count, size, square } from "./record.ts";

/** What stands on the squares of a view, where no step does. */
export const VIEW_LETTERS = {
  blocked: "x",
  start: "C",
  exit: "S",
  unvisited: "o",
  plain: ".",
  offBoard: " ",
} as const;
export type ViewLetter = (typeof VIEW_LETTERS)[keyof typeof VIEW_LETTERS];

export const viewSchema = Type.Object(
  {
    ...size,
    wraps: Type.Boolean({ description: "whether the board wraps around at its edges" }),
    corner: Type.Tuple([Type.Integer(), Type.Integer()], {
      description:
        "the upper left square of the part. It is outside the board if the part lies across an edge",
    }),
    squares: Type.Array(Type.String(), {
      description:
        "the part row by row, one letter per square: x blocked, C start, S exit, o not visited, . any other, a space outside the board",
    }),
    place: square,
    steps: Type.Array(Type.Object({ at: square, step: count }, { additionalProperties: false }), {
      description: "the steps around the place, numbered as in the sentence",
    }),
  },
  { additionalProperties: false, description: "the part of the board around the place of a finding" },
);

/** The part of a board around the place of a finding: what a drawing needs, and no more. */
export type View = Static<typeof viewSchema>;

/** Kinds with a place have a view of it, unless it is too large to be drawn. In the schema a reference. */
export const viewed = { view: Type.Optional(Type.Unsafe<View>({ $ref: "#/definitions/view" })) };

/** The square of a board that wraps around which such a row and column lead to. */
export function onTorus(
  { rows, columns }: Pick<View, "rows" | "columns">,
  [row, column]: readonly [number, number],
): [number, number] {
  return [around(row, rows), around(column, columns)];
}

/** Where a square stands in a view, as (row, column) from its corner; undefined if it is not seen. */
export function placeInView(
  { rows, columns, wraps, corner, squares }: Pick<View, "rows" | "columns" | "wraps" | "corner" | "squares">,
  [row, column]: readonly [number, number],
): [number, number] | undefined {
  const offset = [row - corner[0], column - corner[1]] as const;
  const [down, right] = wraps ? onTorus({ rows, columns }, offset) : offset;
  return squares[down]?.[right] === undefined ? undefined : [down, right];
}
