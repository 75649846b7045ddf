import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Square } from "../case/board.ts";
import { KNIGHT_MOVES } from "../case/knight.ts";
import type { TourCase } from "../case/knights-tour.ts";
import { tourContract } from "../problem/knights-tour/contract.ts";
import { judgeReadings } from "../problem/readings.ts";
import { samples } from "../testing/seed.ts";
import { tourOf } from "../testing/tour-search.ts";
import {
  BOARD_SHAPES,
  CELL_SHAPES,
  COORDINATE_SHAPES,
  NAMED_SHAPES,
  SQUARE_SHAPES,
} from "../testing/tour-shapes.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR, squaresInOrder, tourCase } from "../testing/tours.ts";
import { readingsOf } from "./read.ts";
import type { Declared } from "./reading/answer.ts";
import { type Conventions, FIRST_ROWS, ORDERS } from "./reading/conventions.ts";
import { scanLines } from "./text/scan.ts";

type Lines = readonly (readonly number[])[];

const moves = (squares: readonly Square[]) => {
  const names = squares.map(({ row, column }) => `${"abcdefgh"[column]}${row + 1}`);
  return names.map((name, at) => `Moving from ${names[at - 1] ?? "N/A"} to ${name}`).join("\n");
};

const flipped = (lines: Lines): Lines => lines.toReversed();
const transposed = (lines: Lines): Lines => lines[0]!.map((_, at) => lines.map((line) => line[at]!));

/** Known tours and their mirror images, as step numbers from 0. */
const anyTour: fc.Arbitrary<Lines> = fc
  .tuple(
    fc.constantFrom(CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR),
    fc.boolean(),
    fc.boolean(),
    fc.boolean(),
    fc.nat(35),
  )
  .map(([known, turn, flip, reverse, shift]) => {
    const squares = known.length * known[0]!.length;
    const from = known === CLOSED_TOUR ? shift : 0;
    let lines: Lines = known.map((line) =>
      line.map((step) => (reverse ? squares - step : (step - 1 + from) % squares)),
    );
    if (flip) lines = flipped(lines);
    return turn ? transposed(lines) : lines;
  });

/** Returns the lines in which a program of these conventions keeps the board. */
function keptBy({ order, firstRow }: Conventions, board: Lines): Lines {
  const fromTop = firstRow === "bottom" ? flipped(board) : board;
  return order === "column-row" ? transposed(fromTop) : fromTop;
}

const conventions = fc.record({
  order: fc.constantFrom(...ORDERS),
  firstRow: fc.constantFrom(...FIRST_ROWS),
});
const base = fc.constantFrom(0 as const, 1 as const);
const noise = fc.constantFrom(
  "",
  "Passeio do Cavalo\n\n",
  "Tempo: 12 ms\n",
  "Duracao: 0.35 s\n",
  "\u001b[2J\u001b[1;1H",
  "\u001b[32mok\u001b[0m\n",
  "tentativa 3 de 10\n",
);

const filled = (text: string, values: Readonly<Record<string, number>>) =>
  text.replace(/\{(\w)\}/g, (_, name) => String(values[name]));

function caseOf(board: Lines): TourCase {
  const [start] = squaresInOrder(board);
  return tourCase({ rows: board.length, columns: board[0]!.length, start: start! });
}

function judged(text: string | Buffer, asked: TourCase, declared: Declared = {}) {
  const { question, formats, check } = tourContract(asked);
  const plan = { question, declared, formats: (declared.formats as typeof formats) ?? formats };
  return judgeReadings(readingsOf(typeof text === "string" ? Buffer.from(text) : text, plan), check);
}

function orderRead(text: string, asked: TourCase, declared: Declared = {}) {
  const { question, formats } = tourContract(asked);
  const plan = { question, declared, formats: (declared.formats as typeof formats) ?? formats };
  const [taken] = readingsOf(Buffer.from(text), plan);
  if (taken?.answer.kind === "visits") {
    const { visits } = taken.answer;
    return Array.from({ length: visits.length / 2 }, (_, step) => ({
      row: visits[2 * step],
      column: visits[2 * step + 1],
    }));
  }
  if (taken?.answer.kind !== "grid") return undefined;
  const { steps } = taken.answer;
  return squaresInOrder(
    Array.from({ length: asked.rows }, (_, row) =>
      Array.from(steps.subarray(row * asked.columns, (row + 1) * asked.columns)),
    ),
  );
}

/** A board with the knight where it stands at the end. */
const withKnight: (typeof BOARD_SHAPES)[string] = ({ lines, base }) => {
  const last = lines.flat().length - 1;
  const printed = (step: number) => (step === last ? "K" : step + base);
  return lines.map((line) => line.map(printed).join(" ")).join("\n");
};

const other = (order: Conventions["order"]) => (order === "row-column" ? "column-row" : "row-column");

/** Shapes, with the keys that a manifest must have if the program's conventions are not the contract's. */
const SHAPES: [
  name: string,
  print: (typeof BOARD_SHAPES)[string],
  declare: (meant: Conventions) => Declared,
][] = [
  ...Object.entries({ ...BOARD_SHAPES, ...COORDINATE_SHAPES }).map(
    ([name, print]): (typeof SHAPES)[number] => [name, print, (meant) => meant],
  ),
  // Squares such as a1 already have the column first.
  ...Object.entries(SQUARE_SHAPES).map(([name, print]): (typeof SHAPES)[number] => [
    name,
    print,
    ({ order, firstRow }) => ({ order: other(order), firstRow }) as Declared,
  ]),
  ["a letter on the last square", withKnight, (meant) => meant],
  ...Object.entries(CELL_SHAPES).map(([name, print]): (typeof SHAPES)[number] => [
    name,
    print,
    (meant) => ({ ...meant, formats: ["cells"] }),
  ]),
];

