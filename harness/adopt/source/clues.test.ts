import { describe, expect, test } from "vitest";
import { waysToAsk } from "../attempt/ways.ts";
import { cluesIn } from "./clues.ts";
import { readCode } from "./literals.ts";

function cluesOf(text: string, path = "src/cavalo.py") {
  return cluesIn([readCode({ path, text: Buffer.from(text).toString("latin1"), utf8: true })]);
}

test("a start that a comment holds, too, is named by a text that stands once", () => {
  const source = "# start_row = 0, start_col = 0\nstart_row = 0\nstart_col = 0\nprint(start_row)\n";
  const { startConstants } = cluesOf(source);
  expect(startConstants.map(({ kind }) => kind)).toEqual(["row", "column"]);
  for (const { text } of startConstants) {
    expect(source.split(text)).toHaveLength(2);
    expect(text).toMatch(/ = 0$/);
  }
  expect(cluesOf("start_row = 0\nstart_row = 0\n").startConstants).toEqual([]);
});

test("what is quoted is told with its line", () => {
  const { questions } = cluesOf('/* one\ntwo */\n\nx = "linha: "\nprint("coluna: ")\n');
  expect(questions.map(({ at }) => at)).toEqual(["src/cavalo.py:4", "src/cavalo.py:5"]);
});

describe("prompts", () => {
  test.each([
    ['printf("Linha inicial (1 a 8): ");', ["row"], 1],
    ["input('Informe a coluna (0-7)')", ["column"], 0],
    ['Console.Write("Introduzca fila y columna: ")', ["row", "column"], undefined],
    ['print("Starting square, e.g. a1? ")', ["square"], undefined],
    ['input("Casa inicial (1 a 64): ")', ["cell"], 1],
    ['puts "Tamanho do tabuleiro: "', ["size"], undefined],
    ['print("Número de linhas: ")', ["rows"], undefined],
    ['System.out.print("Digite o nome do arquivo: ");', ["file"], undefined],
    ['input("Tecle ENTER para continuar")', ["enter"], undefined],
    ['input("y (linha, a partir de 1): ")', ["row"], 1],
    ["print('x: ')", ["x"], undefined],
  ] as const)("%s asks for %j, counted from %j", (source, kinds, base) => {
    expect(cluesOf(source).questions).toMatchObject([{ kinds, base }]);
  });

  test("a text before a printed value is none, but one before the next key of a table may be", () => {
    expect(cluesOf('print("Linha: ", row)\n')).toMatchObject({ labels: ["Linha:"] });
    expect(cluesOf('rl.question("Linha: ", async (row, next) => {})\n')).toMatchObject({ labels: [] });
    expect(cluesOf('SAYS = {\n  1: "Linha: ",\n  2: "Bye",\n}\n')).toMatchObject({ labels: [] });
  });

  test.each(['# print("linha: ")', '// cout << "linha: ";', 'printf("linha: %d")', 'print("Passos: ")'])(
    "%s asks for nothing",
    (source) => {
      expect(cluesOf(source).questions).toEqual([]);
    },
  );
});

