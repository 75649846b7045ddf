import { type Static, Type } from "@sinclair/typebox";
import { type Sentence, say } from "../../base/sentence.ts";
import type { Board } from "../board.ts";
import { mazeBoard, mazeBoardSchema } from "./maze-board.ts";
import { randomBoard, randomBoardSchema } from "./random-board.ts";

/** Data from which a board can be made again, byte for byte. */
export type BoardSeed = Static<typeof randomBoardSchema> | Static<typeof mazeBoardSchema>;

export const boardSeedSchema = Type.Unsafe<BoardSeed>({
  type: "object",
  description: "how `cavalo boards` makes the board file",
  required: ["kind"],
  discriminator: { propertyName: "kind" },
  oneOf: [randomBoardSchema, mazeBoardSchema],
});

export function generateBoard(seeded: BoardSeed): Board {
  switch (seeded.kind) {
    case "random":
      return randomBoard(seeded);
    case "maze":
      return mazeBoard(seeded);
  }
}

/** Explains why no board can be made from the data; undefined if one can. */
export function seedMistake(seeded: BoardSeed): Sentence | undefined {
  const { rows, columns, open } = seeded;
  const squares = [seeded.start, ...(seeded.kind === "random" ? [seeded.exit] : [])];
  if (squares.some(([row, column]) => row >= rows || column >= columns))
    return say`the start or the exit is outside the board`;
  if (seeded.kind === "maze" && Math.min(rows, columns) < 5)
    return say`a maze needs at least 5 rows and 5 columns`;
  if (open > rows * columns) return say`the board has fewer than ${open} squares`;
  return undefined;
}
