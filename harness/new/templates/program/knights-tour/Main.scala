import scala.io.StdIn

object Main {
  def main(args: Array[String]): Unit = {
    val words = StdIn.readLine().trim.split(" +")
    val Array(rows, columns, row, column) = words.take(4).map(_.toInt)
    val closed = words.contains("closed")

    // {{todo}}

    println("{{yet}}")
  }
}
