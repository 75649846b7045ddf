import { type Board, indexOf } from "../../case/board.ts";
import type { Said } from "./knight-voice.ts";

/** Another reading of the task: the piece that moves, and what stops it. */
interface Variant {
  readonly pt: string;
  readonly en: string;
  readonly moves: readonly (readonly [number, number])[];
  /** False if the board ends at its edges. */
  readonly wraps: boolean;
  /** True if nothing is in the way. */
  readonly isEmpty?: true;
}

/** All moves that differ from one only in their directions, or in which side is the long one. */
const moves = (down: number, right: number) =>
  [down, -down].flatMap((row) =>
    [right, -right].flatMap((column) => [[row, column] as const, [column, row] as const]),
  );

const KNIGHT = moves(1, 2);

/** The task as it is meant, and as it is misread. */
export const VARIANTS: readonly Variant[] = [
  { pt: "com bordas que dao a volta", en: "with wrap-around", moves: KNIGHT, wraps: true },
  { pt: "sem dar a volta", en: "without wrap-around", moves: KNIGHT, wraps: false },
  { pt: "sem obstaculos", en: "ignoring walls", moves: KNIGHT, wraps: true, isEmpty: true },
  { pt: "tabuleiro vazio", en: "without edges and walls", moves: KNIGHT, wraps: false, isEmpty: true },
  { pt: "como rei", en: "as a king", moves: [...moves(1, 0), ...moves(1, 1)], wraps: true },
  { pt: "como torre", en: "as a rook", moves: moves(1, 0), wraps: true },
  { pt: "como bispo", en: "as a bishop", moves: moves(1, 1), wraps: true },
  { pt: "como camelo", en: "as a camel", moves: moves(1, 3), wraps: true },
  { pt: "como zebra", en: "as a zebra", moves: moves(2, 3), wraps: true },
  { pt: "so quatro direcoes", en: "four moves only", moves: KNIGHT.slice(0, 4), wraps: true },
];

/** Answers a variant of the task. */
export function answerOf({ moves, wraps, isEmpty }: Variant, board: Board): Said {
  const { rows, columns, open } = board;
  const [from, exit] = [indexOf(board, board.start), indexOf(board, board.exit)];
  const distance = new Map([[from, 0]]);
  for (const [square, far] of distance) {
    if (square === exit) return far;
    for (const [down, right] of moves) {
      const row = Math.floor(square / columns) + down;
      const column = (square % columns) + right;
      if (!wraps && (row < 0 || row >= rows || column < 0 || column >= columns)) continue;
      const to = ((row + 3 * rows) % rows) * columns + ((column + 3 * columns) % columns);
      if ((isEmpty || open[to]) && !distance.has(to)) distance.set(to, far + 1);
    }
  }
  return "impossible";
}
