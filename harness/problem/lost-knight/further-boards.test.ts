import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { type Case, isOf } from "../../case/any-case.ts";
import { type Board, indexOf } from "../../case/board.ts";
import { distancesIn, leastMoves, worldOf } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";
import { diagnose } from "../diagnosis.ts";
import { loadCases } from "../load.ts";
import { countsSquares } from "./cause/squares-counted.ts";
import { squaresWithin } from "./cause/to-search.ts";
import type { Moves } from "./idea/idea.ts";
import { IDEAS } from "./idea/index.ts";

const CASES = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" })
  .flatMap((asked) => (isOf("lost-knight", asked) && asked.board.open.length <= 25_000 ? [asked] : []))
  .sort((one, other) => one.board.open.length - other.board.open.length);

type Program = (board: Board) => Moves;

/** Breadth-first search that says how many squares it took before S, or found. */
function counting(taken: boolean, order: (near: number[]) => number[]): Program {
  return (board) => {
    const [start, exit] = [indexOf(board, board.start), indexOf(board, board.exit)];
    const seen = new Set([start]);
    const queue = [start];
    for (const [at, here] of queue.entries()) {
      if (here === exit) return taken ? at : seen.size;
      for (const to of order(Array.from(torusNeighbours(board, here)))) {
        if (!board.open[to] || seen.has(to)) continue;
        seen.add(to);
        queue.push(to);
      }
    }
    return "impossible";
  };
}

const given = (program: Program) =>
  CASES.map(({ board, answer }) => ({ board, right: answer, answered: program(board) }));

describe("squares counted instead of moves", () => {
  test.each([
    ["taken", counting(true, (near) => near)],
    ["found", counting(false, (near) => near.toReversed())],
  ])("are recognised: %s", (_, program) => {
    expect(countsSquares(given(program))).toBe(true);
  });

  test.each<[string, Program]>([
    ["a right program", leastMoves],
    ["one too many", (board) => IDEAS["one-too-many"][0]!(board)!],
    ["a missing move", (board) => IDEAS["move-missing"][0]!(board)!],
    [
      "twice the moves",
      (board) => (leastMoves(board) === "impossible" ? "impossible" : 2 * Number(leastMoves(board))),
    ],
    ["all squares", (board) => (leastMoves(board) === "impossible" ? "impossible" : board.open.length)],
  ])("are not seen in %s", (_, program) => {
    expect(countsSquares(given(program))).toBe(false);
  });
});

test("the squares within so many moves are those of the distances", () => {
  for (const { board } of CASES.slice(0, 8)) {
    const distances = Array.from(distancesIn(worldOf(board)));
    expect(squaresWithin(board, 2)).toBe(distances.filter((each) => each >= 0 && each <= 2).length);
  }
});

/** Answer of a program to a case, and how long it takes. */
type Behaviour = (asked: LostKnightCase) => { moves: Moves; cpuMs?: number; isGreedy?: boolean };

function attemptOf(asked: LostKnightCase, behaves: Behaviour): CaseAttempt<LostKnightCase> {
  const { moves, cpuMs = 10, isGreedy } = behaves(asked);
  const measured = { end: { kind: "exited", code: 0 }, cpuMs, wallMs: cpuMs, writtenBytes: 0 } as const;
  if (isGreedy && cpuMs > asked.limits.cpuMs)
    return { asked, verdict: "MLE", finding: { kind: "memory-limit", limitBytes: 1 }, measured };
  if (cpuMs > asked.limits.cpuMs)
    return { asked, verdict: "TLE", finding: { kind: "cpu-limit", limitMs: asked.limits.cpuMs }, measured };
  if (moves === asked.answer) return { asked, verdict: "AC", measured };
  const finding =
    moves === "impossible"
      ? ({ kind: "says-impossible", expected: Number(asked.answer) } as const)
      : ({ kind: "wrong-number-of-moves", expected: Number(asked.answer), found: moves } as const);
  return { asked, verdict: "WA", finding, measured };
}

async function causesOf(behaves: Behaviour, asks: Case[] = []): Promise<Diagnosis[]> {
  return diagnose(
    CASES.map((asked) => attemptOf(asked, behaves)),
    async (asked) => {
      asks.push(asked);
      return attemptOf(asked as LostKnightCase, behaves);
    },
  );
}

const right = ({ answer }: LostKnightCase) => answer;

describe("a program that is right up to a number", () => {
  const upTo = (isFine: (asked: LostKnightCase) => boolean): Behaviour => {
    return (asked) => ({ moves: isFine(asked) ? asked.answer : "impossible" });
  };

  test("up to which place of S it is right is told from the number of moves by further boards", async () => {
    const place = ({ board }: LostKnightCase) => indexOf(board, board.exit);
    expect(await causesOf(upTo((asked) => place(asked) <= 127))).toMatchObject([
      { kind: "wrong-beyond", quantity: "exit-place", limit: 127 },
    ]);
  });

  test("and so are the row and the column of S, and the squares to look at", async () => {
    const line = ({ board: { exit } }: LostKnightCase) => Math.max(exit.row, exit.column);
    expect(await causesOf(upTo((asked) => line(asked) <= 127))).toMatchObject([
      { kind: "wrong-beyond", quantity: "exit-line", limit: 127 },
    ]);
    const searched = ({ board, answer }: LostKnightCase) => squaresWithin(board, Number(answer));
    expect(await causesOf(upTo((asked) => searched(asked) <= 1000))).toMatchObject([
      { kind: "wrong-beyond", quantity: "searched" },
    ]);
  });

  test("up to how many moves, too", async () => {
    expect(await causesOf(upTo(({ answer }) => Number(answer) <= 30))).toMatchObject([
      { kind: "wrong-beyond", quantity: "moves" },
    ]);
  });
});

