import scala.collection.mutable.Queue
import scala.io.Source

object Cavalo {

  val saltos = List((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

  def volta(x: Int, n: Int): Int = ((x % n) + n) % n

  def buscar(mapa: Array[String]): Int = {
    val linhas = mapa.length
    val colunas = mapa(0).length
    val dist = Array.fill(linhas, colunas)(-1)
    val inicio = mapa.indexWhere(_.contains('C'))
    val fila = Queue((inicio, mapa(inicio).indexOf('C')))
    dist(fila.front._1)(fila.front._2) = 0
    var resposta = -1

    while (fila.nonEmpty && resposta < 0) {
      val (l, c) = fila.dequeue()
      if (mapa(l)(c) == 'S') resposta = dist(l)(c)
      for ((dl, dc) <- saltos) {
        val nl = volta(l + dl, linhas)
        val nc = volta(c + dc, colunas)
        if (mapa(nl)(nc) != 'x' && dist(nl)(nc) < 0) {
          dist(nl)(nc) = dist(l)(c) + 1
          fila.enqueue((nl, nc))
        }
      }
    }
    // faltou devolver a resposta
    println("fim da busca")
  }

  def main(args: Array[String]): Unit = {
    val mapa = Source.stdin.getLines().filter(_.nonEmpty).toArray
    val n = buscar(mapa)
    if (n < 0) println("Impossivel") else println(s"$n movimentos")
  }
}
