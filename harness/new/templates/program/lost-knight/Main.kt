fun main() {
    val board = generateSequence(::readLine).filter { it.isNotEmpty() }.toList()
    val row = board.indexOfFirst { 'C' in it }
    val column = board[row].indexOf('C')

    // {{todo}}

    println("{{yet}}")
}
