/** Finds the numbers in what was typed. */
export const numbersIn = (text: string) => Array.from(text.matchAll(/\d+/g), Number);
/** Prints a board as rows of numbers. */
export const printed = (board: readonly (readonly number[])[]) =>
  board.map((line) => line.join(" ")).join("\n");

/** Finds a tour as a search does that tries every path. A board is told by its side, or by its rows and columns. */
export function tourFrom(
  size: number | readonly [number, number],
  row: number,
  column: number,
): number[][] | undefined {
  const [rows, columns] = typeof size === "number" ? [size, size] : size;
  const board = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  // To try every path in vain would take seconds.
  if ((rows * columns) % 2 === 1 && (row + column) % 2 !== 0) return undefined;
  const visit = (r: number, c: number, step: number): boolean => {
    if (board[r]?.[c] !== 0) return false;
    board[r]![c] = step;
    const isDone =
      step === rows * columns ||
      [1, 2, -1, -2].some((down) =>
        [1, -1].some((sign) => visit(r + down, c + sign * (3 - Math.abs(down)), step + 1)),
      );
    if (!isDone) board[r]![c] = 0;
    return isDone;
  };
  return visit(row, column, 1) ? board : undefined;
}

/** Finds a tour by going where the fewest moves are left. Without a tour, all squares are 0. A board is told as above. */
export function tourOf(size: number | readonly [number, number], row: number, column: number): number[][] {
  const [rows, columns] = typeof size === "number" ? [size, size] : size;
  const board = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  // With one more square of the other colour there is no tour.
  if ((rows * columns) % 2 === 1 && (row + column) % 2 === 1) return board;
  const moves = (r: number, c: number) =>
    [1, 2, -1, -2]
      .flatMap((down) => [1, -1].map((sign) => [r + down, c + sign * (3 - Math.abs(down))] as const))
      .filter(([toRow, toColumn]) => board[toRow]?.[toColumn] === 0);
  const visit = (r: number, c: number, step: number) => {
    board[r]![c] = step;
    const left = moves(r, c).toSorted((a, b) => moves(...a).length - moves(...b).length);
    return { r, c, left };
  };
  // A path of its own, because the stack of a test is too small for thousands of calls within each other.
  const path = [visit(row, column, 1)];
  while (path.length > 0 && path.length < rows * columns) {
    const { r, c, left } = path.at(-1)!;
    const next = left.shift();
    if (next) path.push(visit(...next, path.length + 1));
    else {
      board[r]![c] = 0;
      path.pop();
    }
  }
  return board;
}

/** Tells every step of a search that goes back and forth, as far as it goes. */
export function logOf(side: number, row: number, column: number): string {
  const lines: string[] = [];
  const visited = new Set<string>();
  const visit = (r: number, c: number): void => {
    if (r < 0 || c < 0 || r >= side || c >= side || visited.has(`${r},${c}`) || lines.length > 2000) return;
    visited.add(`${r},${c}`);
    lines.push(`Cavalo em (${r}, ${c})`);
    for (const down of [1, 2, -1, -2])
      for (const sign of [1, -1]) visit(r + down, c + sign * (3 - Math.abs(down)));
    visited.delete(`${r},${c}`);
    lines.push(`Volta a (${r}, ${c})`);
  };
  visit(row, column);
  return lines.join("\n");
}
