import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
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
type MazeBoardSeed = Static<typeof mazeBoardSchema>;

/**
 * Makes a board whose open squares are an induced path of the knight's graph: two of them are a move apart
 * only if they are neighbours on the path. So the whole path must be walked. The path grows at random from C
 * and goes back if it is stuck.
 *
 * @throws ExpectedError if no path of `open` squares fits on the board
 */
export function mazeBoard(seeded: MazeBoardSeed): Board {
  const { rows, columns } = seeded;
  const start = toSquare(seeded.start);
  const random = seededRandom(seeded.seed);
  const open = new Uint8Array(rows * columns);
  const path = [indexOf(seeded, start)];
  const untried = [shuffled(torusNeighbours(seeded, path[0]!), random)];
  open[path[0]!] = 1;

  const touchesPath = (square: number, from: number) =>
    torusNeighbours(seeded, square).some((neighbour) => neighbour !== from && open[neighbour]);

  while (path.length < seeded.open && path.length > 0) {
    const end = path.at(-1)!;
    const next = untried.at(-1)!.pop();
    if (next === undefined) {
      untried.pop();
      path.pop();
      open[end] = 0;
    } else if (!open[next] && !touchesPath(next, end)) {
      path.push(next);
      untried.push(shuffled(torusNeighbours(seeded, next), random));
      open[next] = 1;
    }
  }
  const exit = path.at(-1);
  if (exit === undefined)
    throw new ExpectedError(say`no path of ${seeded.open} squares fits on ${rows} x ${columns}`);
  return { rows, columns, open, start, exit: squareAt(seeded, exit) };
}

function shuffled(squares: number[], random: Random): number[] {
  for (let left = squares.length; left > 1; left--) {
    const other = random.below(left);
    const last = left - 1;
    [squares[last], squares[other]] = [squares[other]!, squares[last]!];
  }
  return squares;
}
