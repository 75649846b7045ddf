import type { Board } from "../../../case/board.ts";
import type { Move } from "../../../case/board-rules.ts";
import type { Moves } from "../idea/idea.ts";
import { inEachOrder, type Kind } from "./kind.ts";
import { stepsOn } from "./steps.ts";

/** Squares whose distance is written over: those that were not taken yet, or all. */
type Overwritten = "waiting" | "all";

/** Writes the distance of a square again from each square beside it, and takes each square once. */
function overwriting(overwritten: Overwritten) {
  return (board: Board, order: readonly Move[]): Moves => {
    const { start, exit, squares, from } = stepsOn(board, order);
    const [isTaken, isFound] = [new Uint8Array(squares), new Uint8Array(squares)];
    const distances = new Int32Array(squares);
    isFound[start] = 1;
    const queue = [start];
    for (const square of queue) {
      if (square === exit) return distances[square]!;
      isTaken[square] = 1;
      for (const to of from(square)) {
        if (overwritten === "all" || !isTaken[to]) distances[to] = distances[square]! + 1;
        if (isFound[to]) continue;
        isFound[to] = 1;
        queue.push(to);
      }
    }
    return "impossible";
  };
}

interface Turns {
  /** The end at which the search begins: that of C, or that of S. */
  readonly first: 0 | 1;
  readonly looks: "when-found" | "when-taken";
}

/** Goes from both ends, one square at each in turn, and takes the first square that both have found. */
function fromBothEnds({ first, looks }: Turns) {
  return (board: Board, order: readonly Move[]): Moves => {
    const { start, exit, squares, from } = stepsOn(board, order);
    const ends = [start, exit].map((square) => {
      const distances = new Int32Array(squares).fill(-1);
      distances[square] = 0;
      return { distances, queue: [square], taken: 0 };
    });
    for (let turn: 0 | 1 = first; ; turn = turn === 0 ? 1 : 0) {
      const [here, there] = [ends[turn]!, ends[1 - turn]!];
      const square = here.queue[here.taken++];
      if (square === undefined) return "impossible";
      const through = (at: number) => here.distances[at]! + there.distances[at]!;
      if (looks === "when-taken" && there.distances[square]! >= 0) return through(square);
      for (const to of from(square)) {
        if (here.distances[to]! >= 0) continue;
        here.distances[to] = here.distances[square]! + 1;
        if (looks === "when-found" && there.distances[to]! >= 0) return through(to);
        here.queue.push(to);
      }
    }
  };
}

/** Goes deep up to a limit that grows by one, and keeps the marks of a round until the next. */
function deepening(board: Board, order: readonly Move[]): Moves {
  const { start, exit, squares, from } = stepsOn(board, order);
  const isSeen = new Uint8Array(squares);
  let isCut = true;
  const reaches = (square: number, left: number): boolean => {
    if (square === exit) return true;
    if (left === 0) {
      isCut = true;
      return false;
    }
    return from(square).some((to) => {
      if (isSeen[to]) return false;
      isSeen[to] = 1;
      return reaches(to, left - 1);
    });
  };
  for (let limit = 0; isCut; limit++) {
    isCut = false;
    isSeen.fill(0);
    isSeen[start] = 1;
    if (reaches(start, limit)) return limit;
  }
  return "impossible";
}

export const distanceKinds: readonly Kind[] = [
  ...(["waiting", "all"] as const).flatMap((overwritten) =>
    inEachOrder({ name: "distance-overwritten" }, overwriting(overwritten)),
  ),
  ...([0, 1] as const).flatMap((first) =>
    (["when-found", "when-taken"] as const).flatMap((looks) =>
      inEachOrder({ name: "ends-in-turn", findsWays: true }, fromBothEnds({ first, looks })),
    ),
  ),
  ...inEachOrder({ name: "deepening-keeps-marks", findsWays: true }, deepening),
];