describe.each(SHAPES)("a tour as %s", (_, print, declare) => {
  test("is read as it is, whatever the program counts from and wherever its first row is", () => {
    fc.assert(
      fc.property(anyTour, conventions, base, noise, noise, (board, meant, counted, before, after) => {
        const text = `${before}${print({ lines: keptBy(meant, board), base: counted })}\n${after}`;
        expect(orderRead(text, caseOf(board), declare(meant))).toEqual(squaresInOrder(board));
      }),
      { numRuns: samples(10) },
    );
  });

  test("is read as the contract has it where the manifest says nothing", () => {
    fc.assert(
      fc.property(anyTour, base, noise, noise, (board, counted, before, after) => {
        const text = `${before}${print({ lines: board, base: counted })}\n${after}`;
        expect(judged(text, caseOf(board))?.kind).toBe("accepted");
      }),
      { numRuns: samples(10) },
    );
  });

  test("is not accepted when two of its steps are exchanged", () => {
    const pair = fc.tuple(fc.nat(11), fc.nat(11)).filter(([one, two]) => one !== two);
    fc.assert(
      fc.property(anyTour, pair, base, (board, [one, two], counted) => {
        const exchanged = new Map([
          [one, two],
          [two, one],
        ]);
        const damaged = board.map((line) => line.map((step) => exchanged.get(step) ?? step));
        fc.pre(!isTour(damaged));
        expect(judged(print({ lines: damaged, base: counted }), caseOf(board))?.kind).not.toBe("accepted");
      }),
      // A tour that is damaged is read in all ways, which takes long.
      { numRuns: samples(8) },
    );
  });
});

/** Checks the moves by another method than the validator. */
function isTour(board: Lines): boolean {
  const squares = squaresInOrder(board);
  return squares.every(({ row, column }, step) => {
    const previous = squares[step - 1];
    if (!previous) return true;
    return [Math.abs(previous.row - row), Math.abs(previous.column - column)].sort().join() === "1,2";
  });
}

test.each(Object.entries(NAMED_SHAPES))("%s leaves no order in doubt", (_, print) => {
  fc.assert(
    fc.property(anyTour, base, (board, counted) => {
      const text = print({ lines: board, base: counted });
      expect(orderRead(text, caseOf(board), { order: "column-row" })).toEqual(squaresInOrder(board));
    }),
  );
});

const CHESSBOARD = tourCase();
const tabs = (lines: Lines) => lines.map((line) => line.join("\t")).join("\n");
const partial = tabs(CHESSBOARD_TOUR.map((line) => line.map((step) => (step > 40 ? 0 : step))));

test("of several boards the last complete one counts", () => {
  const text = `\u001b[2J${partial}\n\n${tabs(CHESSBOARD_TOUR)}\n\n${partial}\n`;
  expect(judged(text, CHESSBOARD)?.kind).toBe("accepted");
});

test("a frame of a Windows console is a frame", () => {
  const rule = "\xc4".repeat(33);
  const rows = CHESSBOARD_TOUR.map(
    (line) => `\xb3${line.map((step) => String(step).padStart(3)).join("\xb3")}\xb3`,
  );
  const framed = Buffer.from([rule, ...rows.flatMap((row) => [row, rule])].join("\n"), "latin1");
  expect(judged(framed, CHESSBOARD)?.kind).toBe("accepted");
  const denied = Buffer.from("N\xc6o existe solu\x87\xc6o.\n", "latin1");
  expect(judged(denied, { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" })?.kind).toBe("accepted");
});

test("the last rows of a larger board are no board", () => {
  const larger = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (_, at) => at * 10 + row + 1),
  );
  expect(judged(tabs(larger), { ...CHESSBOARD, rows: 3, columns: 10 })).toBeUndefined();
});

test("squares off the board are those of another board, if that is drawn below them", () => {
  const small = { ...CHESSBOARD, rows: 5 };
  const squares = squaresInOrder(CHESSBOARD_TOUR)
    .slice(0, 40)
    .map(({ row, column }) => `Casa (${row}, ${column})`);
  expect(judged(squares.join("\n"), small)?.kind).toBe("rejected");
  expect(judged(`${squares.join("\n")}\nEnd\n${tabs(CHESSBOARD_TOUR)}\n`, small)).toBeUndefined();
});

test.each([
  [
    "coordinates",
    (squares: Square[]) => squares.map(({ row, column }) => `(${row + 1}, ${column + 1})`).join("\n"),
  ],
  ["squares, from one to the next", (squares: Square[]) => moves(squares)],
])("a whole tour of another board is none of this one: %s", (_, write) => {
  const text = write(squaresInOrder(CHESSBOARD_TOUR));
  for (const side of [3, 10, 200]) {
    expect(judged(text, { ...CHESSBOARD, rows: side, columns: side })).toBeUndefined();
  }
  expect(judged(text, CHESSBOARD)?.kind).toBe("accepted");
});

test("beside boards on which 0 marks a square that was not visited, a board with one 0 is no whole one", () => {
  // Without its last step, a known tour looks like one from 0 if that square is a knight move from the first.
  const short = CLOSED_TOUR.map((line) => line.map((step) => step % 36));
  const shorter = tourOf(6, 0, 0).map((line) => line.map((step) => (step > 30 ? 0 : step)));
  const board = { ...CHESSBOARD, rows: 6, columns: 6, anyStart: true } as const;
  expect(judged(tabs(short), board)?.kind).toBe("accepted");
  const beside = judged(`${tabs(short)}\nMoves: 35\n${tabs(shorter)}\nMoves: 30\n`, board);
  expect(beside?.kind).not.toBe("accepted");
  expect(judged(`${tabs(CLOSED_TOUR)}\nMoves: 36\n${tabs(short)}\nMoves: 35\n`, board)?.kind).toBe(
    "accepted",
  );
});

test("words that there is no tour say more than a list of squares that no knight goes", () => {
  const small = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  const squares = [0, 1, 2].flatMap((row) => [2, 0, 1].map((column) => `(${row}, ${column})\n`));
  expect(judged(`${squares.join("")}solution does not exist\n`, small)?.kind).toBe("accepted");
});

test("a wrong start is told as the program names it", () => {
  const names = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => `${"abcdefgh"[column]}${8 - row}`);
  const judgement = judged(names.join(" "), CHESSBOARD);
  expect(judgement).toMatchObject({ finding: { kind: "wrong-start", found: [7, 0], startName: "a8" } });
});

