import { expect, test } from "vitest";
import type { ProblemName } from "../case/names.ts";
import type { Task } from "../grade/task.ts";
import { bareSubmission } from "../submission/find/discover.ts";
import { fakeProgram } from "../testing/fake-program.ts";
import { folderWith } from "../testing/folders.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR } from "../testing/tours.ts";
import { adoptProgram } from "./adopt.ts";
import { allowanceOf } from "./allowance.ts";
import { programsIn } from "./programs.ts";

interface Tried {
  readonly source: string;
  readonly act: Parameters<typeof fakeProgram>[0];
  readonly problem?: ProblemName;
  /** Called in place of waiting for other random numbers. */
  readonly redraw?: () => void;
}

async function adoptionOf({ source, act, problem = "knights-tour", redraw = () => {} }: Tried) {
  const bare = await bareSubmission(folderWith({ "passeio.py": source }), problem);
  const allowance = Object.assign(allowanceOf({ ways: 100, cpuMs: 1e6, wallMs: 1e6 }), {
    untilRedrawn: async () => redraw(),
  });
  return adoptProgram(bare, { program: fakeProgram(act), allowance, mayEdit: true });
}

const numbersIn = (text: string) => Array.from(text.matchAll(/\d+/g), Number);
const printed = (board: readonly (readonly number[])[]) => board.map((line) => line.join(" ")).join("\n");
const TURNED = CHESSBOARD_TOUR.toReversed().map((line) => line.toReversed());
const ASKS_FOR_START = "r = int(input('Linha (1 a 8): '))\nc = int(input('Coluna (1 a 8): '))\n";

/** Finds a tour by trying every path. */
function tourFrom(side: number, row: number, column: number): number[][] | undefined {
  const board = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  const visit = (r: number, c: number, step: number): boolean => {
    if (board[r]?.[c] !== 0) return false;
    board[r]![c] = step;
    const isDone =
      step === side * side ||
      [1, 2, -1, -2].some((down) =>
        [1, -1].some((sign) => visit(r + down, c + sign * (3 - Math.abs(down)), step + 1)),
      );
    if (!isDone) board[r]![c] = 0;
    return isDone;
  };
  return visit(row, column, 1) ? board : undefined;
}

/** Finds a tour of a square board by going where the fewest moves are left. */
function tourOf(side: number, row: number, column: number): number[][] {
  const board = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  const moves = (r: number, c: number) =>
    [1, 2, -1, -2]
      .flatMap((down) => [1, -1].map((sign) => [r + down, c + sign * (3 - Math.abs(down))] as const))
      .filter(([toRow, toColumn]) => board[toRow]?.[toColumn] === 0);
  const visit = (r: number, c: number, step: number): boolean => {
    board[r]![c] = step;
    const next = moves(r, c).toSorted((a, b) => moves(...a).length - moves(...b).length);
    const isDone = step === side * side || next.some((to) => visit(...to, step + 1));
    if (!isDone) board[r]![c] = 0;
    return isDone;
  };
  visit(row, column, 1);
  return board;
}

/** Tells every step of a search that goes back and forth, as far as it goes. */
function logOf(side: number, row: number, column: number): string {
  const lines: string[] = [];
  const visited = new Set<string>();
  const visit = (r: number, c: number): void => {
    if (r < 0 || c < 0 || r >= side || c >= side || visited.has(`${r},${c}`) || lines.length > 2000) return;
    visited.add(`${r},${c}`);
    lines.push(`Cavalo em (${r}, ${c})`);
    for (const down of [1, 2, -1, -2])
      for (const sign of [1, -1]) visit(r + down, c + sign * (3 - Math.abs(down)));
    visited.delete(`${r},${c}`);
    lines.push(`Volta a (${r}, ${c})`);
  };
  visit(row, column);
  return lines.join("\n");
}

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

test("a program that is quick from one corner of the chessboard only was told the start", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act: ({ delivery: { stdin } }) => (stdin === "1\n1\n" ? printed(CHESSBOARD_TOUR) : { over: "cpu" }),
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n" }, fixed: { rows: 8, columns: 8, tour: "open" } },
  });
  expect(adoption).not.toHaveProperty("manifest.fixed.start");
});