test.each([
  ['open("entrada.txt")', "entrada.txt", "read"],
  ["SAIDA = 'resultados/saida.txt'", "resultados/saida.txt", "written"],
  ['fopen("dados\\\\mapa.txt", "r")', "dados\\mapa.txt", "read"],
  ['open("../dados/a.txt")', "dados/a.txt", "unknown"],
  ['fopen("./log.txt", "a")', "log.txt", "written"],
  ['fout.open("passeios.tours", ios::app);', "passeios.tours", "written"],
  ['freopen("passeio.res", "w", stdout);', "passeio.res", "written"],
  ['System.setOut(new PrintStream("passeio.res"));', "passeio.res", "unknown"],
  ['File.WriteAllText("passeio.res", linhas);', "passeio.res", "unknown"],
] as const)("%s names the file %s, which is %s", (source, name, use) => {
  expect(cluesOf(source).fileNames).toMatchObject([{ name, use }]);
  const [literal] = /(["']).*?\1/.exec(source)!;
  expect(cluesOf(`print(${literal.replace(/\.\w+(?=.$)/, ".tour")})`).fileNames).toEqual([]);
});

test.each([
  'freopen("input.txt", "r", stdin); freopen("output.txt", "w", stdout);',
  'FILE *lido = fopen("input.txt", "r"), *feito = fopen("output.txt", "w");',
  'with open("input.txt") as lido, open("output.txt", "w") as feito:',
])("each file that a line names has a use of its own: %s", (source) => {
  expect(cluesOf(source).fileNames).toMatchObject([
    { name: "input.txt", use: "read" },
    { name: "output.txt", use: "written" },
  ]);
});

test("a program that leaves two folders starts in one that is so deep", () => {
  const { fileNames } = cluesOf('fopen("../../dados/a.txt", "r")');
  expect(fileNames).toMatchObject([{ name: "dados/a.txt", folder: "src/bin" }]);
});

test.each(["a/../../x.txt", "../a/../../x.txt", "/etc/x.txt", "./../../../x.txt", "..\\..\\x.txt"])(
  "no way of asking leads out of a run's folder, as the name %j would",
  (name) => {
    const clues = cluesOf(`open(${JSON.stringify(name)})`);
    const { likely, guessed, open } = waysToAsk("lost-knight", clues);
    for (const { input, answer } of [...likely, ...guessed, ...open]) {
      const names = [...Object.keys(input?.files ?? {}), input?.folder ?? "", answer?.file ?? ""];
      expect(names.filter((each) => each.startsWith("/") || each.split("/").includes(".."))).toEqual([]);
    }
  },
);

test.each([
  ['int main() { int r, c; scanf("%d %d", &r, &c); }', "{row1} {column1}\n"],
  ["cin >> n >> row >> col;", "{n} {row1} {column1}\n"],
  ["linha, coluna = map(int, input().split())", "{row1} {column1}\n"],
  ["int n = s.nextInt();\nint sr = s.nextInt();\nint sc = s.nextInt();", "{n}\n{row1}\n{column1}\n"],
  ["int linha = s.nextInt() - 1;\nint coluna = s.nextInt() - 1;", "{row1}\n{column1}\n"],
])("%s is typed %j", (source, stdin) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(source, "main.cpp"));
  expect(likely.map(({ input }) => input?.stdin)).toContain(stdin);
});

test("the end of a nested template reads nothing", () => {
  const { readings } = cluesOf("vector<pair<int,int>> res;\nvector<vector<Square>> board;\n", "main.cpp");
  expect(readings).toEqual([]);
});

test.each([
  ["Closed tour? (y/n): ", "{tour:open=n,closed=y}"],
  ["Open tour (y/n)? ", "{tour:open=y,closed=n}"],
  ["Fechado? (1 = sim, 0 = não): ", "{tour:open=0,closed=1}"],
  ["Passeio aberto ou fechado (a/f)? ", "{tour:open=a,closed=f}"],
  ["1 - aberto, 2 - fechado: ", "{tour:open=1,closed=2}"],
  ["Type of tour (open/closed): ", "{tour:open=open,closed=closed}"],
  ["Open the result? (y/n): ", "n"],
])("%j is answered by %j", (question, answer) => {
  const source = `input("Size: ")\ninput(${JSON.stringify(question)})\n`;
  const { likely } = waysToAsk("knights-tour", cluesOf(source));
  expect(likely[0]?.input?.stdin).toBe(`{n}\n${answer}\n`);
});

test.each([
  ["Enter the size (4 to exit): ", "4"],
  ["- to exit enter '-1 -1'.", "-1 -1"],
  ["Tamanho, ou q para sair: ", "q"],
  ["If done, please type 'done'.", "done"],
])("%j is left by %j", (text, ending) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(`input("Size: ")\nprint(${JSON.stringify(text)})\n`));
  expect(likely[0]?.input?.stdin).toMatch(new RegExp(`\n${ending}\n$`));
});

test.each([
  ["usage: python3 passeio.py rows columns attempts", ["{rows}", "{columns}", "1"]],
  ["usage: java Passeio <estrategia> <n> <linha> <coluna>", ["1", "{n}", "{row1}", "{column1}"]],
  ["Usage: ./passeio <size> <row> <column>", ["{n}", "{row1}", "{column1}"]],
  ["<0/1/2> <n> <x> <y>", ["1", "{n}", "{row1}", "{column1}"]],
  ["Usage: <size> <row> <column>", ["{n}", "{row1}", "{column1}"]],
  ["Uso: passeio [tamanho]", ["{n}"]],
  ["Usage: ./tour size row col [mode] (mode: single|multi)", ["{n}", "{row1}", "{column1}"]],
  [
    "Argumentos esperados: <Tamanho> <Linha Inicial> <Coluna Inicial> <Número de threads>",
    ["{n}", "{row1}", "{column1}", "1"],
  ],
  ["Usage: evolve [nqueens|knightstour]", ["knightstour"]],
  [
    "Usage: ./tour [-h] --size N [--row R] [--column=C] -q [--seed SEED]",
    ["--size", "{n}", "--row", "{row1}", "--column={column1}", "-q"],
  ],
  ["Usage: ./a.exe {board_size(int)} {1 for closed tour, 0 for any tour}", ["{n}", "0"]],
])("arguments are given as %j says", (text, words) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(`if len(sys.argv) < 2: print("${text}")\n`));
  expect(likely[0]?.input?.arguments).toEqual(words);
});

