lines <- readLines(file("stdin"))
board <- do.call(rbind, strsplit(lines[nzchar(lines)], ""))

# Rows and columns are counted from 1.
start <- which(board == "C", arr.ind = TRUE)

# {{todo}}

cat("{{yet}}\n")