test.each([
  ["one size", CHESSBOARD_TOUR],
  ["two sizes", CLOSED_TOUR],
])("squares in the headings of other boards, of %s, are no tour of a small one", (_, last) => {
  const small = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  const heading = (row: number, column: number) => `Starting at row=${row}, col=${column}\n`;
  const corners = [heading(0, 0), heading(0, 1), heading(0, 2), heading(1, 1), heading(1, 2)];
  const first = corners.map((text) => `${text}${tabs(CHESSBOARD_TOUR)}\n`);
  expect(judged(`${first.join("")}${heading(2, 2)}${tabs(last)}\n`, small)).toBeUndefined();
});

test.each(["1 2 3 4 5 6 7 8", "0 1 2 3 4 5 6 7"])(
  "the numbers of columns, %s, are no row of a higher board",
  (heading) => {
    const output = `${heading}\n${tabs(CHESSBOARD_TOUR)}\n`;
    expect(judged(output, { ...CHESSBOARD, rows: 9 })).toBeUndefined();
    expect(judged(output, CHESSBOARD)?.kind).toBe("accepted");
  },
);

test("letters for rows are no column of a wider board", () => {
  const lines = tabs(CHESSBOARD_TOUR).split("\n");
  const lettered = lines
    .map((line, row) => `${"ABCDEFGH"[row]}|${line.trim().replaceAll(/\s+/g, "|")}|`)
    .join("\n");
  expect(judged(lettered, { ...CHESSBOARD, columns: 9 })).toBeUndefined();
  expect(judged(lettered, CHESSBOARD)?.kind).toBe("accepted");
});

test("frames of a moving knight on a larger board, with numbers beside its rows, are no board of other sides", () => {
  const frame = (now: number) =>
    CHESSBOARD_TOUR.map((line, row) => {
      const squares = line.map((step) => (step === now ? "\u265e " : step < now ? `${step} ` : "  "));
      return `${8 - row} |${squares.join("|")}| ${8 - row}\n  +${"---+".repeat(8)}\n`;
    }).join("");
  const output = Array.from({ length: 64 }, (_, at) => `${frame(at + 1)}\nMove: ${at}\n`).join("");
  for (const [rows, columns] of [
    [3, 3],
    [4, 4],
    [5, 5],
    [5, 8],
    [4, 8],
    [3, 8],
    [6, 8],
    [8, 4],
    [3, 10],
  ])
    expect(judged(output, { ...CHESSBOARD, rows: rows!, columns: columns! })).toBeUndefined();
});

test("boards of a search that takes back all of its moves are no tour", () => {
  const board = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  const begun = [
    [1, 4, 7],
    [6, 0, 2],
    [3, 8, 5],
  ];
  const frame = (most: number) => tabs(begun.map((line) => line.map((step) => (step > most ? 0 : step))));
  const frames = [1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1].map(frame).join("\n");
  expect(judged(frames, board)?.kind).toBe("rejected");
  expect(judged(`${frames}\n${frame(0)}`, board)).toBeUndefined();
});

test.each([
  '{"linhas": 3, "colunas": 3, "solucao": null}',
  "{'inicio': [0, 0], 'passeio': None, 'tempo': 0.2}",
  "<board rows=3><tour>null</tour></board>",
])("nothing in the place of a tour, %s, says that there is none", (printed) => {
  const small = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  expect(judged(`${printed}\n`, small)?.kind).toBe("accepted");
  expect(judged(printed.replace(/null|None/, JSON.stringify(CHESSBOARD_TOUR)), small)?.kind).not.toBe(
    "accepted",
  );
  const tour = `{"board": ${JSON.stringify(CHESSBOARD_TOUR)}, "solution": null}`;
  expect(judged(tour, CHESSBOARD)?.kind).toBe("accepted");
});

test.each(["None", "False"])("%s below a board of another size is no answer", (nothing) => {
  const small = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  const board = `${tabs(CHESSBOARD_TOUR)}\n`;
  expect(judged(`${board}${nothing}\n`, small)).toBeUndefined();
  expect(judged(`${nothing}\n`, small)?.kind).toBe("accepted");
  expect(judged(`Size (1-8): ${nothing}\n`, small)?.kind).toBe("accepted");
  expect(judged(`${board}No solution\n`, small)?.kind).toBe("accepted");
});

test("False on the way of a search says nothing", () => {
  const none = { ...CHESSBOARD, answer: "none" } as const;
  expect(judged("False\nFalse\nTrue\n", none)).toBeUndefined();
});

