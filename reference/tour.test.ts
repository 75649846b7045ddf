import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samples } from "./testing/samples.ts";
import { flawOfTour, tourExists } from "./testing/tours.ts";
import type { TourQuestion } from "./tour/question.ts";
import { solveTour } from "./tour.ts";

/** Checks if the solver finds a tour, and validates it. */
function answered(question: TourQuestion): boolean {
  const answer = solveTour(question);
  if (answer.kind === "none") return false;
  const flaw = flawOfTour(answer.steps, question);
  if (flaw) throw new Error(`${JSON.stringify(question)}: ${flaw}`);
  return true;
}

function answeredStarts(rows: number, columns: number, closed: boolean): boolean[] {
  return Array.from({ length: rows * columns }, (_, start) =>
    answered({ rows, columns, row: Math.floor(start / columns), column: start % columns, closed }),
  );
}

/** Larger ones in the soak. */
describe("every start of every n x n board", () => {
  const cases = Array.from({ length: Math.min(45, samples(18)) }, (_, i) => i + 1);
  test.each(cases)("n = %i", (n) => {
    const feasible = (start: number) =>
      n === 1 || (n >= 5 && (n % 2 === 0 || (Math.floor(start / n) + (start % n)) % 2 === 0));
    expect(answeredStarts(n, n, false)).toEqual(Array.from({ length: n * n }, (_, start) => feasible(start)));
    expect(new Set(answeredStarts(n, n, true))).toEqual(new Set([n >= 6 && n % 2 === 0]));
  });
});

const found = new Map<string, boolean>();

/** All paths of a board are tried once, whichever way it is turned. */
function openTourExists(rows: number, columns: number, start: number): boolean {
  const [row, column] = [Math.floor(start / columns), start % columns];
  const sides = [
    { size: rows, at: Math.min(row, rows - 1 - row) },
    { size: columns, at: Math.min(column, columns - 1 - column) },
  ].sort((a, b) => a.size - b.size || a.at - b.at) as [Side, Side];
  const key = JSON.stringify(sides);
  const [{ size: short, at: down }, { size: long, at: right }] = sides;
  const exists =
    found.get(key) ?? tourExists({ rows: short, columns: long, start: down * long + right, closed: false });
  found.set(key, exists);
  return exists;
}

interface Side {
  readonly size: number;
  readonly at: number;
}

describe("every start of every m x n board up to 12 x 12", () => {
  const cases = Array.from({ length: 144 }, (_, i) => [1 + Math.floor(i / 12), 1 + (i % 12)] as const);
  test.each(cases)("%i x %i", (rows, columns) => {
    const short = Math.min(rows, columns);
    const long = Math.max(rows, columns);
    const odd = (rows * columns) % 2 === 1;
    const schwenk = !odd && short > 2 && short !== 4 && !(short === 3 && long <= 8);
    expect(new Set(answeredStarts(rows, columns, true))).toEqual(new Set([schwenk]));
    const open = answeredStarts(rows, columns, false);
    if (rows * columns <= 30) {
      const exists = open.map((_, start) => openTourExists(rows, columns, start));
      expect(open).toEqual(exists);
      if (rows * columns > 1) expect(tourExists({ rows, columns, start: 0, closed: true })).toBe(schwenk);
    } else if (short >= 5) {
      const feasible = open.map(
        (_, start) => !odd || (Math.floor(start / columns) + (start % columns)) % 2 === 0,
      );
      expect(open).toEqual(feasible);
    }
  });
});

/**
 * Boards that hold every core of an odd tour, with the start in every place, beside every block that can
 * surround it; those from 19 on in the soak. Larger boards only have more blocks farther away.
 */
describe("every start of every board with two odd sides from 5 to 29", () => {
  const odd = Array.from({ length: Math.min(13, samples(7)) }, (_, i) => 5 + 2 * i);
  test.each(odd)("%i rows", (rows) => {
    for (const columns of odd) {
      const feasible = (start: number) => (Math.floor(start / columns) + (start % columns)) % 2 === 0;
      const starts = Array.from({ length: rows * columns }, (_, start) => feasible(start));
      expect(answeredStarts(rows, columns, false)).toEqual(starts);
    }
  });
});

test("any start of any larger board", () => {
  const side = fc.integer({ min: 5, max: 300 });
  const question = fc.record({
    rows: side,
    columns: side,
    row: fc.nat(),
    column: fc.nat(),
    closed: fc.boolean(),
  });
  fc.assert(
    fc.property(question, ({ rows, columns, row, column, closed }) => {
      const start = { row: row % rows, column: column % columns };
      const odd = (rows * columns) % 2 === 1;
      const feasible = !odd || (!closed && (start.row + start.column) % 2 === 0);
      expect(answered({ rows, columns, ...start, closed })).toBe(feasible);
    }),
  );
});

test.each([
  [1001, 1000],
  [1001, 1001],
  [5, 5000],
])("%i x %i", (rows, columns) => {
  expect(answered({ rows, columns, row: 2, column: columns - 3, closed: false })).toBe(true);
});

test.each([
  [{ rows: 1, columns: 1, closed: true }, "size"],
  [{ rows: 1, columns: 7, closed: false }, "size"],
  [{ rows: 2, columns: 5000, closed: true }, "size"],
  [{ rows: 7, columns: 7, closed: true }, "parity"],
  [{ rows: 4, columns: 9, closed: true }, "Schwenk's theorem"],
  [{ rows: 6, columns: 3, closed: true }, "Schwenk's theorem"],
  [{ rows: 3, columns: 5, closed: false }, "exhausted search"],
])("says why %o has no tour: %s", (question, why) => {
  expect(solveTour({ ...question, row: 0, column: 0 })).toEqual({
    kind: "none",
    reason: expect.stringMatching(`^${why}`),
  });
});

test("a narrow board that is too long to search is refused", () => {
  expect(() => solveTour({ rows: 3, columns: 13, row: 0, column: 0, closed: false })).toThrow("3 x 13");
});
