import type { Square } from "../case/board.ts";
import { type Answer, type AnswerReader, type Question, WEIGHTS } from "./answer.ts";
import { readPairs } from "./coordinates.ts";
import { outputText } from "./output.ts";
import { saysNone, simplified, statedMoves } from "./wordings.ts";

/** A number of moves beside a key word, or that there is no way; the last such sentence counts. */
export const statedMovesReader: AnswerReader = {
  lookedFor: 'a number beside a word like "moves" or "movimentos", or "impossible" in one of its wordings',
  read(output, question) {
    let last: number | "none" | undefined;
    for (const line of simplified(outputText(output)).split("\n")) {
      last = statedMoves(line) ?? (saysNone(line) ? "none" : last);
    }
    if (last === undefined) return undefined;
    const answer: Answer = last === "none" ? { kind: "none" } : movesAnswer(last, output, question);
    return { answer, weight: WEIGHTS.stated };
  },
};

/** A line that holds nothing but a number; the last one counts. */
export const bareNumberReader: AnswerReader = {
  lookedFor: "a number alone on a line",
  read(output, question) {
    const numbers = outputText(output).match(/^[^\S\n]*-?\d+[^\S\n]*$/gm);
    const last = numbers?.at(-1);
    return last === undefined
      ? undefined
      : { answer: movesAnswer(Number(last), output, question), weight: WEIGHTS.partial };
  },
};

/** -1 is what many programs and some courses write for "no way". */
function movesAnswer(moves: number, output: Buffer, question: Question): Answer {
  if (moves === -1) return { kind: "none" };
  const path = readPath(output, moves, question);
  return path ? { kind: "moves", moves, path } : { kind: "moves", moves };
}

/**
 * A printed list of squares counts as a path only if it has as many as a path of that length and begins on C: programs
 * print other squares, too.
 */
function readPath(output: Buffer, moves: number, { start }: Question): Square[] | undefined {
  const pairs = readPairs(output);
  const squares = moves + 1;
  if (moves < 2 || pairs.length !== 2 * squares) return undefined;
  for (const base of [0, 1]) {
    if (pairs[0] === start.row + base && pairs[1] === start.column + base) {
      return Array.from({ length: squares }, (_, step) => ({
        row: pairs[2 * step]! - base,
        column: pairs[2 * step + 1]! - base,
      }));
    }
  }
  return undefined;
}