test.each([
  ["No closed knight's tour found for this board size.", false],
  ["Nao existe passeio fechado", false],
  ["Não existe passeio, nem aberto nem fechado", true],
  ["No tour found (closed: no)", true],
])("a denial of closed tours alone denies no open one: %s", (denial, isOfAll) => {
  const asked = { ...CHESSBOARD, answer: "none" } as const;
  expect(judged(denial, asked)?.kind).toBe(isOfAll ? "accepted" : undefined);
  expect(judged(denial, { ...asked, tour: "closed" })?.kind).toBe("accepted");
});

test("nothing says that there is no tour beside a tour that is true", () => {
  const none = { ...CHESSBOARD, answer: "none" } as const;
  expect(judged(`${tabs(CHESSBOARD_TOUR)}\n(True, None)\n`, none)).not.toHaveProperty("note");
});

test.each([
  [
    "column first",
    ({ row, column }: Square, step: number) => `Column: ${column}, Row: ${row}, Move Number: ${step}`,
  ],
  ["the step first", ({ row, column }: Square, step: number) => `Step ${step}: column ${column}, row ${row}`],
])("the number beside a named square is its step, with %s", (_, write) => {
  const squares = squaresInOrder(CHESSBOARD_TOUR);
  const lines = squares.map((square, at) => write(square, at + 1)).toSorted();
  expect(judged(lines.join("\n"), CHESSBOARD)?.kind).toBe("accepted");
});

test("a start with words of its own is the first of the squares", () => {
  const squares = squaresInOrder(CHESSBOARD_TOUR);
  const lines = squares.map(({ row, column }, at) => `${at === 0 ? "from" : "knight to"} ${row}, ${column}`);
  const text = `Here is the sequence of moves:\n${lines.join("\n")}\n`;
  expect(judged(text, CHESSBOARD)).not.toHaveProperty("note");
  const [first] = squares;
  const other = { row: first!.row + 1, column: first!.column };
  expect(judged(text, { ...CHESSBOARD, start: other })).toMatchObject({
    finding: { kind: "wrong-start", found: [first!.row, first!.column] },
  });
});

test("the rows below one that cannot be read are no board of fewer rows", () => {
  const larger = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => 10 * column + row + 1),
  );
  const rows = larger.map((line) => line.map((step) => String(step).padEnd(3)).join(""));
  const glued = rows.with(6, rows[6]!.replace("47 57", "4757"));
  for (const small of [3, 6])
    expect(judged(glued.join("\n"), { ...CHESSBOARD, rows: small, columns: 10 })).toBeUndefined();
});

test("a list that begins in the order of a larger board is no index of a smaller one", () => {
  const chess = (at: number) => `${"abcdefgh"[at >> 3]}${(at & 7) + 1}`;
  const list = Array.from({ length: 56 }, (_, at) => chess(at < 28 ? at : 91 - at)).join("\n");
  expect(judged(list, { ...CHESSBOARD, rows: 3, columns: 10 })).toBeUndefined();
});

test("a log whose numbers are by chance all those of a small board is none", () => {
  const cells = "(0,0) (2,1) (0,2) (2,0) (0,1) (2,2) (3,1) (0,5) (4,2) (0,3) (1,1) (2,3)".split(" ");
  const text = cells.map((cell, at) => `Visit # ${at} cell ${cell}`).join("\n");
  const small = { ...CHESSBOARD, rows: 3, columns: 3, answer: "none" } as const;
  expect(judged(`${text}\n\nEnd\n`, small)).toBeUndefined();
});

test("a list of numbers does not go on behind the word that ends its line", () => {
  const cells = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => 8 * row + column + 1);
  const lists = [cells.slice(1), cells].map((list) => `${list.join(" ")} end\n`);
  expect(judged(lists.join("\n"), { ...CHESSBOARD, start: { row: 7, column: 7 } })).toMatchObject({
    finding: { kind: "wrong-start", found: [0, 0] },
  });
  expect(judged(`${lists[0]}\n1 2 3 end\n`, CHESSBOARD)).toBeUndefined();
});

test("a board without one of its numbers does not go on in a sentence below it", () => {
  const drawn = CHESSBOARD_TOUR.map((line) => line.map((step) => step - 1 || -1).join(" ")).join("\n");
  const asked = { ...CHESSBOARD, start: squaresInOrder(CHESSBOARD_TOUR)[1]! };
  expect(judged(`${drawn}\nSteps forward: 64\nSteps back: 0\n`, asked)).toMatchObject({
    finding: { kind: "squares-missing", at: [0, 0] },
  });
});

test("a board that counts from 0 is one below another such board, though its second step is on the start that was asked", () => {
  const drawn = (lines: Lines) => lines.map((line) => line.map((step) => step - 1).join(" ")).join("\n");
  const turned = CHESSBOARD_TOUR.map((line) => line.toReversed());
  const second = squaresInOrder(CHESSBOARD_TOUR)[1]!;
  const asked = { ...CHESSBOARD, start: second };
  expect(judged(`${drawn(turned)}\n\n${drawn(CHESSBOARD_TOUR)}\n`, asked)).toMatchObject({
    finding: { kind: "wrong-start", found: [0, 0] },
  });
});

test("of lists of cells, one a line, none begins on the last square of the one before", () => {
  const cells = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => 8 * row + column + 1);
  const backwards = `${cells.toReversed().join(" ")}\n`;
  const judgement = judged(backwards.repeat(2), CHESSBOARD);
  expect(judgement).toMatchObject({ finding: { kind: "wrong-start" } });
});