describe("a program that is too slow", () => {
  const slow = (ms: (asked: LostKnightCase) => number): Behaviour => {
    return (asked) => ({ moves: right(asked), cpuMs: 20 + ms(asked) });
  };
  const squares = ({ board, answer }: LostKnightCase) => squaresWithin(board, Number(answer));

  test("with each move more looks at squares again and again", async () => {
    const doubling = slow(({ answer }) => (answer === "impossible" ? 0 : 2.5 ** Number(answer)));
    expect(await causesOf(doubling)).toMatchObject([{ kind: "squares-again" }]);
  });

  test("does so, too, if some answers are wrong, or if its memory is over before its time", async () => {
    const ms = ({ answer }: LostKnightCase) => (answer === "impossible" ? 1e6 : 20 + 2.5 ** Number(answer));
    const wrong: Behaviour = (asked) => ({
      moves: asked.rows % 2 === 1 && Number(asked.answer) > 2 ? 2 * Number(asked.answer) + 1 : asked.answer,
      cpuMs: ms(asked),
    });
    expect(await causesOf(wrong)).toMatchObject([{ kind: "squares-again" }]);
    const greedy: Behaviour = (asked) => ({ moves: asked.answer, cpuMs: ms(asked), isGreedy: true });
    expect(await causesOf(greedy)).toMatchObject([{ kind: "squares-again" }]);
  });

  test("for more squares does something slow for each of them", async () => {
    const [cause] = await causesOf(slow((asked) => (squares(asked) / 40) ** 2));
    expect(cause).toMatchObject({ kind: "slow-squares" });
    expect((cause as { factor: number }).factor).toBeCloseTo(4, 0);
  });

  test.each<[string, (asked: LostKnightCase) => number]>([
    ["takes long for each square", (asked) => squares(asked) * 4],
    ["never ends on large boards", ({ rows }) => (rows > 30 ? 1e6 : 0)],
    ["never ends where S is far", ({ answer }) => (Number(answer) > 9 ? 1e6 : 0)],
  ])("is not said to do so if it %s", async (_, ms) => {
    const kinds = (await causesOf(slow(ms))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "squares-again" || kind === "slow-squares")).toEqual([]);
  });
});

test("a program that never ends is not asked much more", async () => {
  const asks: Case[] = [];
  expect(await causesOf(() => ({ moves: 7, cpuMs: 1e6 }), asks)).toEqual([]);
  expect(asks).toHaveLength(1);
});

describe("a program that fails in one kind of cases", () => {
  test.each([
    ["never ends", "no-end", 1e6],
    ["says 7", "wrong", 10],
  ])("is told so: it %s where there is no path", async (_, ending, cpuMs) => {
    const behaves: Behaviour = ({ answer }) =>
      answer === "impossible" ? { moves: 7, cpuMs } : { moves: answer };
    expect(await causesOf(behaves)).toMatchObject([
      { kind: "fails-only-where", property: "no-path", ending },
    ]);
  });

  test("is not told how its time grows in the others", async () => {
    const behaves: Behaviour = ({ answer, board }) => ({
      moves: answer,
      cpuMs: answer === "impossible" ? 1e6 : board.open.length / 20,
    });
    expect(await causesOf(behaves)).toMatchObject([{ kind: "fails-only-where", ending: "no-end" }]);
  });

  test("is told so where there is one such case, and a small one of the kind shows that it is no chance", async () => {
    const [noWay, ...others] = CASES.filter(({ answer }) => answer === "impossible");
    const tried = CASES.filter((asked) => !others.includes(asked));
    const causes = (isRight: (asked: LostKnightCase) => boolean) => {
      const behaves: Behaviour = (asked) => ({ moves: isRight(asked) ? asked.answer : 7 });
      const attempt = (asked: Case) => attemptOf(asked as LostKnightCase, behaves);
      return diagnose(tried.map(attempt), async (asked) => attempt(asked));
    };
    expect(await causes(({ answer }) => answer !== "impossible")).toMatchObject([
      {
        ...{ kind: "fails-only-where", cases: 1, case: noWay!.name },
        example: { board: "Cx.x\nx...\n..S.\nx..." },
      },
    ]);
    expect(await causes((asked) => asked !== noWay)).toEqual([]);
  });

  test("but not if it fails elsewhere, too", async () => {
    const behaves: Behaviour = ({ answer, name }) => ({
      moves: answer === "impossible" || name === "maze" ? 7 : answer,
    });
    expect((await causesOf(behaves)).map(({ kind }) => kind)).not.toContain("fails-only-where");
  });
});

test("of a program that says one number, whatever the one case and the further boards are, no idea is named", async () => {
  const says: Behaviour = () => ({ moves: 3 });
  const near = CASES.find(({ name }) => name === "seam-corner")!;
  const tried = [attemptOf(near, says)];
  expect(await diagnose(tried, async (asked) => attemptOf(asked as LostKnightCase, says))).toEqual([]);
});
