import type { Square } from "../../case/board.ts";
import { isTorusKnightMove, type Size } from "../../case/knight.ts";
import { type AnswerReader, type Declared, type Question, WEIGHTS } from "../reading/answer.ts";
import { orientations, orientedPairs } from "../reading/orientation.ts";
import { PairList } from "../text/pairs.ts";
import { withoutPrompts } from "../text/prompts.ts";
import { visitLines } from "../text/scan.ts";

/** The squares of the path from C to S, or from S back to C, without a number of moves. */
export const pathReader: AnswerReader = {
  readsPairs: true,
  open: (question, declared) => ({
    *end({ pairs }) {
      const path = pathOf(pairs.numbers, question, { declared });
      const least = declared.formats === undefined ? LEAST_PATH : 2;
      if (!path || path.length < least || !isSame(path.at(-1)!, question.exit)) return;
      const answer = { kind: "moves", moves: path.length - 1, path, isPath: true } as const;
      yield { answer, weight: WEIGHTS.hint };
    },
  }),
};

/**
 * Finds the longest part of a list of squares that begins on C and ends on S. If the list never reaches S
 * after C, the part ends with the list. The list is read backwards if that gives a better part. The ends show
 * what coordinates are counted from and which one is the row, so both must fit. On a small board several readings may:
 * then the part that has the moves which the program stated is meant.
 *
 * @param printed pairs of coordinates, one number after the other
 * @returns the squares, C first
 */
export function pathOf(
  printed: Int32Array,
  question: Question,
  { declared, moves }: { readonly declared: Declared; readonly moves?: number | undefined },
): readonly Square[] | undefined {
  if (printed.length === 0) return undefined;
  let best: Stretch | undefined;
  const most = 2 * (MOST_OTHERS + question.rows * question.columns);
  const last = printed.subarray(Math.max(0, printed.length - most));
  for (const pairs of readingsOfPairs(last, question, declared)) {
    for (const list of [pairs, backwards(pairs)]) {
      const stretch = longestStretch(list, question);
      if (stretch && (!best || isBetter(stretch, best, { ...question, moves }))) best = stretch;
    }
  }
  if (!best || (!best.toExit && best.pairs.length < 2 * LEAST_ASTRAY)) return undefined;
  return squaresOf(best.pairs);
}

/**
 * Tests if an output lists the squares of a path to S but for C, its first one.
 *
 * @param output as `plainOutput` returns it
 */
export function lacksStart(
  output: Buffer,
  { question, declared }: { readonly question: Question; readonly declared: Declared },
): boolean {
  const list = new PairList(question);
  visitLines(withoutPrompts(output), (line) => list.add(line));
  list.settle();
  const { start } = question;
  const isLackIn = (pairs: Int32Array) => {
    const [row, column] = pairs.subarray(-2);
    const squares = pairs.length / 2;
    if (!start || squares < LEAST_PATH || !isSame({ row: row!, column: column! }, question.exit))
      return false;
    const whole = Int32Array.of(start.row, start.column, ...pairs);
    return movesIn(whole, question) === squares;
  };
  return Array.from(readingsOfPairs(list.numbers, question, declared)).some(isLackIn);
}

/** Reads pairs of coordinates in all ways that a manifest leaves open. */
function* readingsOfPairs(
  printed: Int32Array,
  question: Question,
  declared: Declared,
): Generator<Int32Array> {
  for (const orientation of orientations(declared)) {
    for (const base of declared.counting === undefined ? [0, 1] : [declared.counting])
      yield orientedPairs(
        printed.map((coordinate) => coordinate - base),
        question,
        orientation,
      );
  }
}

/** Squares of a log that may stand behind a path. A path in front of a longer log is not looked for. */
const MOST_OTHERS = 10_000;

/** Two squares may only say where C and S are. */
const LEAST_PATH = 3;

/** Fewer squares that do not lead to S may stand there for any reason: sizes, places of C and S. */
const LEAST_ASTRAY = 4;

interface Stretch {
  readonly pairs: Int32Array;
  readonly toExit: boolean;
}

/** Prefers a stretch to S, then one of the stated moves, then more knight moves at its beginning, then more squares. */
function isBetter(
  stretch: Stretch,
  other: Stretch,
  { moves, ...question }: Question & { readonly moves: number | undefined },
): boolean {
  if (stretch.toExit !== other.toExit) return stretch.toExit;
  const isStated = ({ pairs }: Stretch) => moves !== undefined && pairs.length === 2 * (moves + 1);
  if (isStated(stretch) !== isStated(other)) return isStated(stretch);
  const difference = movesIn(stretch.pairs, question) - movesIn(other.pairs, question);
  return difference === 0 ? stretch.pairs.length > other.pairs.length : difference > 0;
}

/** Counts the knight moves at the beginning of a list. */
function movesIn(pairs: Int32Array, { rows, columns }: Question): number {
  let at = 2;
  while (at < pairs.length && isMove(pairs.subarray(at - 2, at + 2), { rows, columns })) at += 2;
  return at / 2 - 1;
}

function isMove([row, column, toRow, toColumn]: Int32Array, size: Size): boolean {
  return isTorusKnightMove(size, { row: row!, column: column! }, { row: toRow!, column: toColumn! });
}

function longestStretch(pairs: Int32Array, { start, exit, ...size }: Question): Stretch | undefined {
  const isAt = (at: number, square: Square | undefined) =>
    pairs[at] === square?.row && pairs[at + 1] === square?.column;
  // A walk that leads on to this square began elsewhere: read so, the list is no path from it.
  const isPassed = (at: number) => at >= 2 && isMove(pairs.subarray(at - 2, at + 2), size);
  let longest: Int32Array | undefined;
  let from = -1;
  for (let at = 0; at < pairs.length; at += 2) {
    if (isAt(at, start) && !isPassed(at)) from = at;
    if (from < 0 || !isAt(at, exit)) continue;
    if (at + 2 - from > (longest?.length ?? 0)) longest = pairs.subarray(from, at + 2);
    from = -1;
  }
  if (longest) return { pairs: longest, toExit: true };
  return from < 0 ? undefined : { pairs: pairs.subarray(from), toExit: false };
}

function backwards(pairs: Int32Array): Int32Array {
  const reversed = pairs.toReversed();
  // Reversing the numbers also exchanged row and column.
  for (let at = 0; at < reversed.length; at += 2) {
    [reversed[at], reversed[at + 1]] = [reversed[at + 1]!, reversed[at]!];
  }
  return reversed;
}

function squaresOf(pairs: Int32Array): Square[] {
  return Array.from({ length: pairs.length / 2 }, (_, at) => ({
    row: pairs[2 * at]!,
    column: pairs[2 * at + 1]!,
  }));
}

function isSame(square: Square, other: Square | undefined): boolean {
  return square.row === other?.row && square.column === other.column;
}