test("a list of cells that ends with its start begins there, too", () => {
  const order = squaresInOrder(CLOSED_TOUR);
  const cells = [...order, order[0]!].map(({ row, column }) => 6 * row + column + 1);
  const asked = { ...tourCase({ rows: 6, columns: 6, start: order[0]! }), tour: "closed" } as const;
  for (const text of [cells.join(" "), `[${cells.join(", ")}]\n`, cells.join("\n")])
    expect(judged(text, asked)?.kind).toBe("accepted");
  expect(judged(`36 ${cells.slice(0, -1).join(" ")}`, asked)?.kind).toBe("accepted");
  expect(judged(cells.toReversed().join(" "), asked)?.kind).toBe("accepted");
  expect(judged(cells.slice(1).join(" "), asked)?.kind).not.toBe("accepted");
});

test("lines of a log with more numbers than a row are no board", () => {
  const moves = Array.from({ length: 64 }, (_, at) => (at * 5) % 8).join(" ");
  expect(
    judged(Array.from({ length: 8 }, (_, at) => `LOG [${at}] : ${moves}`).join("\n"), CHESSBOARD),
  ).toBeUndefined();
});

test.each(["Valores: [0;7] inclusive", "Tabuleiro (8, 8)", "Entre (0-7)"])(
  "what stands in brackets among words is no square of a list without brackets, even if the tour ends early: %s",
  (prompt) => {
    const squares = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => `${row}\t${column}`);
    const text = `${prompt}\n${squares.slice(0, 60).join("\n")}\n`;
    expect(judged(text, CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 60 } });
  },
);

test.each([0, 1])("numbers of squares beside their coordinates, counted from %d, are no steps", (base) => {
  const squares = squaresInOrder(CHESSBOARD_TOUR);
  const byRow = squares.map(({ row, column }) => `${8 * row + column + base}\t(${row}, ${column})`);
  const byColumn = squares.map(({ row, column }) => `${8 * column + row + base}\t(${row}, ${column})`);
  for (const lines of [byRow, byColumn])
    expect(judged(`Solved!\n${lines.join("\n")}\n`, CHESSBOARD)?.kind).toBe("accepted");
});

test("a range in a prompt is no square of the tour", () => {
  const squares = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => `(${row},${column})`);
  const moves = squares.slice(1).map((square, at) => `fra ${squares[at]} til ${square}`);
  const prompts = "Startposisjon X? (mellom 0 og 8)\nStartposisjon Y? (mellom 0 og 8)";
  expect(judged(`${prompts}\n${moves.join("\n")}\n`, CHESSBOARD)?.kind).toBe("accepted");
});

test("boards in brackets are no list of coordinates", () => {
  const bracketed = (last: number) =>
    CHESSBOARD_TOUR.map((line) => line.map((step) => `[ ${step > last ? 0 : step} ]`).join("")).join("\n");
  const text = Array.from({ length: 30 }, (_, at) => bracketed(at + 1)).join("\n\n");
  expect(judged(text, CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 30 } });
});

test("of a tour from anywhere, one square short, the start may be left out if that is declared", () => {
  const list = squaresInOrder(CHESSBOARD_TOUR)
    .slice(1)
    .map(({ row, column }) => `(${row}, ${column})`)
    .join("\n");
  const anywhere = { ...CHESSBOARD, anyStart: true };
  expect(judged(list, anywhere)).toMatchObject({
    finding: { kind: "squares-missing" },
    note: { kind: "right-if-declared", declared: { startOmitted: true } },
  });
  expect(judged(list, anywhere, { startOmitted: true })?.kind).toBe("accepted");
});

test.each([0, -1])("places of a list that were left empty, as %d, are no squares", (mark) => {
  const reached = squaresInOrder(CHESSBOARD_TOUR).slice(0, 60);
  const listed = reached.map(({ row, column }) => `(${row + mark + 1}, ${column + mark + 1})`);
  const empty = Array.from({ length: 4 }, () => `(${mark}, ${mark})`);
  expect(judged([...listed, ...empty].join(", "), CHESSBOARD)).toMatchObject({
    finding: { kind: "squares-missing", found: 60 },
  });
});

test("a list that leaves the board counts from the number that its start counts from", () => {
  const listed = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => `(${row + 1}, ${column + 1})`);
  expect(judged(listed.with(30, "(0, 3)").join("\n"), CHESSBOARD)).toMatchObject({
    finding: { kind: "square-off-board", step: 31, at: [-1, 2] },
  });
});

test("a drawing of the board below each move is no part of the list", () => {
  const squares = squaresInOrder(CHESSBOARD_TOUR);
  const drawn = (last: number) =>
    CHESSBOARD_TOUR.map((line) => line.map((step) => (step > last ? 0 : "C")).join(" | ")).join("\n");
  for (const move of ["Passo {s} para {r} , {c}", "Vai para {r} {c}"]) {
    const text = squares
      .map(({ row, column }, at) => `${filled(move, { s: at + 1, r: row, c: column })}\n\n${drawn(at + 1)}\n`)
      .join("\n");
    expect(judged(text, CHESSBOARD)?.kind).toBe("accepted");
  }
});

test("a board that only numbers the squares does not count beside a tour, nor beside the words for none", () => {
  const squares = CHESSBOARD_TOUR.map((line, row) => line.map((_, column) => 8 * row + column + 1));
  const numbered = squares.map((line) => line.map((square) => `[ ${square} ]`).join("\t")).join("\n");
  expect(judged(`${numbered}\n\nCasa inicial: ${partial}\n`, CHESSBOARD)).toMatchObject({
    finding: { kind: "squares-missing", found: 40 },
  });
  expect(judged(`${numbered}\n\nSem solução.\n`, CHESSBOARD)).toMatchObject({
    finding: { kind: "says-no-tour" },
  });
  expect(judged(`${numbered}\n`, CHESSBOARD)).toMatchObject({ finding: { kind: "not-a-knight-move" } });
});

