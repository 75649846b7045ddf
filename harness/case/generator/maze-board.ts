import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../../errors.ts";
import { type Board, indexOf, squareAt } from "../board.ts";
import { torusNeighbours } from "../knight.ts";
import { sideSchema, squareSchema, toSquare } from "../square-schema.ts";
import { type Random, seededRandom } from "./random.ts";

export const mazeBoardSchema = Type.Object(
  {
    kind: Type.Literal("maze", {
      description: "One winding path without branches",
    }),
    rows: sideSchema,
    columns: sideSchema,
    open: Type.Integer({ minimum: 2, description: "Number of open squares. The path has one move less" }),
    start: squareSchema,
    seed: Type.Integer({
      minimum: 0,
      maximum: 2 ** 32 - 1,
      description: "Seed of the pseudorandom numbers",
    }),
  },
  { additionalProperties: false },
);
export type MazeBoardRecipe = Static<typeof mazeBoardSchema>;

/**
 * A board whose open squares are an induced path of the knight's graph (no two of them a move apart but neighbours on
 * the path), so that the whole path must be walked. It grows at random from C and goes back where it is stuck.
 */
export function mazeBoard(recipe: MazeBoardRecipe): Board {
  const { rows, columns } = recipe;
  const start = toSquare(recipe.start);
  const random = seededRandom(recipe.seed);
  const open = new Uint8Array(rows * columns);
  const path = [indexOf(recipe, start)];
  const untried = [shuffled(torusNeighbours(recipe, path[0]!), random)];
  open[path[0]!] = 1;

  const touchesPath = (square: number, from: number) =>
    torusNeighbours(recipe, square).some((neighbour) => neighbour !== from && open[neighbour]);

  while (path.length < recipe.open && path.length > 0) {
    const end = path.at(-1)!;
    const next = untried.at(-1)!.pop();
    if (next === undefined) {
      untried.pop();
      path.pop();
      open[end] = 0;
    } else if (!open[next] && !touchesPath(next, end)) {
      path.push(next);
      untried.push(shuffled(torusNeighbours(recipe, next), random));
      open[next] = 1;
    }
  }
  const exit = path.at(-1);
  if (exit === undefined)
    throw new ExpectedError(`no path of ${recipe.open} squares fits on ${rows} x ${columns}`);
  return { rows, columns, open, start, exit: squareAt(recipe, exit) };
}

function shuffled(squares: number[], random: Random): number[] {
  for (let left = squares.length; left > 1; left--) {
    const other = random.below(left);
    const last = left - 1;
    [squares[last], squares[other]] = [squares[other]!, squares[last]!];
  }
  return squares;
}