test.each([
  ["rows columns", undefined],
  ["rows columns attempts", true],
])("of the arguments %s something is made up: %s", (usage, isMadeUp) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(`print("Usage: passeio.py ${usage}", sys.argv)\n`));
  expect(likely[0]?.evidence[0]?.isMadeUp).toBe(isMadeUp);
});

test("an argument of unknown meaning is one of the words that it is compared with", () => {
  const source =
    'print("Usage: <size> <mode>", len(sys.argv))\nif mode == "backtrack" or mode == "warnsdorff": run(mode)\n';
  const { likely } = waysToAsk("knights-tour", cluesOf(source));
  expect(likely.slice(0, 3).map(({ input }) => input?.arguments)).toEqual([
    ["{n}", "backtrack"],
    [],
    ["{n}", "warnsdorff"],
  ]);
});

test.each([
  ["-h : help\\n-s N : board size\\n-p a1 : initial position (default a1)", ["-s", "{n}", "-p", "{square}"]],
  ['ok"); flag.Int("size", 8, ""); flag.Int("startRow", 0, "', ["-size", "{n}", "-startRow", "{row1}"]],
])("options are given as %j has them", (text, words) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(`len(os.Args); print("${text}")\n`, "a.go"));
  expect(likely[0]?.input?.arguments).toEqual(words);
});

test("help in columns shows the form of an option", () => {
  const help =
    "  -s, --size N      Side of the board\\n  -p, --start R,C   Starting position\\n  -q, --quick   Board of 8x8\\n";
  const { likely } = waysToAsk("knights-tour", cluesOf(`len(os.Args); print("${help}")\n`, "a.go"));
  const asked = likely.map(({ input }) => input?.arguments);
  expect(asked).toContainEqual(["--size", "{n}", "--start", "{row0},{column0}"]);
});

test("an option without a value is given if the fullest example of a call has it", () => {
  const help = "  -s, --size N      Side of the board\\n  -p, --start R,C   Starting position\\n";
  const calls =
    "  tour -c           Closed tour\\n  tour -q -s 8 -p 3,4      From (3,4)\\n  tour -q -s 6   Side 6\\n";
  const { likely } = waysToAsk("knights-tour", cluesOf(`len(os.Args); print("${help}${calls}")\n`, "a.go"));
  const asked = likely.map(({ input }) => input?.arguments);
  expect(asked).toContainEqual(["--size", "{n}", "--start", "{row0},{column0}", "-q"]);
});