test("a program that is quick from another corner than the usual one is asked for that, too", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin);
      const isQuick = row === 1 && column === 8;
      return isQuick ? printed(CHESSBOARD_TOUR.map((line) => line.toReversed())) : { over: "cpu" };
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n" }, fixed: { rows: 8, columns: 8, tour: "open" } },
  });
});

test("what another program in the same folder asks for is not typed", async () => {
  const main = (prompts: string) => `int main() { int a, b; ${prompts} }`;
  const read = (prompt: string) => `printf("${prompt}: "); scanf("%d", &a);`;
  const bare = await bareSubmission(
    folderWith({ "main.c": main(read("Linha") + read("Coluna")), "teste.c": main(read("Tamanho")) }),
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
  expect(typed).not.toContain("2\n5\n8\n");
});

test("a game that offers moves from the square that was typed is no solver", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin).map((number) => number - 1);
      if (column === undefined) return "";
      const near = [1, 2, -1, -2].flatMap((down) =>
        [1, -1].map((sign) => [row! + down, column + sign * (3 - Math.abs(down))]),
      );
      const offers = [[row, column], ...near].map((square) => `(${square})`).join("\n");
      return `${offers}\n`.repeat(8);
    },
  });
  expect(adoption.kind).toBe("given-up");
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

test("a long log of a search without end is no tour that begins elsewhere", async () => {
  const adoption = await adoptionOf({
    source: "n = int(sys.argv[1])\nr, c = map(int, input('Posição (linha e coluna): ').split())\n",
    act({
      delivery: {
        arguments: [side],
        stdin,
      },
    }) {
      const [row = 0, column = 0] = numbersIn(stdin);
      if (Math.max(row, column) >= Number(side)) return "Fora do tabuleiro";
      const isSolved = side === "8" || (side === "6" && row + column > 0);
      return isSolved ? printed(tourOf(Number(side), row, column)) : logOf(Number(side), row, column);
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["{n}"], stdin: "{row0} {column0}\n" } },
  });
});

test("of ways that bring wrong answers, the one that moves the start is meant", async () => {
  const spoilt = (row: number, column: number) =>
    printed(
      CHESSBOARD_TOUR.map((line, r) =>
        line.map((_, c) => (r === row && c === column ? 1 : 2 + ((8 * r + c) % 60))),
      ),
    );
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin);
      // At the end of its input, it goes on with what stands in its memory.
      if (stdin.split("\n").length < 3) return `Linha (1 a 8): ${spoilt(7, 7)}`;
      return spoilt(row! - 1, column! - 1);
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n" } },
  });
});

test("a size that a program takes for its start does not fix the start", async () => {
  const adoption = await adoptionOf({
    source: "x = int(input())\nk = int(input())\n",
    act: ({ delivery: { stdin } }) => (stdin === "8\n8\n" ? printed(TURNED) : { over: "cpu" }),
  });
  expect(adoption.kind).toBe("given-up");
});

test("a start that changes with the second is random", async () => {
  let second = 0;
  const adoption = await adoptionOf({
    source: "print('...')",
    act: () => printed(second % 2 === 0 ? CHESSBOARD_TOUR : TURNED),
    redraw: () => second++,
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: "random" } } });
});

test("boards of the size that is asked for prove nothing if they begin elsewhere", async () => {
  const adoption = await adoptionOf({
    source: "n = int(input('Tamanho: '))\nc = int(input('Casa: '))\n",
    act({ delivery: { stdin } }) {
      const [side = 0, square = 0] = numbersIn(stdin);
      if (square <= side) return "";
      return side === 8 ? printed(TURNED) : side === 6 ? printed(CLOSED_TOUR) : "";
    },
  });
  expect(adoption.kind).toBe("given-up");
});

