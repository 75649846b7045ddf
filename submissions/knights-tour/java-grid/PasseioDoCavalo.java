import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Scanner;

public class PasseioDoCavalo {

    private static class Casa {
        final int linha;
        final int coluna;
        final List<Casa> vizinhas = new ArrayList<>();
        int passo;
        int desempate;

        Casa(int linha, int coluna) {
            this.linha = linha;
            this.coluna = coluna;
        }

        int saidas() {
            int total = 0;
            for (Casa vizinha : vizinhas) {
                if (vizinha.passo == 0) {
                    total++;
                }
            }
            return total;
        }
    }

    private static class CansouException extends RuntimeException {
    }

    private final int linhas;
    private final int colunas;
    private final Casa inicio;
    private final boolean fechado;
    private final Casa[][] casas;
    private final Random sorteio = new Random(1);
    private long paciencia;

    PasseioDoCavalo(int linhas, int colunas, int linha, int coluna, boolean fechado) {
        this.linhas = linhas;
        this.colunas = colunas;
        this.fechado = fechado;
        casas = new Casa[linhas][colunas];
        for (int i = 0; i < linhas; i++) {
            for (int j = 0; j < colunas; j++) {
                casas[i][j] = new Casa(i, j);
                int vertical = 2 * i - linhas + 1;
                int horizontal = 2 * j - colunas + 1;
                casas[i][j].desempate = -vertical * vertical - horizontal * horizontal;
            }
        }
        int[][] saltos = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } };
        for (Casa[] linhaDeCasas : casas) {
            for (Casa casa : linhaDeCasas) {
                for (int[] salto : saltos) {
                    int l = casa.linha + salto[0];
                    int c = casa.coluna + salto[1];
                    if (l >= 0 && l < linhas && c >= 0 && c < colunas) {
                        casa.vizinhas.add(casas[l][c]);
                    }
                }
            }
        }
        inicio = casas[linha][coluna];
    }

    boolean resolver() {
        int total = linhas * colunas;
        if (total % 2 == 1 && total > 1 && (fechado || (inicio.linha + inicio.coluna) % 2 == 1)) {
            return false;
        }
        for (long limite = 4L * total;; limite += limite / 10 + 1) {
            paciencia = limite;
            try {
                return visitar(inicio, 1);
            } catch (CansouException e) {
                recomecar();
            }
        }
    }

    private void recomecar() {
        for (Casa[] linha : casas) {
            for (Casa casa : linha) {
                casa.passo = 0;
                casa.desempate = sorteio.nextInt();
            }
        }
    }

    private boolean visitar(Casa casa, int passo) {
        if (--paciencia < 0) {
            throw new CansouException();
        }
        casa.passo = passo;
        if (passo == linhas * colunas) {
            if (!fechado || passo == 1 || casa.vizinhas.contains(inicio)) {
                return true;
            }
        } else if (!fechado || inicio.saidas() > 0) {
            List<Casa> livres = new ArrayList<>();
            for (Casa vizinha : casa.vizinhas) {
                if (vizinha.passo == 0) {
                    livres.add(vizinha);
                }
            }
            Collections.sort(livres, Comparator.comparingInt(Casa::saidas).thenComparingInt(v -> v.desempate));
            for (Casa proxima : livres) {
                if (visitar(proxima, passo + 1)) {
                    return true;
                }
            }
        }
        casa.passo = 0;
        return false;
    }

    void imprimir() {
        int largura = String.valueOf(linhas * colunas).length() + 2;
        StringBuilder borda = new StringBuilder("+");
        for (int j = 0; j < colunas; j++) {
            borda.append("-".repeat(largura)).append('+');
        }
        StringBuilder desenho = new StringBuilder(borda).append('\n');
        for (Casa[] linha : casas) {
            desenho.append('|');
            for (Casa casa : linha) {
                String passo = String.valueOf(casa.passo);
                desenho.append(" ".repeat(largura - 1 - passo.length())).append(passo).append(" |");
            }
            desenho.append('\n').append(borda).append('\n');
        }
        System.out.print(desenho);
    }

    public static void main(String[] args) {
        Scanner entrada = new Scanner(System.in);
        PasseioDoCavalo passeio = new PasseioDoCavalo(
            entrada.nextInt(), entrada.nextInt(), entrada.nextInt(), entrada.nextInt(),
            entrada.hasNext() && entrada.next().equals("closed"));
        // A recursao desce uma vez por casa e precisa de uma pilha grande.
        Thread busca = new Thread(null, () -> {
            if (passeio.resolver()) {
                passeio.imprimir();
            } else {
                System.out.println("Nao existe passeio");
            }
        }, "busca", 64L << 20);
        busca.start();
    }
}
