import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { isOf } from "../../../case/any-case.ts";
import { parseBoard } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { generateBoard } from "../../../case/generator/index.ts";
import { IDEA_NAMES } from "../../../finding/ideas.ts";
import { anyBoard } from "../../../testing/boards.ts";
import { samples } from "../../../testing/seed.ts";
import { loadCases } from "../../load.ts";
import type { Idea } from "../idea/idea.ts";
import { IDEAS } from "../idea/index.ts";
import { type AskBoard, explainingIdea, type Given } from "./explaining-idea.ts";
import { boardThat } from "./test-boards.ts";

const ALL_BUNDLED = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases"),
  problem: "lost-knight",
}).flatMap((asked) => (isOf("lost-knight", asked) ? [asked.board] : []));
const upTo = (squares: number) => ALL_BUNDLED.filter(({ open }) => open.length <= squares);
/** Larger boards take long, and ideas are told apart without them. */
const BUNDLED = upTo(12_000);

const answersOf = (idea: Idea, boards: readonly Given["board"][]): Given[] =>
  boards.flatMap((board) => {
    const answered = idea(board);
    return answered === undefined ? [] : [{ board, right: leastMoves(board), answered }];
  });

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

/** Its exit is 150 moves away. */
const LONG = parseBoard(`C${".".repeat(299)}S${".".repeat(299)}\n`, String);

/** Answers as a program with the idea does. */
const asking =
  (idea: Idea): AskBoard =>
  async (board) =>
    idea(board);
const notAsking: AskBoard = async () => undefined;

test.each(IDEA_NAMES)("%s is named from the bundled cases, a high board and a long one", async (name) => {
  const idea = IDEAS[name][0]!;
  // On most small boards the order of the moves decides what joined marks lead to.
  const bundled = name === "marks-joined" ? upTo(90_000) : BUNDLED;
  const explanation = await explainingIdea(answersOf(idea, [HIGH, LONG, ...bundled]), asking(idea));
  expect(explanation?.name).toBe(name);
});

const someBoards = fc.array(anyBoard, { minLength: 1, maxLength: 12 });
const anyVariant = fc
  .constantFrom(...IDEA_NAMES)
  .chain((name) => fc.constantFrom(...IDEAS[name]).map((idea) => ({ name, idea })));

test("an idea is named rightly or not at all, with what the program answers to a small board", async () => {
  let named = 0;
  await fc.assert(
    fc.asyncProperty(anyVariant, someBoards, async ({ name, idea }, asked) => {
      const explanation = await explainingIdea(answersOf(idea, asked), asking(idea));
      expect([undefined, name]).toContain(explanation?.name);
      const { example } = explanation ?? {};
      if (example) {
        expect(example.answered).toBe(idea(example.board));
        expect(example.right).toBe(leastMoves(example.board));
        expect(example.answered).not.toBe(example.right);
      }
      if (explanation) named++;
    }),
    { numRuns: samples(10) },
  );
  expect(named).toBeGreaterThan(1);
});

test("to right answers there is nothing to say", async () => {
  await fc.assert(
    fc.asyncProperty(someBoards, async (asked) => {
      expect(await explainingIdea(answersOf(leastMoves, asked), asking(leastMoves))).toBeUndefined();
    }),
  );
});

test("one answer that no idea leads to, and nothing is said", async () => {
  const given = answersOf(IDEAS["no-wrap"][0]!, BUNDLED);
  for (const at of given.keys()) {
    const other = { ...given[at]!, answered: 1000 };
    expect(await explainingIdea(given.with(at, other), notAsking)).toBeUndefined();
  }
});

test("a program that answers a small board otherwise has another cause", async () => {
  const given = answersOf(IDEAS["no-wrap"][0]!, BUNDLED);
  expect((await explainingIdea(given, notAsking))?.name).toBe("no-wrap");
  expect(await explainingIdea(given, asking(leastMoves))).toBeUndefined();
});

test.each([
  ["wraps-at-some-edges", 0],
  ["move-not-wrapped", 1],
  ["move-missing", 3],
  ["move-mistyped", 5],
] as const)("of %s, the edges or the move are told", async (name, variant) => {
  const idea = IDEAS[name][variant]!;
  const { detail } = (await explainingIdea(answersOf(idea, BUNDLED), asking(idea)))!;
  expect(detail).toBeDefined();
  expect(detail).toEqual(idea.detail);
});

// No path crosses the left or the right edge, so nothing shows if a program wraps there.
const UNDECIDED = boards("..x\n.Sx\n..x\n..x\n..x\nC.x\n", "C.x\n..x\n..x\n..x\n.Sx\n..x\n");

test.each(["no-wrap", "wraps-columns-only"] as const)(
  "where two ideas lead to the same answers, a further board decides for %s",
  async (name) => {
    const idea = IDEAS[name][0]!;
    const given = answersOf(idea, UNDECIDED);
    expect(given.filter(({ right, answered }) => right !== answered)).toHaveLength(2);
    expect(await explainingIdea(given, notAsking)).toBeUndefined();
    expect(
      (await explainingIdea([...given, ...answersOf(idea, boards("CS..\n....\n....\n"))], asking(idea)))
        ?.name,
    ).toBe(name);
  },
);

test("one wrong answer is chance, unless it is far off", async () => {
  const near = BUNDLED[0]!;
  const far = BUNDLED.find((board) => leastMoves(board) === 320)!;
  const tooMany: Idea = (board) => Number(leastMoves(board)) + 1;
  expect(await explainingIdea(answersOf(tooMany, [near]), notAsking)).toBeUndefined();
  const through = answersOf(IDEAS["walks-through-x"][0]!, [far]);
  expect((await explainingIdea(through, notAsking))?.name).toBe("walks-through-x");
});

/** Ideas that large numbers show, or many blocked squares. */
const ON_LARGE_BOARDS = [
  "eight-bit-count",
  "signed-eight-bit-count",
  "zero-if-unreached",
  "distances-as-text",
  "marks-joined",
  "marks-by-a-fixed-width",
];

test.each(IDEA_NAMES.filter((name) => !ON_LARGE_BOARDS.includes(name)))(
  "there is a small board on which %s goes wrong",
  (name) => {
    for (const idea of IDEAS[name]) {
      const board = boardThat((each) => ![undefined, leastMoves(each)].includes(idea(each)))!;
      expect(board.rows * board.columns).toBeLessThanOrEqual(25);
    }
  },
);
