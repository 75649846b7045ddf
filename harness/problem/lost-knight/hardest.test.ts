import { expect, test } from "vitest";
import { isOf } from "../../case/any-case.ts";
import { parseBoard } from "../../case/board.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { IDEA_NAMES, type IdeaName } from "../../finding/ideas.ts";
import { loadCases } from "../load.ts";
import { hardestOf } from "./hardest.ts";
import { IDEAS } from "./idea/index.ts";

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

/** Numbers of the ten boards of the assignment on which wrong ideas are right, where ours were easier before. */
const ON_THE_ORIGINALS = {
  "no-wrap": 2,
  "wraps-rows-only": 5,
  "wraps-forward-only": 3,
  "wraps-by-abs": 3,
  "wraps-one-too-far": 4,
  "stops-at-the-edge": 2,
  "bounces-off-the-edge": 2,
  "first-row-skipped": 4,
  "last-way-to-the-exit": 3,
} as const satisfies Partial<Record<IdeaName, number>>;

test("the bundled ten boards are as hard as those of the assignment", () => {
  const cases = loadCases({ files: BUNDLED_CASES, problem: "lost-knight" }).flatMap((asked) =>
    isOf("lost-knight", asked) && asked.name.startsWith("board-") ? [asked] : [],
  );
  expect(cases.map(({ answer }) => answer)).toEqual([68, 64, 108, 156, 197, 170, 185, 186, 225, 233]);
  /** Counts the boards on which the plain form of an idea is right. */
  const passed = (idea: IdeaName) =>
    cases.filter(({ board, answer }) => IDEAS[idea][0]!(board) === answer).length;
  const counts = new Map(IDEA_NAMES.map((idea) => [idea, passed(idea)]));
  for (const [idea, most] of Object.entries(ON_THE_ORIGINALS))
    expect(counts.get(idea as IdeaName), idea).toBeLessThanOrEqual(most);
  const all = Array.from(counts.values()).reduce((sum, count) => sum + count);
  expect(all / (cases.length * counts.size)).toBeLessThanOrEqual(163 / 470);
});
