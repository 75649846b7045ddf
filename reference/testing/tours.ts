/*
 * Second opinion on tours, written from the rules alone, without the moves and the methods of the solver.
 */

/** Explains why a grid of step numbers is not a tour; `undefined` if it is one. */
export function flawOfTour(
  steps: ArrayLike<number>,
  asked: { rows: number; columns: number; row: number; column: number; closed: boolean },
): string | undefined {
  const { rows, columns, closed } = asked;
  const squares = rows * columns;
  if (steps.length !== squares) return `${steps.length} squares`;
  const rowOf = new Int32Array(squares + 1).fill(-1);
  const columnOf = new Int32Array(squares + 1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const step = steps[row * columns + column]!;
      if (!(step >= 1 && step <= squares)) return `step ${step}`;
      if (rowOf[step] !== -1) return `step ${step} twice`;
      rowOf[step] = row;
      columnOf[step] = column;
    }
  }
  if (rowOf[1] !== asked.row || columnOf[1] !== asked.column) return "another start";
  for (let step = closed ? 1 : 2; step <= squares; step++) {
    const before = step === 1 ? squares : step - 1;
    const down = rowOf[step]! - rowOf[before]!;
    const right = columnOf[step]! - columnOf[before]!;
    if (down * down + right * right !== 5) return `no move from step ${before} to ${step}`;
  }
  return undefined;
}

/**
 * Checks if a tour exists, by trying all paths. Boards have up to 30 squares, which fit into the bits of a
 * number.
 */
export function tourExists(asked: {
  rows: number;
  columns: number;
  start: number;
  closed: boolean;
}): boolean {
  const { rows, columns, start, closed } = asked;
  const around = Array.from({ length: rows * columns }, (_, a) => {
    let set = 0;
    for (let b = 0; b < rows * columns; b++) {
      const down = Math.floor(a / columns) - Math.floor(b / columns);
      const right = (a % columns) - (b % columns);
      if (down * down + right * right === 5) set |= 1 << b;
    }
    return set;
  });
  const onward = (square: number, free: number): number => {
    let count = 0;
    for (let rest = around[square]! & free; rest !== 0; rest &= rest - 1) count++;
    return count;
  };
  const from = (square: number, free: number): boolean => {
    if (free === 0) return !closed || (around[square]! & (1 << start)) !== 0;
    // A free square out of reach of all others and of the knight is enough to turn back.
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const other = 31 - Math.clz32(rest & -rest);
      if ((around[other]! & (free | (1 << square))) === 0) return false;
    }
    const next: number[] = [];
    for (let rest = around[square]! & free; rest !== 0; rest &= rest - 1)
      next.push(31 - Math.clz32(rest & -rest));
    next.sort((a, b) => onward(a, free) - onward(b, free));
    return next.some((other) => from(other, free & ~(1 << other)));
  };
  return from(start, (2 ** (rows * columns) - 1) & ~(1 << start));
}
