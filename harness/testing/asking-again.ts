/** Programs that are right at a terminal, where a line comes at a time: each question has a reader of its own. */

const JAVA_READER = `
    static String ask(String question) {
        System.out.print(question);
        return new Scanner(System.in).nextLine();
    }
`;

const JAVA_PATH = `
    static int[] DR = {1, 2, 2, 1, -1, -2, -2, -1}, DC = {2, 1, -1, -2, -2, -1, 1, 2};

    static int moves(String[] board) {
        int rows = board.length, columns = board[0].length();
        int at = String.join("", board).indexOf('C');
        Map<Integer, Integer> moves = new HashMap<>(Map.of(at, 0));
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(at));
        while (!queue.isEmpty()) {
            int from = queue.poll(), row = from / columns, column = from % columns;
            if (board[row].charAt(column) == 'S') return moves.get(from);
            for (int k = 0; k < 8; k++) {
                int r = Math.floorMod(row + DR[k], rows), c = Math.floorMod(column + DC[k], columns);
                if (board[r].charAt(c) != 'x' && moves.putIfAbsent(r * columns + c, moves.get(from) + 1) == null)
                    queue.add(r * columns + c);
            }
        }
        return -1;
    }

    static void tell(String file, boolean inWords) throws Exception {
        int moves = moves(Files.readString(Path.of(file)).trim().split("\\\\s+"));
        System.out.println(moves < 0 ? "Impossível" : moves + (inWords ? " movimentos" : ""));
    }
`;

const javaProgram = (members: string, main: string) => `
import java.nio.file.*;
import java.util.*;

public class Cavalo {${members}
    public static void main(String[] args) throws Exception {
        ${main}
    }
}
`;

export const KNIGHT_IN_JAVA = javaProgram(
  JAVA_READER + JAVA_PATH,
  'tell(ask("Nome do arquivo: "), ask("Escrever por extenso? (s/n) ").equals("s"));',
);

export const KNIGHT_AT_CONSOLE = javaProgram(
  JAVA_PATH,
  'tell(System.console().readLine("Nome do arquivo: "), true);',
);

export const KNIGHT_AT_CONSOLE_ALONE = javaProgram(
  JAVA_PATH,
  `if (System.console() == null) {
            System.out.println("Sem console");
            System.exit(1);
        }
        tell(System.console().readLine("Nome do arquivo: "), true);`,
);

export const TOUR_IN_JAVA = javaProgram(
  `${JAVA_READER}
    static int[] DR = {1, 2, 2, 1, -1, -2, -2, -1}, DC = {2, 1, -1, -2, -2, -1, 1, 2};
    static int[][] board;

    static List<int[]> from(int row, int column) {
        List<int[]> free = new ArrayList<>();
        for (int k = 0; k < 8; k++) {
            int r = row + DR[k], c = column + DC[k];
            if (r >= 0 && r < board.length && c >= 0 && c < board[0].length && board[r][c] == 0) free.add(new int[] {r, c});
        }
        return free;
    }

    static boolean visit(int row, int column, int step) {
        board[row][column] = step;
        if (step == board.length * board[0].length) return true;
        List<int[]> next = from(row, column);
        next.sort(Comparator.comparingInt(square -> from(square[0], square[1]).size()));
        for (int[] square : next) if (visit(square[0], square[1], step + 1)) return true;
        board[row][column] = 0;
        return false;
    }

    static int number(String question) {
        return Integer.parseInt(ask(question));
    }
`,
  `board = new int[number("Quantas linhas? ")][number("Quantas colunas? ")];
        if (!visit(number("Linha inicial: ") - 1, number("Coluna inicial: ") - 1, 1)) System.out.println("Sem solução");
        else for (int[] row : board) System.out.println(Arrays.toString(row));`,
);

const NODE_READER = `
const readline = require("readline");
function ask(question, then) {
  const reader = readline.createInterface({ input: process.stdin, output: process.stdout });
  reader.question(question, (line) => { reader.close(); then(line); });
}
`;

export const KNIGHT_IN_NODE = `${NODE_READER}
ask("Nome do arquivo: ", (file) => ask("Escrever por extenso? (s/n) ", (words) => {
  const board = require("fs").readFileSync(file, "utf8").trim().split(/\\s+/);
  const [rows, columns] = [board.length, board[0].length];
  const [from, to] = ["C", "S"].map((sign) => board.join("").indexOf(sign));
  const moves = new Map([[from, 0]]);
  for (const [at, count] of moves) {
    for (const [r, c] of [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]) {
      const row = (Math.floor(at / columns) + r + 2 * rows) % rows;
      const column = ((at % columns) + c + 2 * columns) % columns;
      const next = row * columns + column;
      if (board[row][column] !== "x" && !moves.has(next)) moves.set(next, count + 1);
    }
  }
  console.log(moves.has(to) ? moves.get(to) + (words === "s" ? " movimentos" : "") : "Impossível");
}));
`;

/** Solves boards by a function of our own, so that it needs no search of its own: `tour(side, row, column)`. */
export const tourInNode = (tour: string) => `${NODE_READER}
ask("Tamanho: ", (side) => ask("Linha inicial: ", (row) => ask("Coluna inicial: ", (column) => {
  const [n, r, c] = [side, row, column].map(Number);
  if (n < 5 || (n % 2 === 1 && (r + c) % 2 === 1)) console.log("Sem solução");
  else console.log((${tour})(n, r - 1, c - 1).map((line) => line.join(" ")).join("\\n"));
})));
`;
