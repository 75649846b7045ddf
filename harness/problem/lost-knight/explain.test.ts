import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { parseBoard } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { generateBoard } from "../../case/generator/index.ts";
import { IDEA_NAMES } from "../../finding/ideas.ts";
import { anyBoard } from "../../testing/boards.ts";
import { loadCases } from "../load.ts";
import { exampleOf } from "./example.ts";
import { explainingIdea, type Given } from "./explain.ts";
import type { Idea } from "./idea/idea.ts";
import { IDEAS } from "./idea/index.ts";

const BUNDLED = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" }).flatMap(
  (asked) => (asked.problem === "lost-knight" ? [asked.board] : []),
);

const answersOf = (idea: Idea, boards: readonly Given["board"][]): Given[] =>
  boards.map((board) => ({ board, right: leastMoves(board), answered: idea(board) }));

const boards = (...texts: string[]) => texts.map((text) => parseBoard(text, String));

const HIGH = generateBoard({
  kind: "random",
  rows: 60,
  columns: 7,
  open: 200,
  start: [3, 1],
  exit: [40, 5],
  seed: 1,
});

test.each(IDEA_NAMES)("%s is named from the bundled cases and a high board", (name) => {
  expect(explainingIdea(answersOf(IDEAS[name][0]!, [HIGH, ...BUNDLED]))?.name).toBe(name);
});

const someBoards = fc.array(anyBoard, { minLength: 1, maxLength: 12 });
const anyVariant = fc
  .constantFrom(...IDEA_NAMES)
  .chain((name) => fc.constantFrom(...IDEAS[name]).map((idea) => ({ name, idea })));

test("an idea is named rightly or not at all", () => {
  let named = 0;
  fc.assert(
    fc.property(anyVariant, someBoards, ({ name, idea }, asked) => {
      const explanation = explainingIdea(answersOf(idea, asked));
      expect([undefined, name]).toContain(explanation?.name);
      if (explanation) named++;
    }),
    { numRuns: 500 },
  );
  expect(named).toBeGreaterThan(50);
});

test("to right answers there is nothing to say", () => {
  fc.assert(
    fc.property(someBoards, (asked) => {
      expect(explainingIdea(answersOf(leastMoves, asked))).toBeUndefined();
    }),
  );
});

test("one answer that no idea leads to, and nothing is said", () => {
  const given = answersOf(IDEAS["no-wrap"][0]!, BUNDLED);
  for (const at of given.keys()) {
    const other = { ...given[at]!, answered: 1000 };
    expect(explainingIdea(given.with(at, other))).toBeUndefined();
  }
});

test("where two ideas lead to the same answers, neither is named", () => {
  // No path crosses the left or the right edge, so nothing shows if a program wraps there.
  const asked = boards("..x\n.Sx\n..x\n..x\n..x\nC.x\n", "C.x\n..x\n..x\n..x\n.Sx\n..x\n");
  const given = answersOf(IDEAS["no-wrap"][0]!, asked);
  expect(given.filter(({ right, answered }) => right !== answered)).toHaveLength(2);
  expect(explainingIdea(given)).toBeUndefined();
});

test("one wrong answer is chance, unless it is far off", () => {
  const [near, far] = [BUNDLED[0]!, BUNDLED.at(-1)!];
  expect(explainingIdea(answersOf((board) => Number(leastMoves(board)) + 1, [near]))).toBeUndefined();
  expect(explainingIdea(answersOf(IDEAS["walks-through-x"][0]!, [far]))?.name).toBe("walks-through-x");
});

test.each(IDEA_NAMES.filter((name) => name !== "eight-bit-count"))(
  "there is a small board on which %s goes wrong",
  (name) => {
    for (const idea of IDEAS[name]) {
      const { board, right, answered } = exampleOf(idea)!;
      expect(board.rows * board.columns).toBeLessThanOrEqual(25);
      expect(right).toBe(leastMoves(board));
      expect(answered).toBe(idea(board));
      expect(answered).not.toBe(right);
    }
  },
);
