import { MOVES, neighbours, type Size } from "../knight.ts";

/** Question for a path of knight moves over every square of a small board, each visited once. */
interface PathQuestion extends Size {
  /** First squares of the path (at least one), in order. */
  readonly opening: readonly number[];
  /** End of the path: a given square, anywhere, or ("closed") a move away from its first square. */
  readonly end: number | "anywhere" | "closed";
}

/**
 * Finds such a path, as the squares in the order of the visit. Returns `undefined` if an exhausted search
 * proves that there is none.
 *
 * A search that began badly may need years, but another order of moves only a millisecond. So short searches
 * with each order in turn come first, and the limit grows until one of them finds a path or runs out of
 * possibilities.
 */
export function findPath(question: PathQuestion): Int32Array | undefined {
  for (let steps = 1000; ; steps *= 2) {
    for (let preferred = 0; preferred < MOVES.length; preferred++) {
      const answer = search(question, { steps, preferred });
      if (answer !== "gave up") return answer === "exhausted" ? undefined : answer;
    }
  }
}

interface Attempt {
  /** Limit of squares to enter before giving up. */
  readonly steps: number;
  /** Move to prefer if Warnsdorff's rule leaves a choice, 0 to 7. */
  readonly preferred: number;
}

/**
 * Searches depth first in Warnsdorff's order (H. C. von Warnsdorff, Des Rösselsprunges einfachste und
 * allgemeinste Lösung, 1823). A branch is cut off as soon as squares ahead have too few neighbours left to be
 * entered and left again.
 */
function search(question: PathQuestion, attempt: Attempt): Int32Array | "exhausted" | "gave up" {
  const { opening, end } = question;
  const squares = question.rows * question.columns;
  const moves = [...MOVES.slice(attempt.preferred), ...MOVES.slice(0, attempt.preferred)];
  const around = Array.from({ length: squares }, (_, square) => neighbours(question, square, moves));
  const path = new Int32Array(squares);
  const visited = new Uint8Array(squares);
  // Number of neighbours that can still stand beside a square in the path: those not visited, the head of the
  // path and, for a closed tour, its first square.
  const usable = Uint8Array.from(around, (list) => list.length);
  const allowedDeadEnds = end === "anywhere" ? 1 : 0;
  let deadEnds = 0;
  let stepsLeft = attempt.steps;
  let length = 0;

  /** Finds the square that the head of the path, just entered, has made unusable for its neighbours. */
  const shadowed = (): number | undefined => {
    if (length < 2 || (length === 2 && end === "closed")) return undefined;
    return path[length - 2];
  };

  const enter = (square: number): boolean => {
    visited[square] = 1;
    path[length++] = square;
    stepsLeft--;
    const behind = shadowed();
    if (behind === undefined) return true;
    let reachable = true;
    for (const other of around[behind]!) {
      if (visited[other]) continue;
      const left = --usable[other]!;
      if (left === 0) reachable = false;
      if (left === 1 && other !== end) deadEnds++;
    }
    return reachable && deadEnds <= allowedDeadEnds;
  };

  const leave = (): void => {
    const behind = shadowed();
    if (behind !== undefined) {
      for (const other of around[behind]!) {
        if (visited[other]) continue;
        if (usable[other]!++ === 1 && other !== end) deadEnds--;
      }
    }
    visited[path[--length]!] = 0;
  };

  const complete = (): boolean => {
    const last = path[squares - 1]!;
    if (end === "closed") return around[last]!.includes(path[0]!);
    return end === "anywhere" || end === last;
  };

  const extend = (): boolean => {
    if (length === squares) return complete();
    const head = path[length - 1]!;
    const isLast = length === squares - 1;
    const choices = around[head]!.filter((square) => !visited[square] && (square !== end || isLast));
    choices.sort((a, b) => usable[a]! - usable[b]!);
    for (const square of choices) {
      if (enter(square) && extend()) return true;
      if (stepsLeft < 0) return false;
      leave();
    }
    return false;
  };

  const opened = opening.every(enter);
  if (opened && extend()) return path;
  return stepsLeft < 0 ? "gave up" : "exhausted";
}
