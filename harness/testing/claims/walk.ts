export interface Step {
  readonly step: number;
  readonly at: readonly [row: number, column: number];
}

/** Reads the steps of a walk: `1: 0,0 2,1 - 1,3+4,4`. */
export function stepsIn(walk: string): Step[] {
  const [first, rest = ""] = walk.split(/: ?/);
  return rest.split(" ").flatMap((squares, at) =>
    squares === "-"
      ? []
      : squares.split("+").map((square) => {
          const [row, column] = square.split(",");
          return { step: Number(first) + at, at: [Number(row), Number(column)] as const };
        }),
  );
}
