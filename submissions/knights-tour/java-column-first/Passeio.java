import java.awt.Point;
import java.util.ArrayList;
import java.util.List;

public class Passeio {
    static final int N = 8;
    static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1};
    static final int[] DY = {2, 1, -1, -2, -2, -1, 1, 2};

    static boolean[][] visitada = new boolean[N][N];
    static List<Point> caminho = new ArrayList<>();

    static List<Point> vizinhas(Point casa) {
        List<Point> livres = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int x = casa.x + DX[i], y = casa.y + DY[i];
            if (x >= 0 && x < N && y >= 0 && y < N && !visitada[x][y]) {
                livres.add(new Point(x, y));
            }
        }
        return livres;
    }

    static boolean passeio(Point casa) {
        visitada[casa.x][casa.y] = true;
        caminho.add(casa);
        if (caminho.size() == N * N) {
            return true;
        }
        List<Point> opcoes = vizinhas(casa);
        opcoes.sort((a, b) -> vizinhas(a).size() - vizinhas(b).size());
        for (Point proxima : opcoes) {
            if (passeio(proxima)) {
                return true;
            }
        }
        caminho.remove(caminho.size() - 1);
        visitada[casa.x][casa.y] = false;
        return false;
    }

    public static void main(String[] args) {
        int linha = Integer.parseInt(args[2]);
        int coluna = Integer.parseInt(args[3]);
        passeio(new Point(coluna, linha)); // x é a coluna
        for (int i = 0; i < caminho.size(); i++) {
            Point casa = caminho.get(i);
            System.out.printf("%d. x=%d y=%d%n", i + 1, casa.x, casa.y);
        }
    }
}
