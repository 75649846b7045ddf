import java.io.File
import java.util.ArrayDeque

data class Casa(val linha: Int, val coluna: Int)

val saltos = listOf(
    Casa(-2, -1), Casa(-2, 1), Casa(-1, 2), Casa(1, 2),
    Casa(2, 1), Casa(2, -1), Casa(1, -2), Casa(-1, -2)
)

class Tabuleiro(private val casas: List<String>) {
    private val linhas = casas.size
    private val colunas = casas[0].length

    operator fun get(casa: Casa) = casas[casa.linha][casa.coluna]

    fun procurar(letra: Char): Casa {
        val linha = casas.indexOfFirst { letra in it }
        return Casa(linha, casas[linha].indexOf(letra))
    }

    fun vizinhas(casa: Casa) = saltos
        .map { Casa(Math.floorMod(casa.linha + it.linha, linhas), Math.floorMod(casa.coluna + it.coluna, colunas)) }
        .filter { this[it] != 'x' }
}

fun menorCaminho(tabuleiro: Tabuleiro): Int? {
    val inicio = tabuleiro.procurar('C')
    val distancia = hashMapOf(inicio to 0)
    val fila = ArrayDeque<Casa>()
    fila.add(inicio)
    while (fila.isNotEmpty()) {
        val casa = fila.remove()
        val passos = distancia.getValue(casa)
        if (tabuleiro[casa] == 'S') return passos
        for (vizinha in tabuleiro.vizinhas(casa)) {
            if (vizinha !in distancia) {
                distancia[vizinha] = passos + 1
                fila.add(vizinha)
            }
        }
    }
    return null
}

fun main(args: Array<String>) {
    val casas = File(args[0]).readLines().filter { it.isNotEmpty() }
    val passos = menorCaminho(Tabuleiro(casas))
    if (passos == null) {
        println("Sem solucao.")
    } else {
        println("A menor distancia do cavalo ate a saida e de $passos movimentos.")
    }
}