test("a program that always begins in one corner was not told its start by boards of two sizes", async () => {
  const adoption = await adoptionOf({
    source: "import sys\nn = int(sys.argv[1])\n",
    act({ delivery }) {
      const side = Number(delivery.arguments[0]);
      if (!(side in A_TOUR_OF)) return { over: "cpu" };
      return printed(A_TOUR_OF[side]!.toReversed());
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: "random" } } });
});

test("a start that is another one on a larger board is the program's choice", async () => {
  const adoption = await adoptionOf({
    source: "n = int(input('Tamanho: '))\n",
    act({ delivery: { stdin } }) {
      const [side = 0] = numbersIn(stdin);
      return side === 8 ? printed(TURNED) : side === 6 ? printed(CLOSED_TOUR) : "";
    },
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: "random" } } });
});

test("a start that moves when more is typed was not the program's choice", async () => {
  const adoption = await adoptionOf({
    source: "escolha = input()\ncasa = input()\n",
    // Before the sixth line, it takes for its start what stands in its memory.
    act: ({ delivery: { stdin } }) => printed(numbersIn(stdin).length < 6 ? TURNED : CHESSBOARD_TOUR),
  });
  expect(adoption.kind).toBe("given-up");
});

const A_TOUR_OF: Readonly<Record<number, readonly (readonly number[])[]>> = {
  5: tourFrom(5, 0, 0)!,
  6: tourFrom(6, 0, 0)!,
};

test("a size that is given as an argument is found, though a board is too large for the program", async () => {
  const adoption = await adoptionOf({
    source: "n = int(sys.argv[1]) if len(sys.argv) == 2 else 3\n",
    act({ delivery: { arguments: words } }) {
      const side = words.length === 1 ? Number(words[0]) : 3;
      if (side === 8) return { over: "cpu" };
      return printed(
        A_TOUR_OF[side] ?? [
          [1, 6, 3],
          [4, 0, 8],
          [7, 2, 5],
        ],
      );
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["{n}"] }, fixed: { start: [0, 0] } },
  });
});

test("a log of moves that begins with the same squares is no tour of the program's own start", async () => {
  const adoption = await adoptionOf({
    source: "print('possible moves: ...')",
    act: () => "possible moves: [(2, 1), (1, 2)]\n".repeat(30),
  });
  expect(adoption.kind).toBe("given-up");
});

test("a board of one size only is found by its tours, each printed on a line", async () => {
  const board = tourFrom(5, 0, 0)!;
  const mirrored = board.map((_, row) => board.map((line) => line[row]!));
  const adoption = await adoptionOf({
    source: "print('passeios')",
    act: () => [board, ...Array(23).fill(mirrored), board].map((tour) => tour.flat().join(",")).join("\n"),
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { fixed: { rows: 5, columns: 5, start: [0, 0] } },
  });
});

test("a board of one size only is found by the list that is printed", async () => {
  const squares = Array.from({ length: 25 }, (_, square) => [Math.floor(square / 5), square % 5] as const);
  const tour = tourFrom(5, 0, 0)!;
  const inOrder = squares.toSorted(([r, c], [row, column]) => tour[r]![c]! - tour[row]![column]!);
  const adoption = await adoptionOf({
    source: "CASAS_POR_LADO = 5\n",
    act: () => inOrder.map(([row, column]) => `(${row}, ${column})`).join(", "),
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { fixed: { rows: 5, columns: 5, start: [0, 0] } },
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

test("a program whose tours begin elsewhere is not said to answer always the same", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row = 0] = numbersIn(stdin);
      return printed(tourOf(8, (row + 3) % 8, 5));
    },
  });
  expect(adoption).toMatchObject({
    kind: "given-up",
    reason: {
      en: expect.stringMatching(/^in \d+ of \d+ runs? what was read as a tour begins elsewhere than asked/),
    },
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

test("of several main programs, the one that speaks of the problem is tried first", async () => {
  const bare = await bareSubmission(
    folderWith({ "a.c": "int main(void) {}", "b.c": "/* passeio: no tour */ int main(void) {}" }),
    "knights-tour",
  );
  const [first] = await programsIn(bare);
  expect(first!.manifest).toEqual({ main: "b.c" });
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
