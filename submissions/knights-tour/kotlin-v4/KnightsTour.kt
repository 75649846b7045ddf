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

    // Sorted anew at every step, so that no new list is needed.
    private val jumps = mutableListOf(
        Position(1, 2), Position(1, -2), Position(-1, 2), Position(-1, -2),
        Position(2, 1), Position(2, -1), Position(-2, 1), Position(-2, -1)
    )

    private fun isFree(position: Position) =
        position.row in 0 until ROWS && position.column in 0 until COLUMNS && !visited[position.row][position.column]

    private fun exits(position: Position) =
        if (isFree(position)) jumps.count { isFree(position + it) } else 9

    fun solve() = visit(start)

    private fun visit(position: Position): Boolean {
        visited[position.row][position.column] = true
        path.add(position)
        if (path.size == ROWS * COLUMNS) return true

        val keys = jumps.associateWith { exits(position + it) }
        jumps.sortBy { keys[it] } // Warnsdorff
        for (i in jumps.indices) {
            val next = position + jumps[i]
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
