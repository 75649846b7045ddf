import { squareAt } from "../../../case/board.ts";
import { around, type World } from "../../../case/board-rules.ts";
import { type Idea, imagining } from "./idea.ts";

/** Rows and columns that are read; they may go beyond the board. */
interface Reading {
  readonly firstRow?: number;
  readonly rows?: number;
  readonly columns?: number;
}

/**
 * Reads the board in another size. Missing squares count as free or as blocked. A C beyond the last row or
 * column is not found, or it is found and the first move wraps around.
 */
function misread(reading: (world: World) => Reading): Idea[] {
  return [1, 0].flatMap((missing) =>
    [false, true].map((findsStart) =>
      imagining((world) => resized(world, { missing, findsStart, ...reading(world) })),
    ),
  );
}

interface Misreading extends Reading {
  readonly missing: number;
  readonly findsStart: boolean;
}

function resized(world: World, reading: Misreading): Partial<World> {
  const { firstRow = 0, rows = world.rows, columns = world.columns, missing, findsStart } = reading;
  const open = new Uint8Array(rows * columns).fill(missing);
  for (let row = 0; row < Math.min(rows, world.rows - firstRow); row++) {
    const from = (firstRow + row) * world.columns;
    open.set(world.open.subarray(from, from + Math.min(columns, world.columns)), row * columns);
  }
  const place = (index: number, wraps: boolean) => {
    const square = squareAt(world, index);
    const row = square.row - firstRow;
    const isRead = row >= 0 && row < rows && square.column < columns;
    if (isRead || wraps) return around(row, rows) * columns + around(square.column, columns);
    return -1;
  };
  return { rows, columns, open, start: place(world.start, findsStart), exit: place(world.exit, false) };
}

/** The square with row and column exchanged. It wraps around if it lies beyond an edge. */
function transposed(world: World, index: number): number {
  const { row, column } = squareAt(world, index);
  return around(column, world.rows) * world.columns + around(row, world.columns);
}

/** The place of a square in a text whose lines end with so many characters; -1 if it lies behind the board. */
function placeInText(world: World, index: number, lineEnd: number): number {
  const place = index + lineEnd * squareAt(world, index).row;
  return place < world.open.length ? place : -1;
}

export const readingIdeas = {
  "square-from-rows": misread(({ rows }) => ({ columns: rows })),
  "square-from-columns": misread(({ columns }) => ({ rows: columns })),
  "square-from-the-longer-side": misread(({ rows, columns }) => ({
    rows: Math.max(rows, columns),
    columns: Math.max(rows, columns),
  })),
  "first-row-skipped": misread(({ rows }) => ({ firstRow: 1, rows: rows - 1 })),
  "last-row-lost": misread(({ rows }) => ({ rows: rows - 1 })),
  "last-column-lost": misread(({ columns }) => ({ columns: columns - 1 })),
  "blank-line-as-a-row": misread(({ rows }) => ({ rows: rows + 1 })),
  "line-end-as-a-column": misread(({ columns }) => ({ columns: columns + 1 })),
  "start-transposed": [imagining((world) => ({ start: transposed(world, world.start) }))],
  "places-with-line-ends": [1, 2].map((lineEnd) =>
    imagining((world) => ({
      start: placeInText(world, world.start, lineEnd),
      exit: placeInText(world, world.exit, lineEnd),
    })),
  ),
  "exit-transposed": [imagining((world) => ({ exit: transposed(world, world.exit) }))],
  /** The square of a variable that never got its value. */
  "start-in-a-corner": [
    imagining(() => ({ start: 0 })),
    imagining(({ open }) => ({ start: open.length - 1 })),
  ],
  "exit-in-a-corner": [imagining(({ open }) => ({ exit: open.length - 1 })), imagining(() => ({ exit: 0 }))],
} satisfies Record<string, readonly Idea[]>;
