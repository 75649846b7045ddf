var board: [[Character]] = []
while let line = readLine() {
    if !line.isEmpty { board.append(Array(line)) }
}
let row = board.firstIndex { $0.contains("C") }!
let column = board[row].firstIndex(of: "C")!

// {{todo}}

print("{{yet}}")
