import path from "node:path";
import { expect, test } from "vitest";
import { parseBoard } from "../case/board.ts";
import { leastMoves } from "../case/board-rules.ts";
import { programsIn } from "../grade/asking/programs.ts";
import type { Task } from "../grade/task/task.ts";
import { bareHandIn, bareSubmission } from "../submission/find/bare.ts";
import { adoptionsBy } from "../testing/adoption.ts";
import { fakeProgram } from "../testing/fake-program.ts";
import { folderWith } from "../testing/folders.ts";
import { numbersIn, printed, tourFrom, tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR, squaresInOrder } from "../testing/tours.ts";
import { adoptProgram } from "./adopt-program.ts";
import { allowanceOf } from "./attempt/allowance.ts";

const adoptionOf = adoptionsBy(adoptProgram, allowanceOf);
const ASKS_FOR_START = "r = int(input('Linha (1 a 8): '))\nc = int(input('Coluna (1 a 8): '))\n";

test("a program that tries every path is asked for small boards", async () => {
  const adoption = await adoptionOf({
    source: "n = input('Tamanho: ')\nr = input('Linha (1 a n): ')\nc = input('Coluna (1 a n): ')\n",
    act({ delivery: { stdin } }) {
      const [side, row, column] = numbersIn(stdin);
      if (column === undefined) return "";
      if (side! > 5) return { over: "cpu" };
      const tour = tourFrom(side!, row! - 1, column - 1);
      return tour ? printed(tour) : "sem solução";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{n}\n{row1}\n{column1}\n" } },
  });
});

test("a program is given the options that its parser of arguments wants, and no others", async () => {
  const adoption = await adoptionOf({
    problem: "lost-knight",
    source: `import argparse
p = argparse.ArgumentParser()
p.add_argument("-f", "--fonte", required=True)
p.add_argument("--mudo", action="store_true")
nome = p.parse_args().fonte
`,
    act({
      delivery: {
        arguments: [option, name = ""],
        files,
      },
    }) {
      const board = option === "-f" && files[name];
      if (!board) return { error: "error: the following arguments are required: -f/--fonte" };
      return `${leastMoves(parseBoard(board, String))} movimentos`;
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["-f", "{boardPath}"] } },
  });
});

test("of x and y, a program that tries every path is told first which one it takes for the column", async () => {
  const adoption = await adoptionOf({
    source: "h = input('Altura: ')\nw = input('Largura: ')\nx = input('X: ')\ny = input('Y: ')\n",
    act({ delivery: { stdin } }) {
      const [rows, columns, x, y] = numbersIn(stdin);
      if (y === undefined || y >= rows! || x! >= columns!) return "";
      if (rows! * columns! > 25) return { over: "cpu" };
      const tour = tourFrom([rows!, columns!], y, x!);
      return tour ? printed(tour) : "sem solução";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{rows}\n{columns}\n{column0}\n{row0}\n" } },
  });
});

test("a program that repeats itself without end when its input ends is asked at once with one that stays open", async () => {
  let floods = 0;
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin, staysOpen } }) {
      const [row, column] = numbersIn(stdin);
      if (column === undefined) return "";
      if (staysOpen) return printed(tourOf(8, row! - 1, column - 1));
      floods++;
      return { over: "output" };
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { input: { staysOpen: true } } });
  expect(floods).toBeLessThan(6);
});

test("a program that wants to draw its tour in a window is understood by what it printed before", async () => {
  const adoption = await adoptionOf({
    source: "import tkinter\ncasa = int(input('Casa: '))\n",
    act({ delivery: { stdin } }) {
      const [cell] = numbersIn(stdin);
      if (cell === undefined) return "";
      const said = printed(tourOf(8, cell >> 3, cell & 7));
      return { error: "_tkinter.TclError: no display name and no $DISPLAY environment variable", said };
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { input: { stdin: "{cell0}\n" } } });
});

test("a program that gives up at times when its input ends is asked with an input that stays open", async () => {
  let runs = 0;
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin, staysOpen } }) {
      const [row, column] = numbersIn(stdin);
      if (column === undefined) return "";
      return staysOpen || runs++ % 3 < 2
        ? printed(tourOf(8, row! - 1, column - 1))
        : { error: "end of input" };
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { input: { staysOpen: true } } });
});

test("what another program in the same folder asks for is not typed", async () => {
  const main = (prompts: string) => `int main() { int a, b; ${prompts} }`;
  const read = (prompt: string) => `printf("${prompt}: "); scanf("%d", &a);`;
  const bare = await bareSubmission(
    folderWith({ "main.c": main(read("Linha") + read("Coluna")), "teste.c": main(read("Modo (a,b,c)")) }),
    "knights-tour",
  );
  const typed = new Set<string>();
  const act = ({ delivery: { stdin } }: Task) => {
    typed.add(stdin);
    return "";
  };
  const allowance = allowanceOf({ ways: 100, cpuMs: 1e6, wallMs: 1e6 });
  await adoptProgram(bare, { program: fakeProgram(act), allowance, mayEdit: true });
  expect(typed).toContain("2\n5\n");
  expect(typed).not.toContain("2\n5\na\n");
});