test("boards of ones that become more are no part of a tour", () => {
  const marked = (count: number) =>
    CHESSBOARD_TOUR.map((line) => line.map((step) => (step <= count ? 1 : 0)));
  const drawn = [1, 2, 3, 64].map((count) =>
    marked(count)
      .map((line) => line.join("  "))
      .join("\n"),
  );
  const said = (boards: readonly string[]) => judged(`${boards.join("\n\n")}\n`, CHESSBOARD);
  expect(said(drawn)).toBeUndefined();
  expect(said(drawn.slice(0, 1))).toMatchObject({ finding: { kind: "squares-missing" } });
});

test.each(["0", "-1", "-", ".", "--", "**"])("a square marked with %j is not visited", (mark) => {
  const rows = CHESSBOARD_TOUR.map((line) => line.map((step) => (step > 60 ? mark : step)).join(" | "));
  for (const text of [rows.join("\n"), rows.map((row, index) => `${index} ${row}`).join("\n")]) {
    expect(judged(text, CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing" } });
  }
});

test("a square of a frame with nothing in it is not visited", () => {
  const line = `+${"--+".repeat(8)}\n`;
  const rows = CHESSBOARD_TOUR.map((steps) =>
    steps.map((step) => (step > 60 ? "  " : `${step}`.padStart(2))),
  );
  const text = line + rows.map((cells) => `|${cells.join("|")}|\n${line}`).join("");
  expect(judged(text, CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 60 } });
});

test.each<[string, (row: string, label: number) => string]>([
  ["on both sides", (row, label) => `${label} |${row}| ${label}`],
  ["before", (row, label) => `${label} |${row}|`],
])("signs and blanks are squares of a frame with its rows numbered %s", (_, write) => {
  const framed = (cell: (step: number) => number | string) =>
    CHESSBOARD_TOUR.map((steps, row) =>
      write(steps.map((step) => String(cell(step)).padStart(3)).join("|"), 8 - row),
    ).join("\n  +---+---+---+---+---+---+---+---+\n");
  expect(
    judged(
      framed((step) => (step === 1 ? "S" : step - 1)),
      CHESSBOARD,
    )?.kind,
  ).toBe("accepted");
  const reached = framed((step) => (step === 20 ? "\u265e" : step > 20 ? "" : step));
  expect(judged(reached, CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 20 } });
});

test("rows that are numbered are those of a board as high as their numbers say", () => {
  const numbered = CHESSBOARD_TOUR.map((steps, row) => `${row} | ${steps.join(" ")}`).join("\n");
  expect(judged(numbered, { ...CHESSBOARD, rows: 4 })).toBeUndefined();
  expect(judged(numbered, CHESSBOARD)?.kind).toBe("accepted");
});

test("the first rows of a board that is cut do not join the one above it", () => {
  const drawn = tabs(CHESSBOARD_TOUR);
  const cut = drawn.split("\n").slice(0, 4).join("\n");
  expect(judged(`${drawn}\n\n${cut}\n`, CHESSBOARD)?.kind).toBe("accepted");
});

test("the knight in place of a number is a square of the board", () => {
  const steps = CHESSBOARD_TOUR.map((line) => line.map((step) => (step > 9 ? 0 : step)));
  const boards = [8, 9].map((last) =>
    steps
      .map((line) => line.map((step) => (step === last ? "C" : step > last ? 0 : step)).join(" | "))
      .join("\n"),
  );
  expect(judged(boards.join("\n\n"), CHESSBOARD)).toMatchObject({
    finding: { kind: "squares-missing" },
  });
});

test("rows of two boards make none", () => {
  const rows = CHESSBOARD_TOUR.map((line) => line.map((step) => (step > 50 ? 0 : step)).join(" "));
  const broken = rows.with(6, "13 36 ♞ ♞♞ 11 8 ♞ 24").join("\n");
  expect(judged(`${broken}\n\n${broken}\n`, CHESSBOARD)).toBeUndefined();
});

test.each([
  ["-31193-32012-31159    12", [-31193, -32012, -31159, 12]],
  ["1-16-31", [1, 16, 31]],
  ["-1-16-31", [-1, 16, 31]],
])("the numbers of %j are %j", (line, numbers) => {
  scanLines(Buffer.from(line), (scanned) => expect([...scanned.numbers.slice()]).toEqual(numbers));
  expect.hasAssertions();
});

test("rows of two drawings of a search make no board", () => {
  const board = Array.from({ length: 3 }, () => [0, 0, 0]);
  const drawings: string[] = [];
  const visit = (row: number, column: number, step: number) => {
    drawings.push(board.map((line) => `${line.join(" ")}\n`).join(""));
    if (board[row]?.[column] !== 0) return;
    board[row][column] = step;
    for (const [down, right] of KNIGHT_MOVES) visit(row + down, column + right, step + 1);
    board[row][column] = 0;
  };
  visit(0, 0, 1);
  const asked = { ...CHESSBOARD, rows: 3, columns: 3 };
  expect(judged(drawings.join("\n"), asked)).toMatchObject({ ...judged(drawings.at(-1)!, asked) });
});

test("a board with one square left out does not count where a whole one was printed", () => {
  const whole = tabs(CHESSBOARD_TOUR);
  const partial = tabs(CHESSBOARD_TOUR.map((line) => line.map((step) => step % 64)));
  expect(judged(`1)\n${whole}\n2)\n${partial}\n`, CHESSBOARD)?.kind).toBe("accepted");
});

