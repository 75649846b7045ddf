package main

import (
	"bufio"
	"fmt"
	"os"
)

type point struct{ r, c int }

var jumps = []point{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}

func readBoard() [][]byte {
	var board [][]byte
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		if line := scanner.Text(); line != "" {
			board = append(board, []byte(line))
		}
	}
	return board
}

func find(board [][]byte, letter byte) point {
	for r, line := range board {
		for c, b := range line {
			if b == letter {
				return point{r, c}
			}
		}
	}
	panic("no " + string(rune(letter)) + " on the board")
}

func search(board [][]byte) (int, bool) {
	rows, cols := len(board), len(board[0])
	start, exit := find(board, 'C'), find(board, 'S')
	dist := map[point]int{start: 0}
	queue := []point{start}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		if p == exit {
			return dist[p], true
		}
		for _, j := range jumps {
			n := point{(p.r + j.r + 2*rows) % rows, (p.c + j.c + 2*cols) % cols}
			if board[n.r][n.c] == 'x' {
				continue
			}
			if _, seen := dist[n]; !seen {
				dist[n] = dist[p] + 1
				queue = append(queue, n)
			}
		}
	}
	return 0, false
}

func main() {
	moves, ok := search(readBoard())
	if !ok {
		fmt.Println("impossible")
		return
	}
	fmt.Println("moves:", moves)
}
