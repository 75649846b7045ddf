import fc from "fast-check";
import { expect, test } from "vitest";
import { readBoard } from "./board.ts";
import { distances, shortestPath } from "./shortest-path.ts";
import { isWay, labelsHold, naiveDistances } from "./testing/torus.ts";

/** Text of a torus of up to 12 x 12 squares, with any share of them blocked. */
const boardText = fc
  .record({
    rows: fc.integer({ min: 1, max: 12 }),
    columns: fc.integer({ min: 1, max: 12 }),
    share: fc.nat(100),
  })
  .filter(({ rows, columns }) => rows * columns >= 2)
  .chain(({ rows, columns, share }) =>
    fc.record({
      columns: fc.constant(columns),
      squares: fc.array(
        fc.nat(99).map((number): string => (number < share ? "x" : ".")),
        { minLength: rows * columns, maxLength: rows * columns },
      ),
      ends: fc.uniqueArray(fc.nat(rows * columns - 1), { minLength: 2, maxLength: 2 }),
    }),
  )
  .map(({ columns, squares, ends }) => {
    const letters = squares.with(ends[0]!, "C").with(ends[1]!, "S").join("");
    return letters.replace(new RegExp(`.{${columns}}`, "g"), "$&\n");
  });

const torus = boardText.map((text) => readBoard(Buffer.from(text), "board"));

test("the way is valid and as long as a naive search says", () => {
  fc.assert(
    fc.property(torus, (board) => {
      const path = shortestPath(board);
      expect(path && path.length - 1).toBe(naiveDistances(board)[board.exit]);
      if (path) expect(isWay(board, [...path])).toBe(true);
    }),
  );
});

test("the certificate holds the distances and is accepted", () => {
  fc.assert(
    fc.property(torus, (board) => {
      const labels = [...distances(board)];
      expect(labels).toEqual(naiveDistances(board).map((distance) => distance ?? -1));
      expect(labelsHold(board, labels)).toBe(true);
    }),
  );
});

test("a certificate with a label changed is rejected", () => {
  fc.assert(
    fc.property(torus, fc.nat(), fc.integer({ min: -1, max: 30 }), (board, at, label) => {
      const labels = [...distances(board)];
      const square = at % labels.length;
      fc.pre(label !== labels[square]);
      expect(labelsHold(board, labels.with(square, label))).toBe(false);
    }),
  );
});

test("a way with a step changed to a square at another distance is rejected", () => {
  fc.assert(
    fc.property(torus, fc.nat(), fc.nat(), (board, step, square) => {
      const path = [...(shortestPath(board) ?? [])];
      fc.pre(path.length > 0);
      const changed = path.with(step % path.length, square % board.open.length);
      fc.pre(distances(board)[square % board.open.length] !== step % path.length);
      expect(isWay(board, changed)).toBe(false);
    }),
  );
});

test.each([
  ["one column", "C\nx\nS\n", 1],
  ["one row", "CS\n", 1],
  ["moves that coincide", "C.\n.S\n", 2],
])("%s", (_, text, moves) => {
  const board = readBoard(Buffer.from(text), "board");
  expect(naiveDistances(board)[board.exit]).toBe(moves);
  expect(shortestPath(board)).toHaveLength(moves + 1);
});

test("an exit that is boxed in", () => {
  const rows = Array(20).fill("x".repeat(20)).with(7, "C".padEnd(20, ".")).with(11, "S".padEnd(20, "x"));
  const board = readBoard(Buffer.from(rows.join("\n")), "board");
  expect(shortestPath(board)).toBeUndefined();
  expect(distances(board)[board.exit]).toBe(-1);
});

test("the largest board", () => {
  const row = Buffer.alloc(4001, ".");
  row[4000] = 0x0a;
  const bytes = Buffer.alloc(4000 * row.length, row);
  bytes.write("C", 0);
  bytes.write("S", 2000 * row.length + 2000);
  const board = readBoard(bytes, "board");
  // The exit is 2000 rows and 2000 columns away, either way around: a move makes three of the 4000 steps.
  expect(shortestPath(board)).toHaveLength(Math.ceil(4000 / 3) + 1);
});
