import { type Static, Type } from "@sinclair/typebox";
import type { Board } from "../board.ts";
import { mazeBoard, mazeBoardSchema } from "./maze-board.ts";
import { randomBoard, randomBoardSchema } from "./random-board.ts";

/** What a board is made from: everything that is needed to make it again, byte for byte. */
export type BoardRecipe = Static<typeof randomBoardSchema> | Static<typeof mazeBoardSchema>;

export const boardRecipeSchema = Type.Unsafe<BoardRecipe>({
  type: "object",
  description: "how `cavalo boards` makes the board file",
  required: ["kind"],
  discriminator: { propertyName: "kind" },
  oneOf: [randomBoardSchema, mazeBoardSchema],
});

export function generateBoard(recipe: BoardRecipe): Board {
  switch (recipe.kind) {
    case "random":
      return randomBoard(recipe);
    case "maze":
      return mazeBoard(recipe);
  }
}

/** Why the recipe cannot be followed, or undefined. */
export function recipeMistake(recipe: BoardRecipe): string | undefined {
  const { rows, columns, open } = recipe;
  const squares = [recipe.start, ...(recipe.kind === "random" ? [recipe.exit] : [])];
  if (squares.some(([row, column]) => row >= rows || column >= columns))
    return "the start or the exit is outside the board";
  if (recipe.kind === "maze" && Math.min(rows, columns) < 5)
    return "a maze needs at least 5 rows and 5 columns";
  if (open > rows * columns) return `the board has fewer than ${open} squares`;
  return undefined;
}
