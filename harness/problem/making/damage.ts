import type { Square } from "../../case/board.ts";
import type { Size } from "../../case/knight.ts";

/** Chooses a whole number from 0 to `bound` - 1. */
export type Pick = (bound: number) => number;

/** Mistakes of programs, made in a list of squares. */
export const DAMAGES = {
  "two steps exchanged": (squares, _, pick) => {
    const first = pick(squares.length);
    const second = (first + 1 + pick(squares.length - 1)) % squares.length;
    return squares.with(first, squares[second]!).with(second, squares[first]!);
  },
  "a step lost": (squares, _, pick) => squares.toSpliced(pick(squares.length), 1),
  "a step made twice": (squares, _, pick) => {
    const at = pick(squares.length);
    return squares.toSpliced(at, 0, squares[at]!);
  },
  "a step in place of another": (squares, _, pick) => {
    const at = pick(squares.length);
    return squares.with(at, squares[(at + 1 + pick(squares.length - 1)) % squares.length]!);
  },
  "moved by a knight move": (squares, _, pick) => {
    const [down, right] = [1 + pick(2), pick(2) === 0 ? 1 : -1];
    return squares.map(({ row, column }) => ({ row: row + down, column: column + right * (3 - down) }));
  },
  "one step moved by a knight move": (squares, _, pick) => {
    const at = pick(squares.length);
    const { row, column } = squares[at]!;
    return squares.with(at, { row: row + 1, column: column + 2 });
  },
  mirrored: (squares, { columns }) =>
    squares.map(({ row, column }) => ({ row, column: columns - 1 - column })),
  transposed: (squares) => squares.map(({ row, column }) => ({ row: column, column: row })),
  "one added": (squares) => squares.map(({ row, column }) => ({ row: row + 1, column: column + 1 })),
  backwards: (squares) => squares.toReversed(),
  "cut off": (squares, _, pick) => squares.slice(0, pick(squares.length)),
} as const satisfies Readonly<
  Record<string, (squares: readonly Square[], size: Size, pick: Pick) => readonly Square[]>
>;
type DamageName = keyof typeof DAMAGES;
export const DAMAGE_NAMES = Object.keys(DAMAGES) as DamageName[];

export const TEXT_DAMAGES = {
  "text cut off": (text, pick) => text.slice(0, pick(text.length)),
  "a character put in": (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + CHARACTERS[pick(CHARACTERS.length)]! + text.slice(at);
  },
} as const satisfies Readonly<Record<string, (text: string, pick: Pick) => string>>;
type TextDamageName = keyof typeof TEXT_DAMAGES;
export const TEXT_DAMAGE_NAMES = Object.keys(TEXT_DAMAGES) as TextDamageName[];

const CHARACTERS = "0123456789-., \n\txa";
