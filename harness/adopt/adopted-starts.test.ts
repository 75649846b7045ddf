import { expect, test } from "vitest";
import { adoptionsBy } from "../testing/adoption.ts";
import { logOf, numbersIn, printed, tourFrom, tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, squaresInOrder } from "../testing/tours.ts";
import { adoptProgram } from "./adopt-program.ts";
import { allowanceOf } from "./attempt/allowance.ts";

const TURNED = CHESSBOARD_TOUR.toReversed().map((line) => line.toReversed());
const adoptionOf = adoptionsBy(adoptProgram, allowanceOf);
const ASKS_FOR_START = "r = int(input('Linha (1 a 8): '))\nc = int(input('Coluna (1 a 8): '))\n";

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

test("a program that is right once by what it draws was told nothing", async () => {
  let runs = 0;
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act: ({ delivery: { stdin } }) =>
      stdin === "1\n1\n" && runs++ === 0 ? printed(CHESSBOARD_TOUR) : { over: "cpu" },
  });
  expect(adoption).not.toHaveProperty("manifest");
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

test("a number of attempts that was taken for the start proves nothing", async () => {
  const adoption = await adoptionOf({
    source: "if len(sys.argv) != 4: sys.exit()\nlado, tentativas = int(sys.argv[1]), int(sys.argv[3])\n",
    act({ delivery: { arguments: [rows, columns, attempts] = [] } }) {
      if (!Number(attempts)) return { error: "AssertionError" };
      const side = Number(rows) === Number(columns) ? Number(rows) : 5;
      const tour = tourOf(Math.min(side, 8), 0, 0);
      return printed(tour.map((line) => line.map((step) => (step > 20 ? 0 : step))));
    },
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

test("a start that is the same for all that is asked for in one second, and changes with the next, is random", async () => {
  let second = 0;
  const adoption = await adoptionOf({
    source: "import sys\nprint(sys.argv)\n",
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

test("a program that always begins in the lowest corner was not told its start by boards of two sizes, and does not draw it", async () => {
  const adoption = await adoptionOf({
    source: "import sys\nn = int(sys.argv[1])\n",
    act({ delivery }) {
      const side = Number(delivery.arguments[0]);
      if (!(side in A_TOUR_OF)) return { over: "cpu" };
      return printed(A_TOUR_OF[side]!.toReversed());
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { answer: { firstRow: "bottom" }, fixed: { start: [0, 0] } },
  });
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
  5: tourOf(5, 0, 0),
  6: tourOf(6, 0, 0),
};

test("a start that moves with what was made up was not the program's choice", async () => {
  const adoption = await adoptionOf({
    source: "a = int(input('Enter the alpha: '))\nb = int(input('Enter the beta: '))\n",
    act({ delivery: { stdin } }) {
      const [row, column] = numbersIn(stdin);
      return row! < 8 && column! < 8 ? printed(tourOf(8, row!, column!)) : "";
    },
  });
  expect(adoption.kind).toBe("given-up");
});

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

test("a board that counts down to the start that was asked for is read so", async () => {
  const adoption = await adoptionOf({
    source: ASKS_FOR_START,
    act({ delivery: { stdin } }) {
      const [row = 1, column = 1] = numbersIn(stdin);
      return printed(tourOf(8, row - 1, column - 1).map((line) => line.map((step) => 65 - step)));
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{row1}\n{column1}\n" }, answer: { backwards: true } },
  });
});

test("a program that makes several tours in a run, from squares that it draws, is taken so", async () => {
  let runs = 0;
  const adoption = await adoptionOf({
    source: "print('Press any key to quit')\n",
    act() {
      runs++;
      return [1, 2, 3].map((column) => printed(tourOf(8, runs % 8, column))).join("\n\n");
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { fixed: { rows: 8, columns: 8, start: "random" } },
  });
});

test("a program that was too slow for the chessboard is asked for smaller boards first", async () => {
  let slow = 0;
  const adoption = await adoptionOf({
    source: "n = int(input('Nhap n: '))\nr, c = map(int, input('Nhap x, y: ').split())\n",
    act({ delivery: { stdin }, limits: { cpuMs } }) {
      const [side, row, column] = numbersIn(stdin);
      if (side === undefined) return "Nhap n: ";
      if (numbersIn(stdin.split("\n")[0]!).length > 1) return { said: "Nhap n: ", error: "ValueError" };
      if (row === undefined || column === undefined) return "Nhap n: Nhap x, y: ";
      // Who only listens for questions does not wait so long.
      if (side === 8 && cpuMs > 1000) slow++;
      if (side === 8 || (side * (row + column)) % 2 === 1) return { over: "cpu" };
      return printed(tourOf(side, row % side, column % side));
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { stdin: "{n}\n{row0} {column0}\n" } },
  });
  expect(slow).toBe(1);
});

test("arguments that a board is made of are its sides", async () => {
  const adoption = await adoptionOf({
    source: "board = make_board(int(sys.argv[1]), int(sys.argv[2]))\nplay(board, sys.argv[3])\n",
    act({ delivery: { arguments: words } }) {
      const [side = 0, other, method] = words.map(Number);
      return side === other && method !== undefined && words.length === 3 && side > 4
        ? printed(tourOf(side, 0, 0))
        : "Unknown method\n";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["{rows}", "{columns}", expect.anything()] }, fixed: { start: [0, 0] } },
  });
});

/** Makes tours from the upper left to the lower left corner, as a search does that tries the moves downwards first. */
const FROM_CORNER_TO_CORNER = new Map([
  ["5", "0 5 14 9 20\n13 8 19 4 15\n18 1 6 21 10\n7 12 23 16 3\n24 17 2 11 22\n"],
  [
    "6",
    "0 15 6 25 10 13\n33 24 11 14 5 26\n16 1 32 7 12 9\n31 34 23 20 27 4\n22 17 2 29 8 19\n35 30 21 18 3 28\n",
  ],
]);

test("a program that is told its size alone does not count down because its tours end in the same corner", async () => {
  const adoption = await adoptionOf({
    source: "n = int(input('Size: '))\n",
    act: ({ delivery: { stdin } }) => FROM_CORNER_TO_CORNER.get(stdin.split(/\s/)[0]!) ?? { over: "cpu" },
  });
  expect(adoption).toMatchObject({ kind: "adopted" });
  expect(adoption).not.toHaveProperty("manifest.answer");
});

test("a list of squares of a smaller board, with no tour, is no wrong tour of the chessboard", async () => {
  const smaller = squaresInOrder(CLOSED_TOUR).slice(0, 35);
  const list = smaller.map(({ row, column }) => `(${row}, ${column})`).join(", ");
  const adoption = await adoptionOf({ source: "print()\n", act: () => `[${list}]\n` });
  expect(adoption.kind).toBe("given-up");
});

test("a program that takes small boards only, and says so, is tried on them", async () => {
  const adoption = await adoptionOf({
    source: "n, r, c = map(int, sys.argv[1:])\n",
    act({ delivery: { arguments: words } }) {
      const [side = 0, row = 0, column = 0] = words.map(Number);
      if (words.length !== 3 || side < 5 || side > 7) return "Please use a number from 5 to 7!\n";
      const tour = tourFrom(side, row - 1, column - 1);
      return tour ? printed(tour) : "no tour";
    },
  });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { input: { arguments: ["{n}", "{row1}", "{column1}"] } },
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

test("a program that always prints one closed tour makes no others", async () => {
  const adoption = await adoptionOf({ source: "TAMANHO = 6\n", act: () => printed(CLOSED_TOUR) });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { rows: 6, start: [0, 0] } } });
  expect(adoption).not.toHaveProperty("manifest.fixed.tour");
});

test("constants that move nothing are left as they are", async () => {
  const adoption = await adoptionOf({
    source: "TAMANHO = 8\nlinha_inicial = 3\ncoluna_inicial = 4\npasseio(0, 0)\n",
    act: () => printed(CHESSBOARD_TOUR),
  });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: [0, 0] } } });
  expect(adoption).not.toHaveProperty("manifest.driver");
});

/** The closed tour from one of its squares. */
const closedFrom = (step: number) =>
  printed(CLOSED_TOUR.map((line) => line.map((each) => ((each - step + 36) % 36) + 1)));

test("a program that draws closed tours only is not said to make open ones", async () => {
  let runs = 0;
  const adoption = await adoptionOf({ source: "TAMANHO = 6\n", act: () => closedFrom(1 + 7 * (runs++ % 5)) });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { rows: 6, start: "random" } } });
  expect(adoption).not.toHaveProperty("manifest.fixed.tour");
});

test("a program that makes only closed tours, and says so, is asked for them, too", async () => {
  const asks = "TAMANHO = 6\nr = int(input('Linha (1 a 6): '))\nc = int(input('Coluna (1 a 6): '))\n";
  const makesClosedTours = (source: string) =>
    adoptionOf({
      source,
      act({ delivery: { stdin } }) {
        const [row = 1, column = 1] = numbersIn(stdin);
        const step = CLOSED_TOUR[row - 1]?.[column - 1];
        return step === undefined ? "" : closedFrom(step);
      },
    });
  const says = await makesClosedTours(`print("passeio fechado")\n${asks}`);
  expect(says).toMatchObject({ kind: "adopted", manifest: { fixed: { rows: 6, columns: 6 } } });
  expect(says).not.toHaveProperty("manifest.fixed.tour");
  // Three tours may be closed by the way it searches.
  expect(await makesClosedTours(asks)).toMatchObject({
    kind: "adopted",
    manifest: { fixed: { tour: "open" } },
  });
});

const COUNTED_DOWN = CHESSBOARD_TOUR.map((line) => line.map((step) => 65 - step));

test("a board that counts down is adopted with the start that the program names", async () => {
  const said = "Starting position: 0, 1 | No solution\nStarting position: 0, 0 | Solution found:\n";
  const adoption = await adoptionOf({ source: "print()\n", act: () => `${said}${printed(COUNTED_DOWN)}` });
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { answer: { backwards: true }, fixed: { start: [0, 0] } },
  });
});
