import type { Square } from "../case/board.ts";
import { around } from "../case/board-rules.ts";
import type { Size } from "../case/knight.ts";
import { toSquare } from "../case/square-schema.ts";
import { onTorus, placeInView, VIEW_LETTERS, type View, type ViewLetter } from "../finding/view.ts";

/** Most rows and most columns of a view. */
const MOST_SIDE = 9;

/** Steps that are shown before the place. */
export const TRAIL = 4;

type Pair = readonly [row: number, column: number];

/** The squares and steps that a view must show. */
export interface Sight {
  /** The square that the finding is about. */
  readonly place: Pair;
  /** Squares that must be visible with the place. */
  readonly beside: readonly Pair[];
  /** Steps of the answer, the most important first. Steps too far away are left out. */
  readonly steps: View["steps"];
}

interface Scene extends Size, Pick<View, "wraps"> {
  readonly letterAt: (square: Square) => ViewLetter;
}

/** Cuts out the part of the board with the place and the squares beside it; undefined if it is too large. */
export function viewOf(scene: Scene, { place, beside, steps }: Sight): View | undefined {
  const { rows, columns, wraps } = scene;
  const nearby = ([row, column]: Pair): Pair =>
    wraps ? [nearest(row, place[0], rows), nearest(column, place[1], columns)] : [row, column];
  const seen = [place, ...beside.map(nearby)];
  if (!isSmall(seen)) return undefined;
  for (const { at } of steps) {
    if (!isSmall([...seen, nearby(at)])) break;
    seen.push(nearby(at));
  }
  const down = stretch(rows, { wraps, seen: seen.map(([row]) => row) });
  const right = stretch(columns, { wraps, seen: seen.map(([, column]) => column) });
  const part = {
    rows,
    columns,
    wraps,
    corner: [down[0]!, right[0]!] as [number, number],
    squares: down.map((row) => right.map((column) => letterOf(scene, [row, column])).join("")),
  };
  return { ...part, place: [...place], steps: steps.filter(({ at }) => placeInView(part, at)) };
}

/** The copy of a row or column that is nearest to another one, on a board that wraps around. */
function nearest(position: number, to: number, side: number): number {
  const ahead = around(position - to, side);
  return to + (ahead > side / 2 ? ahead - side : ahead);
}

function isSmall(seen: readonly Pair[]): boolean {
  return [0, 1].every((axis) => extent(seen.map((pair) => pair[axis]!)) <= MOST_SIDE);
}

function extent(positions: readonly number[]): number {
  return Math.max(...positions) - Math.min(...positions) + 1;
}

/** The rows or columns to show: all of a small side, or the required part of a large one, centred. */
function stretch(
  side: number,
  { seen, wraps }: Pick<Scene, "wraps"> & { seen: readonly number[] },
): number[] {
  const low = Math.min(...seen);
  const high = Math.max(...seen);
  const endless = wraps && side > MOST_SIDE;
  const least = endless ? Number.NEGATIVE_INFINITY : wraps ? 0 : Math.min(0, low);
  const most = endless ? Number.POSITIVE_INFINITY : wraps ? side - 1 : Math.max(side - 1, high);
  const length = Math.min(MOST_SIDE, most - least + 1);
  const centred = low - Math.floor((length - (high - low + 1)) / 2);
  const first = Math.max(least, Math.min(centred, most - length + 1));
  return Array.from({ length }, (_, at) => first + at);
}

function letterOf({ rows, columns, wraps, letterAt }: Scene, [row, column]: Pair): ViewLetter {
  if (wraps) return letterAt(toSquare(onTorus({ rows, columns }, [row, column])));
  const isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOnBoard ? letterAt({ row, column }) : VIEW_LETTERS.offBoard;
}
