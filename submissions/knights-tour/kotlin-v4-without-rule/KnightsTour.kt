import kotlin.system.measureTimeMillis

const val ROWS = 8
const val COLUMNS = 8

data class Position(val row: Int, val column: Int) {
    operator fun plus(jump: Position) = Position(row + jump.row, column + jump.column)
    override fun toString() = "[$row, $column]"
}

class KnightsTour(private val start: Position) {
    private val visited = Array(ROWS) { BooleanArray(COLUMNS) }
    private val path = ArrayList<Position>()

    private val jumps = listOf(
        Position(1, 2), Position(1, -2), Position(-1, 2), Position(-1, -2),
        Position(2, 1), Position(2, -1), Position(-2, 1), Position(-2, -1)
    )

    private fun isFree(position: Position) =
        position.row in 0 until ROWS && position.column in 0 until COLUMNS && !visited[position.row][position.column]

    fun solve() = visit(start)

    private fun visit(position: Position): Boolean {
        visited[position.row][position.column] = true
        path.add(position)
        if (path.size == ROWS * COLUMNS) return true

        for (jump in jumps) {
            val next = position + jump
            if (isFree(next) && visit(next)) return true
        }

        visited[position.row][position.column] = false
        path.removeAt(path.size - 1)
        return false
    }

    fun print() = path.forEachIndexed { i, position -> println("#${i + 1} - $position") }
}

fun main() {
    val start = Position(0, 0)
    val tour = KnightsTour(start)
    var found = false
    val duration = measureTimeMillis { found = tour.solve() }
    if (found) tour.print() else println("No solution found starting in $start")
    println("Duration: $duration ms")
}