test("a program that draws its moves, and finds no tour the first time, is tried once more", async () => {
  let runs = 0;
  let redrawn = 0;
  const adoption = await adoptionOf({
    source: "import random\n",
    act: () => (runs++ === 0 ? "beco" : printed(CHESSBOARD_TOUR)),
    redraw: () => redrawn++,
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { rows: 8, columns: 8 } } });
  expect(redrawn).toBeGreaterThan(0);
});

test("a program that draws its start, and finds no tour in time from some, is understood", async () => {
  let runs = 0;
  const adoption = await adoptionOf({
    source: "import random\n",
    act: () => (runs++ === 1 ? printed(CHESSBOARD_TOUR) : { over: "cpu" }),
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { rows: 8, start: "random" } } });
});

test("of a program for which no time is left it is not said what it needs", async () => {
  const bare = await bareSubmission(
    folderWith({ "passeio.py": "n = int(input('Tamanho: '))" }),
    "knights-tour",
  );
  const allowance = allowanceOf({ ways: 0, cpuMs: 1e6, wallMs: 1e6 });
  const adoption = await adoptProgram(bare, { program: fakeProgram(() => ""), allowance, mayEdit: true });
  expect(adoption).toMatchObject({
    kind: "given-up",
    reason: { en: "no way of asking could be tried in the time of the search" },
  });
});

test("a program that counts rows from the bottom and fails when its input ends is understood", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row = 0, column = 0] = numbersIn(stdin);
      const isOn = Math.min(row, column) > 0 && Math.max(row, column) <= 8;
      const said = isOn ? printed(tourOf(8, 8 - row, column - 1)) : "";
      return { said, error: "EOFError: EOF when reading a line" };
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { answer: { firstRow: "bottom" } } });
});

/** Squares from (1, 2) on, after which no move is left. */
const DEAD_END = "1 2;3 1;5 2;4 4;2 5;1 3;2 1;4 2;5 4;3 5;2 3;1 5;3 4;5 5;4 3;5 1;3 2;1 1";

test("a program that lists 0 0 for each square that it cannot reach is understood by its right tours", async () => {
  const adoption = await adoptionOf({
    source: "n = int(input())\nx, y = map(int, input().split())\n",
    act({ delivery: { stdin } }) {
      const [side = 0, row = 0, column = 0] = numbersIn(stdin);
      if (Math.min(row, column) === 0 || Math.max(row, column) > side) return "";
      if (side === 5) return `${DEAD_END.replaceAll(";", "\n")}\n${"0 0\n".repeat(7)}`;
      const squares = squaresInOrder(tourOf(side, row - 1, column - 1));
      return squares.map((each) => `${each.row + 1} ${each.column + 1}`).join("\n");
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{n}\n{row1} {column1}\n" } },
  });
});

test("a program that needs what is not installed is run once", async () => {
  let runs = 0;
  const adoption = await adoptionOf({
    source: `import numpy\n${ASKS_FOR_START}`,
    act: () => {
      runs++;
      return { error: "ModuleNotFoundError: No module named 'numpy'" };
    },
  });
  expect(adoption).toMatchObject({
    kind: "given-up",
    reason: { en: expect.stringContaining("needs numpy") },
  });
  expect(runs).toBe(2);
});

test("if one choice of a menu takes too long, the others are tried", async () => {
  const adoption = await adoptionOf({
    source: `print('1 - Tentativa e erro')\nprint('2 - Ordenado')\n${ASKS_FOR_START}m = input('Opção: ')\n`,
    act({ delivery: { stdin } }) {
      const [row, column, choice] = numbersIn(stdin);
      if (choice === 1) return row === 1 && column === 1 ? printed(CHESSBOARD_TOUR) : { over: "cpu" };
      return choice === 2 ? printed(tourOf(8, row! - 1, column! - 1)) : "";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n2\n" } },
  });
});

test("of searches that an argument chooses, a better one is taken than the first that is right", async () => {
  const adoption = await adoptionOf({
    source: "print('Usage: passeio.py <search 0/1/2> <n> <row> <column>')\nsys.argv\n",
    act({ delivery: { arguments: words } }) {
      const [search, side, row, column] = words.map(Number);
      if (words.length !== 4 || search === 0) return "";
      return search === 1 && side! > 8 ? { over: "cpu" } : printed(tourOf(side!, row!, column!));
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["2", "{n}", "{row0}", "{column0}"] } },
  });
});

test("an answer that is always the same shows nothing, though the time beside it changes", async () => {
  let ms = 0;
  const adoption = await adoptionOf({
    source: "print('...')",
    act: () => `tabuleiro fixo\n123 movimentos\ntempo: ${++ms} ms\n`,
    problem: "lost-knight",
  });
  expect(adoption.kind).toBe("given-up");
});

test("the pauses of an animation are taken out", async () => {
  const adoption = await adoptionOf({
    source: "import time\nfor passo in range(64):\n    time.sleep(0.5) # antes sleep(1)\n",
    act: ({ driver }) => (driver.replacements?.length ? printed(CHESSBOARD_TOUR) : { over: "wall" }),
  });
  const replacements = [{ file: "passeio.py", find: "sleep(0.5)", replace: "sleep(0)" }];
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { driver: { replacements } } });
});

