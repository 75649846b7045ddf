package br.usp.grafo;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** O tabuleiro visto como um grafo. As arestas são os saltos do cavalo e não são guardadas. */
class Grafo {

    private static final int[][] SALTOS = {
        { 1, 2 }, { 1, -2 }, { -1, 2 }, { -1, -2 }, { 2, 1 }, { 2, -1 }, { -2, 1 }, { -2, -1 }
    };

    private final Vertice[][] vértices;
    private Vertice início;
    private Vertice saída;

    Grafo(List<String> linhas) {
        vértices = new Vertice[linhas.size()][linhas.get(0).length()];
        for (int i = 0; i < vértices.length; i++) {
            for (int j = 0; j < vértices[i].length; j++) {
                char símbolo = linhas.get(i).charAt(j);
                if (símbolo == 'x') {
                    continue; // casa bloqueada não é vértice
                }
                vértices[i][j] = new Vertice(i, j);
                if (símbolo == 'C') {
                    início = vértices[i][j];
                } else if (símbolo == 'S') {
                    saída = vértices[i][j];
                }
            }
        }
    }

    /** Busca em largura a partir do cavalo; -1 quando não há caminho até a saída. */
    int menorDistância() {
        LinkedList<Vertice> fila = new LinkedList<>();
        início.distância = 0;
        fila.add(início);
        while (!fila.isEmpty() && !saída.visitado()) {
            Vertice atual = fila.removeFirst();
            for (Vertice próximo : adjacentes(atual)) {
                if (!próximo.visitado()) {
                    próximo.distância = atual.distância + 1;
                    fila.addLast(próximo);
                }
            }
        }
        return saída.distância;
    }

    private List<Vertice> adjacentes(Vertice v) {
        List<Vertice> lista = new ArrayList<>();
        int linhas = vértices.length;
        int colunas = vértices[0].length;
        for (int[] salto : SALTOS) {
            Vertice vizinho = vértices[(v.linha + salto[0] + 2 * linhas) % linhas][(v.coluna + salto[1] + 2 * colunas) % colunas];
            if (vizinho != null) {
                lista.add(vizinho);
            }
        }
        return lista;
    }
}
