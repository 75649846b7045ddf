board = $stdin.read.split("\n").reject(&:empty?)
row = board.index { |line| line.include?("C") }
column = board[row].index("C")

# {{todo}}

puts "{{yet}}"
