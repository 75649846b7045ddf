import { type Square, squareAt } from "../../case/board.ts";
import type { Question, Reading } from "../reading/answer.ts";
import type { Conventions, Order } from "../reading/conventions.ts";
import {
  inDoubt,
  type Orientation,
  orientations,
  orientedPairs,
  reversedPairs,
} from "../reading/orientation.ts";
import type { Several } from "../reading/several.ts";
import { rangesOf } from "../tour/ranges.ts";

interface Meant {
  readonly declared: Conventions;
  /** Order of the format itself. */
  readonly usual?: Order;
  readonly weight: number;
  /** Number of squares that were printed besides these. */
  readonly leftOut?: number;
  readonly several?: Several | undefined;
}

/**
 * Yields the readings of squares in the order of the tour.
 *
 * @param listed pairs of coordinates, one number after the other
 */
export function* visitReadings(
  listed: Int32Array,
  question: Question,
  { declared, usual, weight, leftOut = 0, several }: Meant,
): Generator<Reading> {
  const filled = withoutEmpty(listed);
  const printed = declared.backwards ? reversedPairs(filled) : filled;
  const ranges = rangesOf(printed);
  const counting = ({ order }: Orientation) => {
    const [rows, columns] =
      order === "row-column" ? [ranges.first, ranges.second] : [ranges.second, ranges.first];
    const fits = (base: number) =>
      Math.min(rows.least, columns.least) >= base &&
      rows.most - base < question.rows &&
      columns.most - base < question.columns;
    return (declared.counting === undefined ? [0, 1] : [declared.counting]).filter(fits);
  };
  const open = orientations(declared, usual);
  const onBoard = open.filter((orientation) => counting(orientation).length > 0);
  for (const orientation of onBoard.length > 0 ? onBoard : open) {
    const bases = counting(orientation);
    // A whole tour has squares on every edge. Any other list is wrong; its start then gives the best hint.
    const base = declared.counting ?? (bases.length === 1 ? bases[0]! : likelyBase(printed, question));
    const fromZero = base === 0 ? printed : printed.map((coordinate) => coordinate - base);
    const visits = orientedPairs(fromZero, question, orientation);
    const onlyOrder = orientation === onBoard[0] && orientation.assuming.order !== undefined;
    const doubt = inDoubt(orientation, onlyOrder ? "off-board-otherwise" : undefined);
    const listed = {
      answer: { kind: "visits", visits },
      weight,
      ...(several && { several }),
      ...(leftOut > 0 && !several && { reason: "squares-left-out" as const, leftOut }),
      ...doubt,
    } as const;
    const behindStart = declared.startOmitted === false ? undefined : withStart(visits, question);
    if (declared.startOmitted !== true || !behindStart) yield listed;
    if (!behindStart) continue;
    const answer = { kind: "visits", visits: behindStart } as const;
    if (declared.startOmitted) yield { ...listed, answer };
    else if (behindStart.length === 2 * question.rows * question.columns) {
      yield {
        answer,
        weight,
        assuming: { ...doubt.assuming, startOmitted: true },
        // Two things that nobody said would be a luck of those that begin elsewhere. So is a start that nobody asked for.
        ...(!doubt.assuming && question.start && { reason: "start-left-out" }),
      };
    }
  }
}

/**
 * Drops the places at the end of a list that no square was put into: pairs of 0 or of -1, if no other coordinate is as small. A
 * whole tour has squares on every edge of its board, so its last one is never such a pair.
 */
function withoutEmpty(listed: Int32Array): Int32Array {
  const mark = listed.at(-1)!;
  if (mark !== 0 && mark !== -1) return listed;
  let end = listed.length;
  while (end > 0 && listed[end - 1] === mark && listed[end - 2] === mark) end -= 2;
  const left = listed.subarray(0, end);
  return end === 0 || left.some((coordinate) => coordinate <= mark) ? listed : left;
}

/**
 * Puts the start before a list of squares: the one that was asked for, or else the only one that is not listed. Undefined if
 * the list has it already.
 */
function withStart(visits: Int32Array, question: Question): Int32Array | undefined {
  const start = question.start ?? onlyUnlisted(visits, question);
  if (!start) return undefined;
  for (let at = 0; at < visits.length; at += 2) {
    if (visits[at] === start.row && visits[at + 1] === start.column) return undefined;
  }
  const whole = new Int32Array(visits.length + 2);
  whole.set([start.row, start.column]);
  whole.set(visits, 2);
  return whole;
}

function onlyUnlisted(visits: Int32Array, { rows, columns }: Question): Square | undefined {
  if (visits.length !== 2 * (rows * columns - 1)) return undefined;
  const listed = new Set(
    Array.from({ length: visits.length / 2 }, (_, at) => visits[2 * at]! * columns + visits[2 * at + 1]!),
  );
  const unlisted = Array.from({ length: rows * columns }, (_, index) => index).filter(
    (index) => !listed.has(index),
  );
  return unlisted.length === 1 ? squareAt({ columns }, unlisted[0]!) : undefined;
}

function likelyBase(printed: Int32Array, { start, rows, columns }: Question): 0 | 1 {
  if (start && printed[0] === start.row + 1 && printed[1] === start.column + 1) return 1;
  const beyond = printed.some((coordinate, at) => coordinate === (at % 2 === 0 ? rows : columns));
  return beyond && !printed.includes(0) ? 1 : 0;
}
