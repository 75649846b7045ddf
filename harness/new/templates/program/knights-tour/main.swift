let words = readLine()!.split(separator: " ")
let numbers = words.prefix(4).map { Int($0)! }
let (rows, columns, row, column) = (numbers[0], numbers[1], numbers[2], numbers[3])
let closed = words.contains("closed")

// {{todo}}

print("{{yet}}")
