import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

public class Labirinto {

    static final int INFINITO = 1000000;
    static final int[] DL = { 1, 2, 2, 1, -1, -2, -2, -1 };
    static final int[] DC = { 2, 1, -1, -2, -2, -1, 1, 2 };

    static List<String> mapa;

    static char casa(int l, int c) {
        return mapa.get(l).charAt(c);
    }

    // menor numero de movimentos da casa (l, c) ate a saida
    static int menor(int l, int c) {
        int melhor = INFINITO;
        int n = mapa.size();
        int m = mapa.get(0).length();
        for (int k = 0; k < 8; k++) {
            int nl = (l + DL[k] + 2 * n) % n;
            int nc = (c + DC[k] + 2 * m) % m;
            if (casa(nl, nc) != 'x') {
                melhor = Math.min(melhor, 1 + menor(nl, nc));
            }
        }
        if (casa(l, c) == 'S') {
            return 0;
        }
        return melhor;
    }

    public static void main(String[] args) throws IOException {
        mapa = Files.readAllLines(Paths.get(args[0]));
        for (int l = 0; l < mapa.size(); l++) {
            int c = mapa.get(l).indexOf('C');
            if (c >= 0) {
                int resposta = menor(l, c);
                if (resposta == INFINITO) {
                    System.out.println("Impossivel");
                } else {
                    System.out.println("Em " + resposta + " movimentos");
                }
            }
        }
    }
}
