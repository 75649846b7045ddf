import type { Answer } from "../../answer/reading/answer.ts";
import { problemOf } from "../../problem/index.ts";
import { isHeard, type Try } from "./try.ts";

/**
 * Tests if a tour begins on another square than the one that was asked for. What could not be read as an answer is no tour:
 * it may be a part of a long log.
 */
export function beginsElsewhere(each: Try): boolean {
  if (!isHeard(each)) return false;
  const asked = startAskedOf(each);
  const start = startOf(each);
  return asked !== undefined && start !== undefined && String(asked) !== String(start);
}

/** Gives the size of the board that was asked for, as a text. */
export function sizeOf({ task: { asked } }: Try): string {
  return `${asked.rows} x ${asked.columns}`;
}

/** Tests if a tour has each square of its board once. */
export function isWhole(each: Try): boolean {
  const answer = answerOf(each);
  const { asked } = each.task;
  return answer !== undefined && problemOf(asked.problem).adopting?.isWhole?.(answer, asked) === true;
}

/** Tests if a tour has enough squares to be one. */
export function isLong(each: Try): boolean {
  const answer = answerOf(each);
  const { asked } = each.task;
  return answer !== undefined && problemOf(asked.problem).adopting?.isLong?.(answer, asked) === true;
}

function answerOf({ first }: Try): Answer | undefined {
  return first()?.answer;
}

/** Gives the square on which a program was told to begin. */
export function startAskedOf({ task: { asked } }: Pick<Try, "task">): [number, number] | undefined {
  return problemOf(asked.problem).adopting?.startOf?.(asked);
}

/** Tests if a program was told to begin in a corner of its board. */
export function isFromCorner({ task }: Pick<Try, "task">): boolean {
  const { rows, columns } = task.asked;
  const [row, column] = startAskedOf({ task }) ?? [];
  return (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
}

/**
 * Tests if tours were asked for from different squares, and these are not one corner of boards of several sizes: there, a
 * program that is told the size alone may begin or end by itself.
 */
export function areFromSeveral(tries: readonly Pick<Try, "task">[]): boolean {
  const starts = tries.map(startAskedOf).filter((start) => start !== undefined);
  const corners = new Set(starts.map((start) => start.map((place) => place > 0).join()));
  return new Set(starts.map(String)).size > 1 && (!tries.every(isFromCorner) || corners.size > 1);
}

/** Finds the row and column that the first reading of an output begins on; undefined if tours begin on several squares. */
export function startOf(each: Try): [number, number] | undefined {
  if (each.first()?.several?.startsVary) return undefined;
  const answer = answerOf(each);
  const { asked } = each.task;
  return answer && problemOf(asked.problem).adopting?.startIn?.(answer, asked);
}

/** Tests if an answer goes on from its start by the rules. */
export function goesOn(each: Try): boolean {
  const answer = answerOf(each);
  const { asked } = each.task;
  return answer !== undefined && problemOf(asked.problem).adopting?.goesOn?.(answer, asked) === true;
}

/** Tests if a tour keeps to the rules as far as it goes, and only ends too soon. */
export function endsEarly(each: Try): boolean {
  const answer = answerOf(each);
  const { asked } = each.task;
  return answer !== undefined && problemOf(asked.problem).adopting?.endsEarly?.(answer, asked) === true;
}
