// usage: node tour.js rows columns row column [closed]
const [rows, columns, startRow, startColumn] = process.argv.slice(2, 6).map(Number);
const closed = process.argv[6] === 'closed';
const total = rows * columns;
const start = startRow * columns + startColumn;

const JUMPS = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];

const neighbours = [];
for (let row = 0; row < rows; row++) {
  for (let column = 0; column < columns; column++) {
    const list = [];
    for (const [down, right] of JUMPS) {
      const r = row + down;
      const c = column + right;
      if (r >= 0 && r < rows && c >= 0 && c < columns) list.push(r * columns + c);
    }
    neighbours.push(list);
  }
}

// Nobody waits for ever: after so many steps the search is given up.
let patience = 1_500_000;

// On an odd number of squares one colour has one square more, and the tour has to start on it.
function coloursAllow() {
  if (total % 2 === 0 || total === 1) return true;
  return !closed && (startRow + startColumn) % 2 === 0;
}

// Warnsdorff's rule with going back. Returns the path, null if there is none, undefined after too many steps.
function search(tieBreak, limit) {
  const exits = neighbours.map((list) => list.length);
  const visited = new Array(total).fill(false);
  const path = [];
  const choices = [];

  function enter(square) {
    visited[square] = true;
    path.push(square);
    for (const next of neighbours[square]) exits[next]--;
    // A closed tour needs a way back to the start.
    const cutOff = closed && exits[start] === 0 && path.length < total;
    const open = cutOff ? [] : neighbours[square].filter((next) => !visited[next]);
    choices.push(open.sort((a, b) => exits[b] - exits[a] || tieBreak[b] - tieBreak[a]));
  }

  function leave() {
    const square = path.pop();
    choices.pop();
    visited[square] = false;
    for (const next of neighbours[square]) exits[next]++;
  }

  function isDone() {
    if (path.length < total) return false;
    return !closed || total === 1 || neighbours[path[total - 1]].includes(start);
  }

  enter(start);
  for (let steps = 0; steps < limit; steps++) {
    if (isDone()) return path;
    const next = choices[choices.length - 1].pop();
    if (next !== undefined) enter(next);
    else if (path.length > 1) leave();
    else return null;
  }
  patience -= limit;
  return undefined;
}

let seed = 2024;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed;
}

function tour() {
  if (!coloursAllow()) return null;
  // First the squares far from the centre; when that does not lead to the end, by lot.
  let tieBreak = neighbours.map((_, square) => {
    const row = Math.floor(square / columns);
    const column = square % columns;
    return -((2 * row - rows + 1) ** 2) - (2 * column - columns + 1) ** 2;
  });
  for (let limit = 3 * total; patience > 0; limit += total) {
    const found = search(tieBreak, limit);
    if (found !== undefined) return found;
    tieBreak = tieBreak.map(random);
  }
  return undefined;
}

const path = tour();
if (path === null) console.log('There is no tour.');
else if (path === undefined) console.log('Gave up.');
else {
  const board = new Array(total).fill(0);
  path.forEach((square, index) => {
    board[square] = index + 1;
  });
  const width = String(total).length;
  for (let row = 0; row < rows; row++) {
    const line = board.slice(row * columns, (row + 1) * columns);
    console.log(line.map((step) => String(step).padStart(width)).join(' '));
  }
}
