package br.usp.grafo;

/** Uma casa do tabuleiro: é um vértice do grafo. */
class Vertice {

    final int linha;
    final int coluna;
    int distância = -1;

    Vertice(int linha, int coluna) {
        this.linha = linha;
        this.coluna = coluna;
    }

    boolean visitado() {
        return distância >= 0;
    }
}