test("each language and each main program of a hand-in may be the one that is meant", async () => {
  const bare = await bareSubmission(
    folderWith({
      "Cavalo.java": "",
      "a.c": "int main(void) {}",
      "b.c": "int main(void) {}",
      "c.py": "print(1)",
    }),
    "knights-tour",
  );
  const programs = await programsIn(bare);
  expect(programs.map(({ manifest }) => manifest)).toEqual([
    { language: "c", main: "a.c" },
    { language: "c", main: "b.c" },
    { language: "python" },
  ]);
});

test("a program whose library finds no terminal is typed to key by key", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin, typing } }) {
      if (!typing) return { error: "Error: ENXIO: no such device or address, open '/dev/tty'" };
      const [row, column] = numbersIn(stdin);
      if (column === undefined) return "Linha (1 a 8): ";
      return printed(tourOf(8, row! - 1, column - 1));
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { input: { typing: "keys" } } });
});

test("a program without prompts that gets nothing but its first line is typed to line by line", async () => {
  const adoption = await adoptionOf({
    source: "linha = input()\ncoluna = input()\n",
    act({ delivery: { stdin, typing } }) {
      const numbers = numbersIn(stdin);
      const [row, column] = typing === "lines" ? numbers : numbers.slice(0, 1);
      if (row === undefined) return { error: "no line 1" };
      return column === undefined ? { error: "no line 2" } : printed(tourOf(8, row - 1, column - 1));
    },
  });
  expect(adoption).toMatchObject({ manifest: { input: { typing: "lines", stdin: "{row1}\n{column1}\n" } } });
  expect(adoption).not.toHaveProperty("manifest.input.terminal");
});

test("a program that fails whatever is typed is not tried in turn", async () => {
  const typings: unknown[] = [];
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { typing } }) {
      typings.push(typing);
      return { error: "IndexError" };
    },
  });
  expect(adoption.kind).toBe("given-up");
  expect(new Set(typings)).toEqual(new Set([undefined]));
});

test("of several main programs, the one that speaks of the problem is tried first", async () => {
  const bare = await bareSubmission(
    folderWith({ "a.c": "int main(void) {}", "b.c": "/* passeio: no tour */ int main(void) {}" }),
    "knights-tour",
  );
  const [first] = await programsIn(bare);
  expect(first!.manifest).toEqual({ main: "b.c" });
});

test.each([
  [
    "Java",
    (name: string) =>
      `class ${name} {\n  public static void main(String[] a) {\n    int n = new Scanner(System.in).nextInt();\n  }\n} // tour, passeio\n`,
    { first: "Passeio.java", second: "PasseioPilha.java" },
  ],
  [
    "Python",
    (name: string) => `n = int(input())\nprint("${name}, tour")\n`,
    { first: "passeio.py", second: "menor_caminho.py" },
  ],
])("another program in %s beside it tells nothing of what a program reads", async (_, sized, names) => {
  const sources = Object.values(names).map((file) => [file, sized(path.parse(file).name)]);
  const files = Object.fromEntries(sources);
  const [first] = await programsIn(await bareSubmission(folderWith(files), "knights-tour"));
  const program = fakeProgram(({ delivery: { stdin } }) => {
    const [side = 0, ...others] = numbersIn(stdin);
    return side < 5 || others.length > 0 ? "" : printed(tourOf(side, 0, 0));
  });
  const allowance = Object.assign(allowanceOf({ ways: 2, cpuMs: 1e6, wallMs: 1e6 }), {
    untilRedrawn: async () => {},
  });
  expect(await adoptProgram(first!, { program, allowance, mayEdit: true })).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{n}\n" } },
  });
});

test("a program that speaks of the problem is tried beside a main program that does not", async () => {
  const main = (says: string) => `class C { /* ${says} */ public static void main(String[] a) {} }`;
  const files = {
    "Main.java": main("hello"),
    "Cavalo.java": main("passeio: no tour"),
    "No.java": "class No {}",
  };
  const programs = await programsIn(await bareSubmission(folderWith(files), "knights-tour"));
  expect(programs.map(({ manifest }) => manifest)).toEqual([{}, { main: "Cavalo.java" }]);
});

