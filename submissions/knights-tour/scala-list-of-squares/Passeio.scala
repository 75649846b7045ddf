object Passeio extends App {

  type Casa = (Int, Int)

  val n = 8

  def vizinhas(casa: Casa): List[Casa] =
    for {
      (dl, dc) <- List((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
      l = casa._1 + dl
      c = casa._2 + dc
      if l >= 0 && l < n && c >= 0 && c < n
    } yield (l, c)

  // o caminho fica ao contrário: a última casa vem primeiro
  def passear(caminho: List[Casa], visitadas: Set[Casa]): Option[List[Casa]] =
    if (visitadas.size == n * n) Some(caminho.reverse)
    else {
      val livres = vizinhas(caminho.head).filterNot(visitadas)
      val ordenadas = livres.sortBy(casa => vizinhas(casa).count(v => !visitadas(v)))
      ordenadas.toStream.flatMap(casa => passear(casa :: caminho, visitadas + casa)).headOption
    }

  val Array(_, _, linha, coluna) = args.take(4).map(_.toInt)
  val inicio = (linha, coluna)

  passear(List(inicio), Set(inicio)) match {
    case Some(casas) =>
      for (((l, c), passo) <- casas.zipWithIndex) println(s"${passo + 1}: ($l, $c)")
    case None => println("Não há passeio")
  }
}
