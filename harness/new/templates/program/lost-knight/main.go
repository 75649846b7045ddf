package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	var board []string
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		if line := scanner.Text(); line != "" {
			board = append(board, line)
		}
	}

	row, column := 0, 0
	for r, line := range board {
		if c := strings.IndexByte(line, 'C'); c >= 0 {
			row, column = r, c
		}
	}

	// {{todo}}
	_, _ = row, column

	fmt.Println("{{yet}}")
}