test("what a program imports may be the one that is meant, if it says what it does when it is run by itself", async () => {
  const guarded = "if __name__ == '__main__':\n    print('passeio do cavalo')\n";
  const names = ["a", "b", "c", "d", "e"];
  const parts = Object.fromEntries(names.map((name) => [`${name}.py`, guarded]));
  const files = { "main.py": `import ${names.join(", ")}\n${guarded}`, ...parts };
  const programs = await programsIn(await bareSubmission(folderWith(files), "knights-tour"));
  const mains = programs.map(({ manifest: { main } }) => main);
  expect(mains).toEqual([undefined, ...Object.keys(parts)]);
});

test("another program beside one of a usual name may be the better one, but not what that imports", async () => {
  const tour = "def visita(casa): pass\n\nprint('passeio do cavalo')\n";
  const files = { "main.py": `from casas import visita\n${tour}`, "casas.py": tour, "main2.py": tour };
  const programs = await programsIn(await bareSubmission(folderWith(files), "knights-tour"));
  expect(programs.map(({ manifest }) => manifest)).toEqual([{}, { main: "main2.py" }]);
  const inTwo = { ...files, "pagina/index.ts": "console.log(1);\n" };
  const both = await programsIn(await bareHandIn(folderWith(inTwo), "knights-tour"));
  expect(both.map(({ manifest }) => manifest)).toEqual([
    { language: "python" },
    { language: "python", main: "main2.py" },
    { language: "typescript" },
  ]);
});

test("a class with a main program may be meant by itself, though another one shows it in a window", async () => {
  const main = (name: string, body: string) =>
    `class ${name} { /* passeio */ public static void main(String[] a) { ${body} } }`;
  const files = {
    "Janela.java": main("Janela", "new Passeio().resolve();"),
    "Passeio.java": main("Passeio", ""),
  };
  const programs = await programsIn(await bareSubmission(folderWith(files), "knights-tour"));
  expect(programs.map(({ manifest }) => manifest)).toEqual([{}, { main: "Passeio.java" }]);
});

const ASKS_BESIDES =
  "g = int(input('Quantidade de gerações: '))\nr = int(input('Linha: '))\nc = int(input('Coluna: '))\n";

test.each([
  ["right", ([, row = 0, column = 0]: number[]) => printed(tourOf(8, row - 1, column - 1)), "adopted"],
  [
    "wrong",
    // Steps on the same squares again and again.
    ([, row = 0, column = 0]: number[]) => `(${row},${column})\n(2,3)\n(4,4)\n(6,5)\n`.repeat(16),
    "given-up",
  ],
])("made-up numbers are trusted if an answer is %s", async (_, answer, kind) => {
  const adoption = await adoptionOf({
    source: ASKS_BESIDES,
    act: ({ delivery: { stdin } }) => {
      const told = numbersIn(stdin);
      return told.length < 3 ? "" : answer(told);
    },
  });
  expect(adoption.kind).toBe(kind);
});

test("a program that reads more than it has prompts for is told what it reads", async () => {
  const adoption = await adoptionOf({
    source: "print('X inicial: ')\nx = int(input())\nprint('Y inicial')\ny = int(input())\n",
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin);
      return column === undefined ? "" : printed(tourOf(8, row! - 1, column - 1));
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { input: { stdin: "{row1}\n{column1}\n" } } });
});

test("a place is typed in the brackets that the prompt shows", async () => {
  const adoption = await adoptionOf({
    source: "print('Digite a casa inicial ( linha , coluna )')\nlinha = input()\n",
    act({ delivery: { stdin } }) {
      const [, row, column] = /^\( (\d) , (\d) \)$/m.exec(stdin) ?? [];
      return row === undefined ? "" : printed(tourOf(8, Number(row) - 1, Number(column) - 1));
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "( {row1} , {column1} )\n" } },
  });
});

test("two questions for a position are its row and its column", async () => {
  const adoption = await adoptionOf({
    source:
      "i = int(input('Starting position i (1 to 8): '))\nj = int(input('Starting position j (1 to 8): '))\n",
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin);
      const isOnBoard = row! >= 1 && row! <= 8 && column! >= 1 && column! <= 8;
      return isOnBoard ? printed(tourOf(8, row! - 1, column! - 1)) : "Wrong starting position";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n" } },
  });
});

test("a program that listens to nothing and computes for long is waited for", async () => {
  const adoption = await adoptionOf({
    source: "tabuleiro = [[0] * 8 for _ in range(8)]\n",
    act: ({ limits }) => (limits.cpuMs < 5000 ? { over: "cpu" } : printed(CHESSBOARD_TOUR)),
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: [0, 0] } } });
});