test.each([
  [
    "int StartX=atoi(argv[2]);\nN = atoi(argv[1]);\nint StartY=atoi(argv[3]);",
    ["{n}", "{row1}", "{column1}"],
  ],
  ["int x0 = atoi(argv[1]), y0 = atoi(argv[2]);", ["{row1}", "{column1}"]],
  ["m = int(sys.argv[1])\nn = int(sys.argv[2])", ["{rows}", "{columns}"]],
  ["rows, cols, tries = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])", ["{rows}", "{columns}", "1"]],
  ["size = int(sys.argv[1]) if len(sys.argv) == 2 else 8", ["{n}"]],
  [
    "start = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) == 4 else (0, 0)",
    ["{n}", "{row1}", "{column1}"],
  ],
  ["start = tuple(map(int, sys.argv[1:3]))", ["{row1}", "{column1}"]],
  ["boardSize = Integer.parseInt(args[1]);\nstrategy = parseInt(args[0]);", ["1", "{n}"]],
  [
    "if (args.length == 4) { size = parse(args[1]);\n startX = parse(args[2]);\n startY = parse(args[3]); }\nelse size = parse(args[0]);",
    ["{n}", "{n}", "{row1}", "{column1}"],
  ],
  ["size, err := strconv.Atoi(os.Args[1])", ["{n}"]],
  [
    "istringstream ssX(argv[1]);\n std::stringstream ssY{argv[2]};\nistringstream ssW(argv[3]);\nistringstream height(argv[4]);\nif (!(ssW >> width)) return 1;",
    ["{row1}", "{column1}", "{columns}", "{rows}"],
  ],
  ["uint.TryParse(args[0], out size);", ["{n}"]],
  [
    "int m = Integer.parseInt(args[0]);\nint n = Integer.parseInt(args[1]);\nint x0 = (int) args[2].charAt(0) - (int) 'a';",
    ["{rows}", "{columns}", "{square}"],
  ],
  ["n = int(argv[1])\nx = ord(argv[2][0]) - ord('a')", ["{n}", "{square}"]],
  ["const n = Number(process.argv[2]);", ["{n}"]],
  ["let n = int_of_string Sys.argv.(1) in", ["{n}"]],
  ["Dim n = CInt(args(0))", ["{n}"]],
  ['startY := flag.Int("y", 0, "")\nstartX := flag.Int("x", 0, "")', ["-y", "{column1}", "-x", "{row1}"]],
  ['add_argument("--start", default="1,7", help="X,Y")', ["--start", "{cell1}"]],
  ['add_argument("n", type=int)\nadd_argument("-q", "--quiet", action="store_true")', ["{n}"]],
  [
    'add_argument("--n", type=int)\nadd_argument("--start", nargs=2, metavar=("R", "C"), help="first square, row and column")',
    ["--n", "{n}", "--start", "{row1}", "{column1}"],
  ],
  ["add_argument('--board', nargs=2, help='size')", ["--board", "{rows}", "{columns}"]],
  ['@click.option("--board-size", default=8)', ["--board-size", "{n}"]],
  [".option('-s, --size <n>', 'tamanho')", ["--size", "{n}"]],
  ['opts.on("-r", "--row ROW", Integer) do |r|', ["--row", "{row1}"]],
  ["case 's': size = atoi(optarg); break;", ["-s", "{n}"]],
  ['if (args[i].startsWith("--size=")) {', ["--size={n}"]],
  [
    'if opt == "-x":\n  x = int (arg)\nelif opt == "-y":\n  y = int (arg)\nelif opt == "-s":\n  s = int(arg)\n',
    ["-x", "{row1}", "-y", "{column1}", "-s", "{n}"],
  ],
  ["#[arg(short, long, default_value_t = 8)]\n    board_size: usize,", ["--board-size", "{n}"]],
  ['if (strcmp(argv[i], "-n") == 0) {\n size = atoi(argv[++i]);', ["-n", "{n}"]],
])("the arguments of %j are %j", (source, words) => {
  const clues = cluesOf(source);
  const { likely } = waysToAsk("knights-tour", { ...clues, traces: { ...clues.traces, arguments: "a:1" } });
  expect(likely[0]?.input?.arguments).toEqual(words);
});

test.each([
  ["while x >= 0 and x < 5 and y < 5: pass\nfor k in range(8): pass", [5]],
  ["int board[6][6];", [6]],
  ["KnightsTour knight(5);", [5]],
  ["Tabuleiro t = new Tabuleiro(10);", [10]],
  ["for (int i = 0; i < 8; i++)", []],
] as const)("the boards of %j may have the sides %j", (source, sides) => {
  expect(cluesOf(source).bounds).toEqual(sides);
});

test.each([
  "linha_inicial = 2\ncoluna_inicial = 4",
  "int startRow = 2, startCol = 4;",
  "int STARTX = 2;\nint STARTY = 4;",
])("the start of each case is put in the place of %j", (source) => {
  const { likely } = waysToAsk("knights-tour", cluesOf(source));
  const replaced = likely[0]?.driver?.replacements?.map(({ replace }) => replace.replace(/.*= /, ""));
  expect(replaced).toEqual(["{row1}", "{column1}"]);
});

test("a program that takes more or fewer arguments is told all", () => {
  const source = "if (argc == 2 || argc == 4) n = atoi(*++argv);\nif (argc == 3) inicio(argv);";
  const { likely } = waysToAsk("knights-tour", cluesOf(source, "a.c"));
  expect(likely[0]?.input?.arguments).toEqual(["{n}", "{row0}", "{column0}"]);
});

test("of what was not found in the sources, a manifest says only that it was not found", () => {
  // Nothing here looks like arguments or input, and both are there.
  const source = "leia(params); lerEntrada();";
  const { likely } = waysToAsk("knights-tour", cluesOf(source, "src/Cavalo.java"));
  expect(likely.flatMap(({ evidence }) => evidence.map(({ because }) => because.en))).toEqual([
    "no use of arguments was found in the program",
    "no reading of standard input was found in the program",
  ]);
});

