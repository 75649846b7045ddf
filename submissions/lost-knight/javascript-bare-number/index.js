const fs = require('fs')

const board = fs.readFileSync(0, 'utf8').trim().split('\n')
const rows = board.length
const cols = board[0].length

const jumps = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]]

function find(letter) {
  for (let r = 0; r < rows; r++) {
    const c = board[r].indexOf(letter)
    if (c !== -1) return [r, c]
  }
}

function wrap(value, size) {
  return ((value % size) + size) % size
}

function search() {
  const [r0, c0] = find('C')
  const seen = board.map(() => new Array(cols).fill(false))
  seen[r0][c0] = true
  let level = [[r0, c0]]
  for (let moves = 0; level.length > 0; moves++) {
    const next = []
    for (const [r, c] of level) {
      if (board[r][c] === 'S') return moves
      for (const [dr, dc] of jumps) {
        const nr = wrap(r + dr, rows)
        const nc = wrap(c + dc, cols)
        if (board[nr][nc] === 'x' || seen[nr][nc]) continue
        seen[nr][nc] = true
        next.push([nr, nc])
      }
    }
    level = next
  }
  return 'impossible'
}

console.log(search())
