import fc from "fast-check";
import { expect, test } from "vitest";
import { inEach } from "../base/sentence.ts";
import { boardText, type Square, squareAt } from "../case/board.ts";
import { leastMoves } from "../case/board-rules.ts";
import type { CaseBase } from "../case/case.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import { madeTours } from "../problem/knights-tour/made-answers.ts";
import { madeMoves } from "../problem/lost-knight/made-answers.ts";
import type { Pick } from "../problem/making/damage.ts";
import { samples } from "../testing/seed.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, squaresInOrder } from "../testing/tours.ts";
import { defectOf } from "./validators.ts";

const BASE: CaseBase = {
  name: "made",
  title: inEach(() => "Made for a test"),
  points: 1,
  visibility: "public",
  limits: { cpuMs: 1000, wallMs: 1000, outputBytes: 1000, memoryBytes: 1000 },
  file: "made.yaml",
};

const picks = fc.infiniteStream(fc.nat()).map(
  (numbers): Pick =>
    (bound) =>
      numbers.next().value! % bound,
);

const boards = fc
  .record({ rows: fc.integer({ min: 1, max: 7 }), columns: fc.integer({ min: 2, max: 7 }) })
  .chain(({ rows, columns }) => {
    const squares = rows * columns;
    const open = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: squares, maxLength: squares });
    const ends = fc.uniqueArray(fc.nat(squares - 1), { minLength: 2, maxLength: 2 });
    return fc.record({ rows: fc.constant(rows), columns: fc.constant(columns), open, ends });
  })
  .map(({ rows, columns, open, ends }): LostKnightCase => {
    const [start, exit] = ends.map((end) => squareAt({ columns }, end)) as [Square, Square];
    const squares = Uint8Array.from(open, (each, at) => (ends.includes(at) ? 1 : each));
    const board = { rows, columns, open: squares, start, exit };
    const answer = leastMoves(board);
    return { ...BASE, problem: "lost-knight", rows, columns, board, boardText: boardText(board), answer };
  })
  // With C and S in each other's place, or in their own, a damaged path may be a right one with rows and columns exchanged.
  .filter(({ board: { start, exit } }) => start.row !== exit.column && start.row !== start.column);

const tours = fc
  .record({
    grid: fc.constantFrom(CHESSBOARD_TOUR, CLOSED_TOUR),
    anyStart: fc.boolean(),
    wantsClosed: fc.boolean(),
  })
  .map(({ grid, anyStart, wantsClosed }) => {
    const squares = squaresInOrder(grid);
    const answer = { kind: "grid", steps: Int32Array.from(grid.flat()), base: 1 } as const;
    const tour = wantsClosed && grid === CLOSED_TOUR ? "closed" : "open";
    const size = { rows: grid.length, columns: grid[0]!.length };
    const asked: TourCase = {
      ...BASE,
      ...size,
      problem: "knights-tour",
      start: squares[0]!,
      anyStart,
      tour,
      answer: "tour",
    };
    return { asked, answer };
  });

test("numbers of moves and paths are accepted however they are written, and rejected when they are damaged", () => {
  fc.assert(
    fc.property(boards, picks, (asked, pick) => {
      expect(madeMoves(asked, pick).flatMap((made) => defectOf(asked, made, "en") ?? [])).toEqual([]);
    }),
  );
});

test("tours are accepted however they are written, and rejected when they are damaged", () => {
  fc.assert(
    fc.property(tours, picks, ({ asked, answer }, pick) => {
      expect(madeTours(asked, answer, pick).flatMap((made) => defectOf(asked, made, "en") ?? [])).toEqual([]);
    }),
    // Each is written in all ways.
    { numRuns: samples(4) },
  );
});

test("what is judged wrongly is told with the answer", () => {
  const { rows, columns } = { rows: 8, columns: 8 };
  const start = { row: 0, column: 0 };
  const asked: TourCase = {
    ...BASE,
    problem: "knights-tour",
    rows,
    columns,
    start,
    anyStart: false,
    tour: "open",
    answer: "tour",
  };
  expect(defectOf(asked, { text: "no tour", made: "no tour", right: true }, "en")).toBe(
    "a right answer is rejected on knights-tour/made: no tour (no tour)",
  );
});
