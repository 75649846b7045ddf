import { type Static, Type } from "@sinclair/typebox";
import { around } from "../case/board-rules.ts";
import { count, size, square } from "./record.ts";
import { walked } from "./walk.ts";

/** Letters of the squares of a view on which no step is drawn. */
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

/** Part of a board around the place of a finding, with only the data that a drawing needs. */
export type View = Static<typeof viewSchema>;

/** Keys of every kind with a place. What is too large to draw is absent. The schema of the view is a reference. */
export const viewed = { view: Type.Optional(Type.Unsafe<View>({ $ref: "#/definitions/view" })), ...walked };

/** Wraps a row and a column around the edges of a board. */
export function onTorus(
  { rows, columns }: Pick<View, "rows" | "columns">,
  [row, column]: readonly [number, number],
): [number, number] {
  return [around(row, rows), around(column, columns)];
}

/** Finds a square in a view, as (row, column) from its corner; undefined if it is not in the view. */
export function placeInView(
  { rows, columns, wraps, corner, squares }: Pick<View, "rows" | "columns" | "wraps" | "corner" | "squares">,
  [row, column]: readonly [number, number],
): [number, number] | undefined {
  const offset = [row - corner[0], column - corner[1]] as const;
  const [down, right] = wraps ? onTorus({ rows, columns }, offset) : offset;
  return squares[down]?.[right] === undefined ? undefined : [down, right];
}
