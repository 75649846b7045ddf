import { Type } from "@sinclair/typebox";
import type { Square } from "./board.ts";

export const sideSchema = Type.Integer({ minimum: 1, maximum: 5000, description: "from 1 to 5000" });

export const squareSchema = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })], {
  description: "a square as [row, column], counted from 0 at the top left",
});

/** Formats a square for sentences: `(3, 4)`. */
export function squareName([row, column]: readonly [number, number]): string {
  return `(${row}, ${column})`;
}

/** Converts a square to the form of files and reports: `[row, column]`. */
export function toPair({ row, column }: Square): [number, number] {
  return [row, column];
}

export function toSquare([row, column]: readonly [number, number]): Square {
  return { row, column };
}
