import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "../../testing/seed.ts";
import { boardText, parseBoard, squareAt } from "../board.ts";
import { leastMoves } from "../board-rules.ts";
import { generateBoard } from "./index.ts";
import { seededRandom } from "./random.ts";

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const size = fc.record({ rows: fc.integer({ min: 1, max: 12 }), columns: fc.integer({ min: 1, max: 12 }) });

test("numbers stay below their bound, and the same seed brings the same ones", () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 2 ** 32 }), (start, bound) => {
      const [one, other] = [seededRandom(start), seededRandom(start)];
      for (let draw = 0; draw < 20; draw++) {
        const number = one.below(bound);
        expect(number).toBe(other.below(bound));
        expect(number).toBeLessThan(bound);
        expect(number).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("a random board has exactly the open squares that were asked for, and reads back as it was written", () => {
  fc.assert(
    fc.property(size, seed, fc.nat(), (dimensions, start, choice) => {
      const squares = dimensions.rows * dimensions.columns;
      fc.pre(squares >= 2);
      const open = 2 + (choice % (squares - 1));
      const pair = (index: number): [number, number] => {
        const { row, column } = squareAt(dimensions, index);
        return [row, column];
      };
      const board = generateBoard({
        kind: "random",
        ...dimensions,
        open,
        start: pair(0),
        exit: pair(squares - 1),
        seed: start,
      });
      expect(board.open.reduce((sum, each) => sum + each, 0)).toBe(open);
      expect(parseBoard(boardText(board), String)).toEqual(board);
    }),
  );
});

test("a maze must be walked from end to end", () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 2, max: 60 }), (start, open) => {
      const board = generateBoard({ kind: "maze", rows: 20, columns: 20, open, start: [3, 4], seed: start });
      expect(leastMoves(board)).toBe(open - 1);
    }),
    { numRuns: samples(8) },
  );
});
