import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Queue;
import java.util.Scanner;

public class CavaloPerdido {

    private static class Posicao {
        final int linha;
        final int coluna;
        final int movimentos;

        Posicao(int linha, int coluna, int movimentos) {
            this.linha = linha;
            this.coluna = coluna;
            this.movimentos = movimentos;
        }
    }

    private static final int[] SALTO_LINHA = { -2, -1, 1, 2, 2, 1, -1, -2 };
    private static final int[] SALTO_COLUNA = { 1, 2, 2, 1, -1, -2, -2, -1 };

    private final char[][] tabuleiro;
    private final int linhas;
    private final int colunas;

    public CavaloPerdido(char[][] tabuleiro) {
        this.tabuleiro = tabuleiro;
        this.linhas = tabuleiro.length;
        this.colunas = tabuleiro[0].length;
    }

    public static void main(String[] args) throws IOException {
        Scanner teclado = new Scanner(System.in);
        System.out.print("Digite o nome do arquivo: ");
        String nome = teclado.nextLine().trim();

        CavaloPerdido jogo = new CavaloPerdido(lerTabuleiro(nome));
        System.out.println("Tabuleiro de " + jogo.linhas + " por " + jogo.colunas);

        Posicao cavalo = jogo.procurarCavalo();
        System.out.println("O cavalo esta na posicao (" + cavalo.linha + "," + cavalo.coluna + ")");

        Posicao saida = jogo.procurarSaida(cavalo);
        if (saida == null) {
            System.out.println("A saida nao foi encontrada.");
            System.out.println("Tabuleiro sem solucao.");
        } else {
            System.out.println("Saida encontrada na posicao (" + saida.linha + "," + saida.coluna + ")");
            System.out.println("Em " + saida.movimentos + " movimentos.");
        }
    }

    private static char[][] lerTabuleiro(String nome) throws IOException {
        ArrayList<char[]> lidas = new ArrayList<>();
        try (BufferedReader arquivo = new BufferedReader(new FileReader(nome))) {
            String linha = arquivo.readLine();
            while (linha != null && !linha.isEmpty()) {
                lidas.add(linha.toCharArray());
                linha = arquivo.readLine();
            }
        }
        return lidas.toArray(new char[0][]);
    }

    private Posicao procurarCavalo() {
        for (int i = 0; i < linhas; i++) {
            for (int j = 0; j < colunas; j++) {
                if (tabuleiro[i][j] == 'C') {
                    return new Posicao(i, j, 0);
                }
            }
        }
        throw new IllegalStateException("O tabuleiro nao tem cavalo");
    }

    // Busca em largura: a primeira vez que a saida sai da fila e pelo menor caminho.
    private Posicao procurarSaida(Posicao cavalo) {
        boolean[][] visitado = new boolean[linhas][colunas];
        Queue<Posicao> fila = new ArrayDeque<>();
        fila.add(cavalo);
        visitado[cavalo.linha][cavalo.coluna] = true;

        while (!fila.isEmpty()) {
            Posicao atual = fila.remove();
            if (tabuleiro[atual.linha][atual.coluna] == 'S') {
                return atual;
            }
            for (int i = 0; i < 8; i++) {
                // O tabuleiro e circular: quem sai de um lado entra pelo outro.
                int linha = Math.floorMod(atual.linha + SALTO_LINHA[i], linhas);
                int coluna = Math.floorMod(atual.coluna + SALTO_COLUNA[i], colunas);
                if (tabuleiro[linha][coluna] != 'x' && !visitado[linha][coluna]) {
                    visitado[linha][coluna] = true;
                    fila.add(new Posicao(linha, coluna, atual.movimentos + 1));
                }
            }
        }
        return null;
    }
}