test("a board with labels and signs, but no number on a square, is no answer", () => {
  const signs = "3| __  O __ |\n2| __ __  O |\n1|  X __ __ |\n ------------\n    1  2  3\n";
  expect(judged(signs, { ...CHESSBOARD, rows: 3, columns: 3 })).toBeUndefined();
});

test("an empty board is no answer", () => {
  const empty = tabs(CHESSBOARD_TOUR.map((line) => line.map(() => 0)));
  expect(judged(`${empty}\n`, CHESSBOARD)).toBeUndefined();
});

test("numbers that run together are read only where it is certain where they end", () => {
  const rows = (lines: Lines, width: number, fill = "0") =>
    lines.map((line) => line.map((step) => String(step).padStart(width, fill)).join("")).join("\n");
  expect(judged(rows(CHESSBOARD_TOUR, 2), CHESSBOARD)?.kind).toBe("accepted");
  expect(judged(rows(CHESSBOARD_TOUR, 2, " "), CHESSBOARD)?.kind).toBe("accepted");
  expect(judged(rows(CHESSBOARD_TOUR, 1), CHESSBOARD)).toBeUndefined();
  // Lines of two numbers, but not coordinates: the second is several numbers that run together.
  expect(judged("7 21553414799104\n12 2147483648\n".repeat(32), CHESSBOARD)).toBeUndefined();
  const beyond = Array.from({ length: 8 }, (_, row) => `${7 * row + 1} 0 0 0 0 0 0 4294967295\n`).join("");
  expect(judged(beyond, CHESSBOARD)).toBeUndefined();
  expect(judged(beyond.replaceAll("4294967295", "2147483647"), CHESSBOARD)).toMatchObject({
    finding: { kind: "step-out-of-range", number: 2147483647 },
  });
});

test.each([
  "Sem solução a partir de (0, 1).",
  "No solution found starting in [0, 1]",
  "Solution does not exist",
  "No Knight's tour",
  "Nenhum passeio",
  "No hay recorrido posible",
  "no tour: parity: the start has the colour of the smaller half",
  "[Aviso] Tabuleiros de tamanho 3x3 matematicamente não possuem solução.",
  "Error: there is no solution",
])("%j says that there is no tour", (text) => {
  expect(judged(text, { ...CHESSBOARD, answer: "none" })?.kind).toBe("accepted");
});

test.each([
  "",
  "hello",
  "1 2 3",
  tabs(CHESSBOARD_TOUR).slice(0, 60),
  "yes",
  "Passeio encontrado!",
  "Arquivo não encontrado",
  "Erro: não há arquivo com a solução",
  "Posição inicial inválida. Não é possível",
  "(nao e possivel fora do tabuleiro)",
])("%j is no answer", (text) => {
  expect(judged(text, CHESSBOARD)).toBeUndefined();
});

test("a letter is the start of a tour from anywhere if the next step is a knight move away", () => {
  const asked = { ...tourCase({ rows: 8, columns: 8, start: { row: 0, column: 0 } }), anyStart: true };
  const withX = (at: number) =>
    CHESSBOARD_TOUR.map((line) => line.map((step) => (step === at ? "X" : step - 1)).join(" | ")).join("\n");
  expect(judged(withX(1), asked)?.kind).toBe("accepted");
  expect(judged(withX(30), asked)?.kind).not.toBe("accepted");
});

test("a letter is the start of a tour that begins elsewhere than asked, as the next step shows", () => {
  const corner = CHESSBOARD_TOUR.map((line) => line.map((step) => (step === 1 ? "X" : step - 1)).join(" | "));
  const [, second] = squaresInOrder(CHESSBOARD_TOUR);
  const asked = { ...tourCase({ rows: 8, columns: 8, start: second! }) };
  const elsewhere = { ...tourCase({ rows: 8, columns: 8, start: { row: 4, column: 4 } }) };
  const [first] = squaresInOrder(CHESSBOARD_TOUR);
  expect(judged(corner.join("\n"), elsewhere)).toMatchObject({
    finding: { kind: "wrong-start", found: [first!.row, first!.column] },
  });
  expect(judged(corner.join("\n"), asked)?.kind).toBe("rejected");
});

test("the size of the board before a list is no square of it, though a knight may go on from there", () => {
  const squares = squaresInOrder(CHESSBOARD_TOUR).toReversed();
  const from = (count: number) =>
    squares
      .slice(-count)
      .map(({ row, column }) => `${row},${column}`)
      .join("\n");
  const start = { ...CHESSBOARD, start: squares[0]! };
  expect(judged(`8,8\n${from(64)}\n`, start)?.kind).toBe("accepted");
  expect(judged(`8,8\n${from(40)}\n`, start)).toMatchObject({ finding: { kind: "wrong-start" } });
  const fromOne = squares.map(({ row, column }) => `${row + 1},${column + 1}`).join("\n");
  expect(judged(`8,8\n${fromOne}\n`, start)?.kind).toBe("accepted");
});

test("squares in frames of their own are those of a board", () => {
  const line = (steps: readonly (number | string)[]) =>
    ` | ${steps.map((step) => String(step).padStart(2)).join(" |  | ")} |\n`;
  expect(judged(CHESSBOARD_TOUR.map(line).join(""), CHESSBOARD)?.kind).toBe("accepted");
  const part = CHESSBOARD_TOUR.map((steps) => line(steps.map((step) => (step > 55 ? " " : step))));
  expect(judged(part.join(""), CHESSBOARD)).toMatchObject({
    finding: { kind: "squares-missing", found: 55 },
  });
});

