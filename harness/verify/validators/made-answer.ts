import { readingsOf } from "../../answer/read.ts";
import { excerpt } from "../../base/text.ts";
import { type Case, caseId } from "../../case/any-case.ts";
import type { Square } from "../../case/board.ts";
import type { Size } from "../../case/knight.ts";
import { contractOf } from "../../problem/index.ts";
import { judgeReadings } from "../../problem/readings.ts";

/** An answer that was made up, and what must become of it. */
export interface MadeAnswer {
  readonly text: string;
  /** How it was made: "a board from 1, mirrored". */
  readonly made: string;
  readonly right: boolean;
}

/** A right answer that was rejected, or a wrong one that was accepted, as a sentence; undefined if all is well. */
export function defectOf(asked: Case, { text, made, right }: MadeAnswer): string | undefined {
  if (accepts(asked, text) === right) return undefined;
  const judged = right ? "a right answer is rejected" : "a wrong answer is accepted";
  return `${judged} on ${caseId(asked)}: ${made} (${excerpt(text)})`;
}

function accepts(asked: Case, text: string): boolean {
  const { question, formats, check } = contractOf(asked);
  const readings = readingsOf(Buffer.from(text), { question, formats, declared: {} });
  return judgeReadings(readings, check)?.kind === "accepted";
}

/** All whole numbers of a text, in their order. */
export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([number]) => Number(number));
}

/**
 * The squares as other programs would mean the same numbers: counted from 1, with the column first, or with the first
 * row at the bottom. They may lie off the board.
 */
export function otherNotations(squares: readonly Square[], { rows }: Size): Square[][] {
  return [0, 1].flatMap((base) => {
    const fromZero = squares.map(({ row, column }) => ({ row: row - base, column: column - base }));
    return [fromZero, fromZero.map(({ row, column }) => ({ row: column, column: row }))].flatMap((turned) => [
      turned,
      turned.map(({ row, column }) => ({ row: rows - 1 - row, column })),
    ]);
  });
}
