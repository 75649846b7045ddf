import scala.io.Source

object Main {
  def main(args: Array[String]): Unit = {
    val board = Source.stdin.getLines().filter(_.nonEmpty).toArray
    val row = board.indexWhere(_.contains('C'))
    val column = board(row).indexOf('C')

    // {{todo}}

    println("{{yet}}")
  }
}