test("a number that no step can have is the start, as a letter is, if it is made to stand out", () => {
  const withMark = (mark: number) =>
    tabs(CHESSBOARD_TOUR.map((line) => line.map((step) => (step === 1 ? mark : step - 1))));
  for (const mark of [100, 999]) expect(judged(withMark(mark), CHESSBOARD)?.kind).toBe("accepted");
  for (const mark of [65, 32767]) expect(judged(withMark(mark), CHESSBOARD)?.kind).toBe("rejected");
});

test("a letter is the start of a part of a tour, too, or where the knight came to", () => {
  const upTo = (last: number, marked: number) =>
    CHESSBOARD_TOUR.map((line) =>
      line.map((step) => (step === marked ? "C" : step > last ? 0 : step - Number(marked === 1))).join("\t"),
    ).join("\n");
  const elsewhere = { ...CHESSBOARD, start: { row: 4, column: 4 } };
  expect(judged(upTo(9, 1), elsewhere)).toMatchObject({ finding: { kind: "wrong-start", found: [0, 0] } });
  expect(judged(upTo(9, 1), CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 9 } });
  expect(judged(upTo(9, 9), CHESSBOARD)).toMatchObject({ finding: { kind: "squares-missing", found: 9 } });
  // From (0, 0) to (2, 1), or from (1, 2) to (0, 0): four squares are visited.
  const ring: Record<string, string> = { "0,0": "C", "2,1": "1", "3,3": "2", "1,2": "3" };
  const inRing = CHESSBOARD_TOUR.map((line, row) => line.map((_, column) => ring[`${row},${column}`] ?? "0"));
  const anywhere = { ...CHESSBOARD, anyStart: true };
  expect(judged(inRing.map((line) => line.join("\t")).join("\n"), anywhere)).toMatchObject({
    finding: { kind: "squares-missing", found: 4, at: [0, 1] },
  });
  // Walks from two squares are two tours, and drawings of one walk are not.
  const fromBelow = upTo(9, 1).split("\n").reverse().join("\n");
  expect(judged(`${fromBelow}\nOutro:\n${upTo(9, 1)}`, CHESSBOARD)).toMatchObject({
    note: { kind: "last-of-several" },
  });
  expect(judged(`${upTo(5, 1)}\nOutro:\n${upTo(9, 1)}`, CHESSBOARD)).not.toHaveProperty("note");
});

test.each<[string, (at: number, row: number, column: number) => string]>([
  ["numbered from 0", (at, row, column) => `${at}. (${row}, ${column})`],
  ["numbered from 1", (at, row, column) => `${at + 1}. (${row}, ${column})`],
  ["in brackets", (_, row, column) => `[ ${row}, ${column} ]`],
  ["as squares", (_, row, column) => `${"abcdefgh"[column]}${8 - row}`],
])("a tour of more squares than the board has, %s, is none of it", (_, write) => {
  const list = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }, at) => write(at, row, column));
  const asked = tourCase({ rows: 6, columns: 6, start: { row: 0, column: 0 } });
  expect(judged(list.join(" "), asked)).toBeUndefined();
});

test.each([9, 25])(
  "the first %i steps on a board in a frame are no tour of a board with as many squares",
  (steps) => {
    const row = (line: readonly number[]) =>
      `|${line.map((step) => ` ${step > steps ? "  " : String(step).padStart(2)} |`).join("")}`;
    const side = Math.sqrt(steps);
    const asked = tourCase({ rows: side, columns: side, start: { row: 0, column: 0 } });
    expect(judged(CHESSBOARD_TOUR.map(row).join("\n"), asked)).toBeUndefined();
  },
);

test.each([
  ["squares of a prompt", "Digite a casa (por exemplo a1 ou h8): inválida\n"],
  ["places in a log", "tentei (0, 0)\ntentei (3, 3)\ntentei (7, 7)\nparei\n"],
  ["an index of the board", Array.from({ length: 64 }, (_, at) => `(${at >> 3}, ${at & 7})`).join(" ")],
  ["the numbers of free neighbours", "2 3 4 4 4 4 3 2\n3 4 6 6 6 6 4 3\n".repeat(4)],
  [
    "a heading and labels beside signs",
    `0 1 2 3 4 5 6 7\n${"X _ _ _ _ _ _ _ 0\n_ _ _ _ _ _ _ X 1\n".repeat(4)}`,
  ],
  [
    "boards with blank squares",
    Array.from({ length: 8 }, (_, row) => `|${` ${row + 1} |   |`.repeat(8)}`).join("\n"),
  ],
  ["the numbers of the corners", `|0|_|_|_|_|_|_|1|\n${"|_|_|_|_|_|_|_|_|\n".repeat(6)}|3|_|_|_|_|_|_|2|\n`],
  ["a heading of many columns", `(index) | ${Array.from({ length: 70 }, (_, at) => at).join(" | ")} |\n`],
  ["numbers with letters", "0a 1f 3c 2b 11 05 1e 20\n".repeat(8)],
])("%s is no tour", (_, printed) => {
  expect(judged(printed, CHESSBOARD)).toBeUndefined();
});

test.each([
  "De novo? (s/n): Entrada inválida! Não existe passeio!\n",
  "Row: Column: Can't found Knight tour solution with initial square (0, 4)\n",
])("a denial is heard behind prompts: %j", (printed) => {
  expect(judged(printed, { ...CHESSBOARD, answer: "none" })?.kind).toBe("accepted");
});
