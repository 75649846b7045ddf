import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "../../answer/reading/answer.ts";
import { parseBoard } from "../../case/board.ts";
import type { Finding } from "../../finding/index.ts";
import { checkTour } from "../../problem/knights-tour/check.ts";
import { checkLostKnight } from "../../problem/lost-knight/check.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { drawingOf, wayDrawing } from "./drawing.ts";

const { legend } = CATALOGUES.en.words;
const draw = (finding: Finding | undefined, unicode = false) =>
  finding ? drawingOf(finding, { unicode, legend }) : [];

type Pair = readonly [row: number, column: number];

function pathFinding(text: string, squares: readonly Pair[]): Finding | undefined {
  const path = squares.map(([row, column]) => ({ row, column }));
  const asked = { board: parseBoard(text, String), answer: path.length - 1 };
  const judgement = checkLostKnight(asked, { kind: "moves", moves: path.length - 1, path });
  return judgement.kind === "rejected" ? judgement.finding : undefined;
}

function tourFinding(side: number, squares: readonly Pair[]): Finding | undefined {
  const start = { row: squares[0]![0], column: squares[0]![1] };
  const asked = { rows: side, columns: side, start, anyStart: false, tour: "open", answer: "tour" } as const;
  const answer: Answer = { kind: "visits", visits: Int32Array.from(squares.flat()) };
  const judgement = checkTour(asked, answer);
  return judgement.kind === "rejected" ? judgement.finding : undefined;
}

/** A board of free squares, with C in its upper left corner and S to the right of it. */
const openBoard = (side: number) => `CS${".".repeat(side - 2)}\n${`${".".repeat(side)}\n`.repeat(side - 1)}`;

test("a small board is drawn as it is, with the seam around it", () => {
  expect(
    draw(
      pathFinding("C..x\n...S\n.x..\n....\n", [
        [0, 0],
        [1, 2],
        [2, 1],
      ]),
    ),
  ).toEqual([
    "     0   1   2   3",
    "  +================+",
    "0 :  0   .   .   # :",
    "1 :  .   .   1   S :",
    "2 :  .  [2]  .   . :",
    "3 :  .   .   .   . :",
    "  +================+",
    "[ ] look here, 1 2 3 steps, S exit, # blocked, : seam: the board continues on the opposite side",
  ]);
});

test("of a large board the part around the place is drawn, across the seam where it lies there", () => {
  const lines = draw(
    pathFinding(openBoard(20), [
      [0, 0],
      [18, 19],
      [17, 18],
    ]),
    true,
  );
  expect(lines).toEqual([
    "    15  16  17  18  19    0   1   2   3",
    "15   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    "16   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    "17   ·   ·   ·  [2]  · ║  ·   ·   ·   ·",
    "18   ·   ·   ·   ·   1 ║  ·   ·   ·   ·",
    "19   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    "   ════════════════════╬════════════════",
    " 0   ·   ·   ·   ·   · ║  0   S   ·   ·",
    " 1   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    " 2   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    " 3   ·   ·   ·   ·   · ║  ·   ·   ·   ·",
    "[ ] look here, 1 2 3 steps, S exit, ║ seam: the board continues on the opposite side",
  ]);
  const back = draw(
    pathFinding(openBoard(20), [
      [0, 0],
      [18, 19],
      [0, 1],
    ]),
  );
  expect(back.find((line) => line.startsWith(" 0"))).toContain("0  [2]");
});

test("a square off a board that does not wrap around is drawn beyond its edge", () => {
  expect(
    draw(
      tourFinding(3, [
        [0, 0],
        [1, 2],
        [-1, 1],
      ]),
    ),
  ).toEqual([
    "      0   1   2",
    "-1       [3]",
    "   +------------+",
    " 0 |  1   o   o |",
    " 1 |  o   o   2 |",
    " 2 |  o   o   o |",
    "   +------------+",
    "[ ] look here, 1 2 3 steps, o not visited",
  ]);
});

test("nothing is drawn where there is no place", () => {
  expect(draw({ kind: "wrong-number-of-moves", expected: 3, found: 4 })).toEqual([]);
});

test("a shortest way is drawn on a small board, with the seam, and nowhere else", () => {
  const squares = "C..x\n...S\n.x..\n....";
  const picture = { wraps: true, squares, walk: "0: 0,0 3,2 1,3" };
  const board = { rows: 4, columns: 4, picture };
  const style = { unicode: false, legend };
  expect(wayDrawing(board, style)).toEqual([
    "    0  1  2  3",
    "  +============+",
    "0 : C  .  .  # :",
    "1 : .  .  .  S :",
    "2 : .  #  .  . :",
    "3 : .  .  1  . :",
    "  +============+",
    "1 2 3 a shortest way, C start, S exit, # blocked, : seam: the board continues on the opposite side",
  ]);
  expect(wayDrawing({ ...board, columns: 40 }, style)).toEqual([]);
  expect(wayDrawing({ ...board, picture: { ...picture, wraps: false } }, style)).toEqual([]);
  expect(wayDrawing({ ...board, picture: { wraps: true, squares } }, style)).toEqual([]);
  expect(wayDrawing({ ...board, picture: { ...picture, walk: "0: 0,0 1,2" } }, style)).toEqual([]);
});

test.each([
  pathFinding(openBoard(40), [
    [0, 0],
    [20, 20],
  ]),
  pathFinding(openBoard(40), [
    [0, 0],
    [41, 2],
  ]),
  tourFinding(30, [
    [0, 0],
    [25, 25],
    [0, 0],
  ]),
])("a step that goes too far is drawn where it leaves: $kind", (finding) => {
  expect(draw(finding).join("\n")).toMatch(/^ *0 .*\[[01]\]/m);
});

test("every drawing is small, its columns are aligned, and the place stands in it once", () => {
  const side = fc.integer({ min: 3, max: 30 });
  const squares = fc.array(fc.tuple(fc.integer({ min: -2, max: 31 }), fc.integer({ min: -2, max: 31 })), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(side, squares, fc.boolean(), (n, visits, onTorus) => {
      const finding = onTorus
        ? pathFinding(openBoard(n), [[0, 0], ...visits])
        : tourFinding(n, [[0, n - 1], ...visits]);
      const lines = draw(finding);
      fc.pre(lines.length > 0);
      const board = lines.slice(0, -1);
      const rows = board.filter((line) => /^ *-?\d+ .*[.#oCS\]\d]/.test(line)).slice(1);
      expect(rows.length).toBeLessThanOrEqual(9);
      expect(board.join("\n").match(/\[/g)).toHaveLength(1);
      expect(board.join("\n")).toMatch(/^[ -~\n]*$/);
      const ends = new Set(
        board.filter((line) => line.endsWith("|") || line.endsWith("+")).map(({ length }) => length),
      );
      expect(ends.size).toBeLessThanOrEqual(1);
    }),
  );
});
