package main

import (
	"bufio"
	"fmt"
	"os"
)

const n = 8

var moves = [8][2]int{{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}
var board [n][n]int

func isFree(r, c int) bool {
	return r >= 0 && r < n && c >= 0 && c < n && board[r][c] == 0
}

func exits(r, c int) int {
	count := 0
	for _, m := range moves {
		if isFree(r+m[0], c+m[1]) {
			count++
		}
	}
	return count
}

func tour(r, c, step int) bool {
	board[r][c] = step
	if step == n*n {
		return true
	}
	for wanted := 0; wanted < 8; wanted++ {
		for _, m := range moves {
			a, b := r+m[0], c+m[1]
			if isFree(a, b) && exits(a, b) == wanted && tour(a, b, step+1) {
				return true
			}
		}
	}
	board[r][c] = 0
	return false
}

func main() {
	commands := make(chan string)
	go func() {
		lines := bufio.NewScanner(os.Stdin)
		for lines.Scan() {
			commands <- lines.Text()
		}
		fmt.Fprintln(os.Stderr, "input closed, giving up")
		os.Exit(1)
	}()

	var row, column int
	fmt.Sscan(<-commands, &row, &column)
	done := make(chan bool)
	go func() { done <- tour(row, column, 1) }()
	if !<-done {
		fmt.Println("no tour")
		return
	}
	for _, line := range board {
		for _, step := range line {
			fmt.Printf("%3d", step)
		}
		fmt.Println()
	}
}
