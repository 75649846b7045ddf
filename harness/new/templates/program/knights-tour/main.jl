words = split(readline())
rows, columns, row, column = parse.(Int, words[1:4])
closed = "closed" in words

# {{todo}}

println("{{yet}}")
