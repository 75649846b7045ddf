type Square = readonly [row: number, column: number];

/** A whole number in a text, or the name of a square as in chess, by letters and a number. */
interface Token {
  readonly number: number;
  /** Column by its letters, counted from 0. */
  readonly letters?: number;
}

/** Lists the whole numbers in a text, those with signs between their thousands also as one. */
export function numbersIn(text: string): number[] {
  const plain = Array.from(text.normalize("NFKC").matchAll(/-?\d+/g), ([each]) => Number(each));
  const parted = Array.from(text.matchAll(/-?\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+/g), ([each]) =>
    Number(each.replace(/[^\d-]/g, "")),
  );
  return [...plain, ...parted];
}

/** Tests if a text names a number. The largest that is read stands also for all beyond it. */
export function names(text: string, number: number): boolean {
  const isLargest = Math.abs(number) === 2 ** 31 - 1;
  return numbersIn(text).some(
    (each) =>
      each === number ||
      (isLargest && Math.sign(each) === Math.sign(number) && Math.abs(each) >= Math.abs(number)),
  );
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Gives a line by its number, counted from 1. */
export function lineIn(text: string, line: number): string {
  return linesOf(text)[line - 1] ?? "";
}

function tokensIn(text: string): Token[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\d])(?:[CN♘♞]?([a-z]{1,2}))?(-?\d+)/giu),
    ([, letters, digits]) => ({
      number: Number(digits),
      ...(letters && {
        letters:
          Array.from(letters.toLowerCase()).reduce((sum, each) => 26 * sum + each.charCodeAt(0) - 96, 0) - 1,
      }),
    }),
  );
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Ways to write a square by two numbers. */
const PAIRS: readonly ((square: Square, size: Size) => Square)[] = [0, 1].flatMap((base) =>
  [false, true].flatMap((isTurned) =>
    [false, true].map((isColumnFirst) => ([row, column]: Square, { rows }: Size): Square => {
      const from = (isTurned ? rows - 1 - row : row) + base;
      return isColumnFirst ? [column + base, from] : [from, column + base];
    }),
  ),
);

/** Ways to write a square by one number. */
const PLACES: readonly ((square: Square, size: Size) => number)[] = [0, 1].flatMap((base) => [
  ([row, column]: Square, { columns }: Size) => row * columns + column + base,
  ([row, column]: Square, { rows }: Size) => column * rows + row + base,
]);

type Writes = (square: Square) => (tokens: readonly Token[], at: number) => number;

/** Ways to write a square, each with the number of tokens that it takes at a place; 0 if it does not stand there. */
function writings(size: Size): Writes[] {
  const inChess = [false, true].flatMap((isTurned) =>
    [false, true].map(
      (isRowFirst): Writes =>
        ([row, column]) => {
          const [letters, line] = isRowFirst ? [row, column] : [column, isTurned ? size.rows - 1 - row : row];
          return (tokens, at) => (tokens[at]?.letters === letters && tokens[at].number === line + 1 ? 1 : 0);
        },
    ),
  );
  const byNumbers = PAIRS.map(
    (pair): Writes =>
      (square) => {
        const [first, second] = pair(square, size);
        return (tokens, at) => (tokens[at]?.number === first && tokens[at + 1]?.number === second ? 2 : 0);
      },
  );
  const byPlace = PLACES.map(
    (place): Writes =>
      (square) => {
        const number = place(square, size);
        return (tokens, at) => (tokens[at]?.number === number ? 1 : 0);
      },
  );
  return [...inChess, ...byNumbers, ...byPlace];
}

/** Most numbers between two squares of a list: those of its steps. */
const MOST_BETWEEN = 4;

/** Tests if squares are listed in a text one after the other, in any way to write them, forwards or backwards. */
export function lists(text: string, squares: readonly Square[], size: Size): boolean {
  const tokens = tokensIn(text);
  return writings(size).some((writes) =>
    [squares, squares.toReversed()].some((order) => isListed(tokens, order.map(writes))),
  );
}

function isListed(tokens: readonly Token[], wanted: readonly ReturnType<Writes>[]): boolean {
  for (let from = 0; from < tokens.length; from++) {
    let at = from;
    let found = 0;
    for (let gap = 0; found < wanted.length && gap <= (found === 0 ? 0 : MOST_BETWEEN); ) {
      const taken = wanted[found]!(tokens, at);
      gap = taken > 0 ? 0 : gap + 1;
      found += taken > 0 ? 1 : 0;
      at += Math.max(taken, 1);
    }
    if (found === wanted.length) return true;
  }
  return false;
}

/** Numbers of a drawn board by square, row by row; NaN for a sign that is no number. */
export type Drawn = readonly number[];

/** Lists the boards of so many rows and columns that are drawn in a text, in every way in which they may be meant. */
export function drawnIn(text: string, { rows, columns }: Size): Drawn[] {
  const upright = blocksIn(text, { rows, columns });
  const lying = blocksIn(text, { rows: columns, columns: rows }).map((block) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => block[column]![row]!),
    ),
  );
  return [...upright, ...lying].flatMap((block) => [block.flat(), block.toReversed().flat()]);
}

/** Finds consecutive lines with so many cells, or with one more: a label in front or behind. */
function blocksIn(text: string, { rows, columns }: Size): number[][][] {
  const lines = linesOf(text)
    .filter((line) => /[\p{L}\d.*]/u.test(line))
    .map(cellsIn);
  return [0, 1, -1].flatMap((label) => {
    const wide = columns + Math.abs(label);
    const fit = lines.map((cells) =>
      cells.length === wide ? cells.slice(label > 0 ? 1 : 0, label > 0 ? wide : columns) : undefined,
    );
    return fit.flatMap((_, from) => {
      const block = fit.slice(from, from + rows).filter((line) => line !== undefined);
      return block.length === rows && columns > 1 ? [block] : [];
    });
  });
}

function cellsIn(line: string): number[] {
  return line
    .split(/[\s|;,│║┃[\](){}]+/)
    .filter((cell) => cell !== "")
    .map((cell) => (/^-?\d+$/.test(cell) ? Number(cell) : Number.NaN));
}
