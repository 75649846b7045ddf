package main

import (
	"fmt"
	"os"
	"strconv"
)

const size = 8

type square struct{ row, col int }

var moves = []square{{1, 2}, {3, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

var steps [size][size]int

func free(s square) bool {
	return s.row >= 0 && s.row < size && s.col >= 0 && s.col < size && steps[s.row][s.col] == 0
}

func next(s square) []square {
	var found []square
	for _, m := range moves {
		if n := (square{s.row + m.row, s.col + m.col}); free(n) {
			found = append(found, n)
		}
	}
	return found
}

func fromCentre(s square) int {
	down, right := 2*s.row-size+1, 2*s.col-size+1
	return down*down + right*right
}

// better compares by Warnsdorff's rule; ties go to the square that is farther from the centre.
func better(a, b square) bool {
	if x, y := len(next(a)), len(next(b)); x != y {
		return x < y
	}
	return fromCentre(a) > fromCentre(b)
}

func main() {
	if len(os.Args) < 5 {
		fmt.Println("usage: tour rows columns row column")
		os.Exit(2)
	}
	row, _ := strconv.Atoi(os.Args[3])
	col, _ := strconv.Atoi(os.Args[4])

	at := square{row, col}
	for step := 1; ; step++ {
		steps[at.row][at.col] = step
		candidates := next(at)
		if len(candidates) == 0 {
			break
		}
		at = candidates[0]
		for _, c := range candidates[1:] {
			if better(c, at) {
				at = c
			}
		}
	}

	for _, line := range steps {
		for _, step := range line {
			fmt.Printf("%3d", step)
		}
		fmt.Println()
	}
}
