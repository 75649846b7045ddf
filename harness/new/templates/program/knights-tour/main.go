package main

import "fmt"

func main() {
	var rows, columns, row, column int
	var word string
	fmt.Scan(&rows, &columns, &row, &column)
	fmt.Scanln(&word)
	closed := word == "closed"

	// {{todo}}
	_ = closed

	fmt.Println("{{yet}}")
}
