import { expect, test } from "vitest";
import { parseBoard } from "../../case/board.ts";
import { expectHardForSome } from "../../testing/published-boards.ts";
import { hardestOf } from "./hardest.ts";

const boardOf = (text: string) => parseBoard(text, () => "");
/** A board on which the path stays away from the edges, and two on which it crosses one. */
const EASY = { seed: 1, board: boardOf(".......\n.......\n..C....\n.......\n...S...\n.......\n.......\n") };
const HARD = { seed: 2, board: boardOf("..C....\n.......\n.......\n.......\n.......\n.......\n...S...\n") };
const AS_HARD = { ...HARD, seed: 3 };

test("the hardest board is that on which the fewest wrong ideas are right, the first of equal ones", () => {
  expect(hardestOf([EASY, HARD, AS_HARD], 3)).toBe(HARD);
});

test("no more boards are made than are to be compared", () => {
  function* endless() {
    yield EASY;
    throw new Error("a second board was made");
  }
  expect(hardestOf(endless(), 1)).toBe(EASY);
});

test("the bundled ten boards are as hard as those of the assignment", expectHardForSome);
