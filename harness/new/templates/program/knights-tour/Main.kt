fun main() {
    val words = readLine()!!.trim().split(" ")
    val (rows, columns, row, column) = words.take(4).map { it.toInt() }
    val closed = words.getOrNull(4) == "closed"

    // {{todo}}

    println("{{yet}}")
}
