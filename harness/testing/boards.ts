import fc from "fast-check";
import type { Board } from "../case/board.ts";

const size = fc.integer({ min: 1, max: 12 });

/** Any torus up to 12 x 12 with a C and an S. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .tuple(size, size, fc.array(fc.boolean(), { minLength: 144, maxLength: 144 }), fc.nat(), fc.nat())
  .filter(([rows, columns]) => rows * columns >= 2)
  .map(([rows, columns, openness, one, other]) => {
    const squares = rows * columns;
    const start = one % squares;
    const exit = (start + 1 + (other % (squares - 1))) % squares;
    const open = Uint8Array.from({ length: squares }, (_, at) =>
      Number(openness[at] || at === start || at === exit),
    );
    const square = (at: number) => ({ row: Math.floor(at / columns), column: at % columns });
    return { rows, columns, open, start: square(start), exit: square(exit) };
  });
