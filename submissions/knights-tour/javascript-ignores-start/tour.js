const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const rows = input[0];
const columns = input[1];

class Board {
  constructor() {
    this.steps = Array.from({ length: rows }, () => Array(columns).fill(0));
    this.row = 0;
    this.column = 0;
  }

  isFree(row, column) {
    return row >= 0 && row < rows && column >= 0 && column < columns && this.steps[row][column] === 0;
  }

  moves(row, column) {
    const result = [];
    for (const [a, b] of [[2, 1], [1, 2]]) {
      for (const [down, right] of [[a, b], [a, -b], [-a, b], [-a, -b]]) {
        if (this.isFree(row + down, column + right)) result.push([row + down, column + right]);
      }
    }
    return result;
  }

  // few exits first, squares at the border first
  sorted(row, column) {
    const centre = ([r, c]) => Math.hypot(r - (rows - 1) / 2, c - (columns - 1) / 2);
    return this.moves(row, column)
      .map((square) => ({ square, exits: this.moves(...square).length }))
      .sort((a, b) => a.exits - b.exits || centre(b.square) - centre(a.square))
      .map((rated) => rated.square);
  }

  solve() {
    const path = [[this.row, this.column]];
    this.steps[this.row][this.column] = 1;
    const choices = [this.sorted(this.row, this.column)];
    while (path.length > 0 && path.length < rows * columns) {
      const next = choices[choices.length - 1].shift();
      if (next === undefined) {
        const [row, column] = path.pop();
        this.steps[row][column] = 0;
        choices.pop();
      } else {
        path.push(next);
        this.steps[next[0]][next[1]] = path.length;
        choices.push(this.sorted(...next));
      }
    }
    return path.length > 0;
  }
}

const board = new Board();
if (board.solve()) {
  for (const row of board.steps) console.log(row.join('\t'));
} else {
  console.log('There is no tour.');
}
