package main

import (
	_ "embed"
	"fmt"
)

//go:embed seen.txt
var seen string

func main() {
	fmt.Print(seen)
}