test("names of files are typed after a start, and one of them may hold the answer", () => {
  const source = 'scanf("%d", &n);\nscanf("%d %d", &x, &y);\nscanf("%s", fileName);\n';
  const { likely } = waysToAsk("knights-tour", cluesOf(source, "a.c"));
  const input = { stdin: "{n}\n{row1} {column1}\npasseio1.txt\n" };
  expect(likely).toContainEqual(expect.objectContaining({ input: expect.objectContaining(input) }));
  expect(likely).toContainEqual(
    expect.objectContaining({ input: expect.objectContaining(input), answer: { file: "passeio1.txt" } }),
  );
});

test.each([
  ["Enter the number of knights: ", ["count"]],
  ["Quantas tentativas? ", ["count"]],
  ["Number of rows: ", ["rows"]],
  ["Número da casa: ", ["cell"]],
] as const)("%j asks for %j", (prompt, kinds) => {
  expect(cluesOf(`input("${prompt}")`).questions).toMatchObject([{ kinds }]);
});

test("a square is typed as its prompt shows it", () => {
  const { likely } = waysToAsk("knights-tour", cluesOf('input("Casa inicial (A1 a H8): ")\n'));
  expect(likely[0]?.input?.stdin).toBe("{SQUARE}\n");
});

test("a menu is entered and left by its numbers", () => {
  const source = `puts "1) Passeio", "2) Sair"\nprint "Opção: "\nprint "Linha (0 a 7): "\nprint "Coluna (0 a 7): "\ngets`;
  const { likely } = waysToAsk("knights-tour", cluesOf(source, "a.rb"));
  expect(likely[0]?.input?.stdin).toBe("1\n{row0}\n{column0}\n2\n");
});

test("a menu of letters is entered by the likeliest and left by its last one", () => {
  const menu = ["a. Breadth First Search", "b. DFS with heuristic", "c. Exit"].map(
    (text) => `print("${text}")\n`,
  );
  const source = `${menu.join("")}choice = input('Enter your choice: ')\nn = int(input('Enter board size: '))\n`;
  expect(waysToAsk("knights-tour", cluesOf(source)).likely[0]?.input?.stdin).toBe("b\n{n}\nc\n");
});

test.each([
  'print("Solution Path: ", path)',
  'System.out.println("Board size: " + n);',
  'cout << "Rows: " << rows;',
  'console.log("Start position:", start)',
])("%s asks for nothing", (source) => {
  expect(cluesOf(`${source}\n`, "a.cpp").questions).toEqual([]);
});

test.each([
  'print("Size: ", end="")',
  'cout << "Size: " << endl;',
  'cout << "Enter the size: " << n;',
  'cout << "Rows: "; cin >> rows;',
])("%s asks for something", (source) => {
  expect(cluesOf(`${source}\n`, "a.cpp").questions).toHaveLength(1);
});

test.each([
  ["time.sleep(1)\ntime.sleep(1)", ["time.sleep(1)\ntime.sleep(0)"]],
  ["# sleep(1)\nx = 0\nsleep(1)", ["x = 0\nsleep(0)"]],
  ["x = 1\nsleep(1)\ny = 2\nsleep(1)", ["x = 1\nsleep(0)", "sleep(0)"]],
  ["Thread.sleep(PAUSA);", ["sleep(0)"]],
  ["this_thread::sleep_for(chrono::milliseconds(50));", ["sleep_for(chrono::milliseconds(0))"]],
  ["this_thread::sleep_for(chrono::milliseconds(ms));", ["sleep_for(chrono::milliseconds(0))"]],
])("the pauses of %j are replaced by %j", (source, skipped) => {
  expect(cluesOf(source).pauses.map((pause) => pause.skipped)).toEqual(skipped);
});

test("a file that a program reads may hold the start, or a board below its sizes", () => {
  const clues = cluesOf('FILE *f = fopen("entrada.txt", "r");', "a.c");
  const textsFor = (problem: "knights-tour" | "lost-knight") => {
    const { likely, guessed } = waysToAsk(problem, clues);
    return [...likely, ...guessed].map(({ input }) => input?.files?.["entrada.txt"]);
  };
  expect(textsFor("knights-tour")).toContain("{rows} {columns} {row1} {column1}\n");
  expect(textsFor("lost-knight")).toContain("{rows} {columns}\n{board}");
});
