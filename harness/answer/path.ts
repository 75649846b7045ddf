import type { Square } from "../case/board.ts";
import { type AnswerReader, type Declared, type Question, WEIGHTS } from "./answer.ts";
import { orientations, orientedPairs } from "./orientation.ts";
import { PairList } from "./pairs.ts";

/** The squares of the way from C to S, or from S back to C, and no number of moves. */
export const pathReader: AnswerReader = {
  open(question, declared) {
    const list = new PairList(question.rows * question.columns);
    return {
      line: (line) => list.add(line),
      *end() {
        list.settle();
        const path = pathOf(list.pairs.slice(), question, declared);
        // Two squares may only say where C and S are.
        const least = declared.formats === undefined ? 3 : 2;
        if (!path || path.length < least || !isSame(path.at(-1), question.exit)) return;
        yield { answer: { kind: "moves", moves: path.length - 1, path }, weight: WEIGHTS.hint };
      },
    };
  },
};

/**
 * The longest part of a list of squares that begins on C and ends on S or, where it never comes there, with the list;
 * read backwards where that is longer. Both ends must fit, so that they tell what coordinates are counted from and which
 * of them is the row.
 *
 * @param printed pairs of coordinates, one number after the other
 * @returns the squares, C first
 */
export function pathOf(
  printed: Int32Array,
  question: Question,
  declared: Declared,
): readonly Square[] | undefined {
  let best: readonly Square[] | undefined;
  const take = (path: readonly Square[] | undefined) => {
    if (path && rank(path, question) > (best ? rank(best, question) : 0)) best = path;
  };
  for (const orientation of orientations(declared)) {
    for (const base of declared.counting === undefined ? [0, 1] : [declared.counting]) {
      const pairs = orientedPairs(
        printed.map((coordinate) => coordinate - base),
        question,
        orientation,
      );
      const squares = Array.from({ length: pairs.length / 2 }, (_, at) => ({
        row: pairs[2 * at]!,
        column: pairs[2 * at + 1]!,
      }));
      take(longestStretch(squares, question));
      take(longestStretch(squares.reverse(), question));
    }
  }
  return best;
}

/** A path to S ranks before every one that does not come there. */
function rank(path: readonly Square[], { exit }: Question): number {
  return path.length + (isSame(path.at(-1), exit) ? Number.MAX_SAFE_INTEGER / 2 : 0);
}

function longestStretch(
  squares: readonly Square[],
  { start, exit }: Question,
): readonly Square[] | undefined {
  let longest: readonly Square[] | undefined;
  let from = -1;
  for (const [at, square] of squares.entries()) {
    if (isSame(square, start)) from = at;
    if (from < 0 || !isSame(square, exit)) continue;
    if (at + 1 - from > (longest?.length ?? 0)) longest = squares.slice(from, at + 1);
    from = -1;
  }
  return longest ?? (from < 0 ? undefined : squares.slice(from));
}

function isSame(square: Square | undefined, other: Square | undefined): boolean {
  return square !== undefined && square.row === other?.row && square.column === other.column;
}
