import { type Static, Type } from "@sinclair/typebox";
import { type Board, indexOf } from "../board.ts";
import { sideSchema, squareSchema, toSquare } from "../square-schema.ts";
import { seededRandom } from "./random.ts";

export const randomBoardSchema = Type.Object(
  {
    kind: Type.Literal("random", { description: "Open squares at random places" }),
    rows: sideSchema,
    columns: sideSchema,
    open: Type.Integer({ minimum: 2, description: "Number of open squares, including C and S" }),
    start: squareSchema,
    exit: squareSchema,
    seed: Type.Integer({
      minimum: 0,
      maximum: 2 ** 32 - 1,
      description: "Seed of the pseudorandom numbers",
    }),
  },
  { additionalProperties: false },
);
type RandomBoardSeed = Static<typeof randomBoardSchema>;

/** Makes a board with `open` open squares: C, S and others drawn without replacement (Fisher and Yates). */
export function randomBoard(seeded: RandomBoardSeed): Board {
  const { rows, columns } = seeded;
  const start = toSquare(seeded.start);
  const exit = toSquare(seeded.exit);
  const random = seededRandom(seeded.seed);
  const open = new Uint8Array(rows * columns);
  open[indexOf(seeded, start)] = 1;
  open[indexOf(seeded, exit)] = 1;

  const others = Int32Array.from(open.keys()).filter((square) => !open[square]);
  for (let drawn = 0; drawn < seeded.open - 2; drawn++) {
    const other = drawn + random.below(others.length - drawn);
    open[others[other]!] = 1;
    others[other] = others[drawn]!;
  }
  return { rows, columns, open, start, exit };
}
