words = $stdin.gets.split
rows, columns, row, column = words.first(4).map(&:to_i)
closed = words.include?("closed")

# {{todo}}

puts "{{yet}}"
