import { readFileSync } from "node:fs";

interface Square {
  row: number;
  column: number;
}

class Board {
  private readonly lines: string[];
  readonly rows: number;
  readonly columns: number;

  constructor(text: string) {
    this.lines = text.split(/\r?\n/).filter((line) => line !== "");
    this.rows = this.lines.length;
    this.columns = this.lines[0].length;
  }

  at(square: Square): string {
    return this.lines[square.row][square.column];
  }

  find(letter: string): Square {
    const row = this.lines.findIndex((line) => line.includes(letter));
    return { row, column: this.lines[row].indexOf(letter) };
  }

  index(square: Square): number {
    return square.row * this.columns + square.column;
  }

  *neighbours(from: Square): Generator<Square> {
    for (const [a, b] of [[1, 2], [2, 1]]) {
      for (const down of [a, -a]) {
        for (const right of [b, -b]) {
          const to = {
            row: (from.row + down + 2 * this.rows) % this.rows,
            column: (from.column + right + 2 * this.columns) % this.columns,
          };
          if (this.at(to) !== "x") yield to;
        }
      }
    }
  }
}

function leastMoves(board: Board): number | undefined {
  const start = board.find("C");
  const moves = new Map<number, number>([[board.index(start), 0]]);
  const queue: Square[] = [start];
  for (let head = 0; head < queue.length; head++) {
    const square = queue[head];
    const soFar = moves.get(board.index(square))!;
    if (board.at(square) === "S") return soFar;
    for (const next of board.neighbours(square)) {
      if (!moves.has(board.index(next))) {
        moves.set(board.index(next), soFar + 1);
        queue.push(next);
      }
    }
  }
  return undefined;
}

const answer = leastMoves(new Board(readFileSync(process.argv[2], "utf8")));
console.log(answer === undefined ? "It is impossible to reach the exit." : `The knight needs ${answer} moves.`);
