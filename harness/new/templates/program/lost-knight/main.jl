board = filter(!isempty, readlines())
row = findfirst(line -> 'C' in line, board)
column = findfirst('C', board[row])

# {{todo}}

println("{{yet}}")
