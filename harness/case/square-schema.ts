import { Type } from "@sinclair/typebox";
import type { Square } from "./board.ts";

/** How many rows or columns a board has. */
export const sideSchema = Type.Integer({ minimum: 1, maximum: 5000, description: "from 1 to 5000" });

/** A `[row, column]` pair of a YAML file. */
export const squareSchema = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })], {
  description: "a square as [row, column], counted from 0 at the top left",
});

/** As people read a square in our sentences: `(3, 4)`. */
export function squareName([row, column]: readonly [number, number]): string {
  return `(${row}, ${column})`;
}

/** The square as files and reports write it. */
export function toPair({ row, column }: Square): [number, number] {
  return [row, column];
}

export function toSquare([row, column]: readonly [number, number]): Square {
  return { row, column };
}
