module hostile

go 1.18
