import { inEach } from "../../base/sentence.ts";
import { type Board, boardText, squareAt } from "../../case/board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Dice } from "./dice.ts";

/** A case, with what a right program knows after its search. */
export interface SearchedCase {
  readonly asked: LostKnightCase;
  /** Squares of a shortest path, C first; empty if there is none. */
  readonly path: readonly number[];
  readonly visited: number;
  /** Squares in the order of the search, from C up to S, which is not among them. */
  readonly searched: readonly number[];
  /** The board, as a program draws it with signs of its own. */
  readonly drawing: string;
}

const LIMITS = { cpuMs: 1000, wallMs: 5000, outputBytes: 2 ** 20, memoryBytes: 2 ** 28 };

/** Makes cases on random boards: different answers, and one or two boards without a path. */
export function searchedCases(dice: Dice, count: number): SearchedCase[] {
  const impossible = dice.between(1, 2);
  const cases: SearchedCase[] = [];
  const answers = new Map<string, number>();
  while (cases.length < count) {
    const made = searchedCase(dice, `board-${cases.length}`);
    const key = String(made.asked.answer);
    const most = key === "impossible" ? impossible : 2;
    const known = answers.get(key) ?? 0;
    if (known >= most || (cases.length < impossible && key !== "impossible")) continue;
    answers.set(key, known + 1);
    cases.push(made);
  }
  return cases;
}

function searchedCase(dice: Dice, name: string): SearchedCase {
  const rows = dice.between(8, 36);
  const columns = dice.once(3) ? rows : dice.between(8, 36);
  const share = dice.between(20, 45);
  const open = Uint8Array.from({ length: rows * columns }, () => Number(dice.below(100) < share));
  const start = dice.below(open.length);
  const exit = (start + 1 + dice.below(open.length - 1)) % open.length;
  open[start] = 1;
  open[exit] = 1;
  const board: Board = {
    rows,
    columns,
    open,
    start: squareAt({ columns }, start),
    exit: squareAt({ columns }, exit),
  };
  const { path, searched } = search(board, start, exit);
  const asked: LostKnightCase = {
    problem: "lost-knight",
    name,
    title: inEach(() => name),
    points: 1,
    visibility: "public",
    limits: LIMITS,
    file: "",
    rows,
    columns,
    board,
    boardText: boardText(board),
    answer: path.length === 0 ? "impossible" : path.length - 1,
  };
  return { asked, path, visited: searched.length + 1, searched, drawing: drawingOf(board) };
}

function drawingOf(board: Board): string {
  const letter = (at: number) => (board.open[at] ? "." : "x");
  return Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (__, column) => letter(row * board.columns + column)).join(""),
  ).join("\n");
}

function search(board: Board, start: number, exit: number): { path: number[]; searched: number[] } {
  const from = new Map([[start, start]]);
  for (const square of from.keys()) {
    if (square === exit) break;
    for (const to of torusNeighbours(board, square)) {
      if (board.open[to] && !from.has(to)) from.set(to, square);
    }
  }
  const path: number[] = [];
  if (from.has(exit)) {
    path.push(exit);
    while (path[0] !== start) path.unshift(from.get(path[0]!)!);
  }
  const searched = Array.from(from.keys());
  return { path, searched: from.has(exit) ? searched.slice(0, searched.indexOf(exit)) : searched };
}
