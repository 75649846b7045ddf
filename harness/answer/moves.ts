import type { Square } from "../case/board.ts";
import { type Answer, type AnswerReader, type OpenReader, type Question, WEIGHTS } from "./answer.ts";
import { addPairs } from "./coordinates.ts";
import { IntegerList } from "./integers.ts";
import { outputLines } from "./output.ts";
import { saysNone, statedMoves } from "./wordings.ts";

/**
 * A number of moves beside a key word, or that there is no way. A word for moves outweighs a word that only announces a
 * result; of sentences alike the last one counts, as a program says last what it found.
 */
export const statedMovesReader: AnswerReader = {
  open: (question) =>
    withPairs(question, (output) => {
      let strong: Statement | undefined;
      let weak: Statement | undefined;
      for (const line of outputLines(output)) {
        const stated = statedMoves(line);
        if (saysNone(line)) strong = { stated: "none", weight: WEIGHTS.stated };
        // "Movimentos: 0" after "sem solução" counts the moves of no way.
        else if (stated?.strong && !(strong?.stated === "none" && stated.moves <= 0)) {
          strong = { stated: stated.moves, weight: WEIGHTS.stated };
        } else if (stated) weak = { stated: stated.moves, weight: WEIGHTS.partial };
      }
      return strong ?? weak;
    }),
};

/** A line that holds nothing but a number; the last one counts. */
export const bareNumberReader: AnswerReader = {
  open: (question) =>
    withPairs(question, (output) => {
      const last = outputLines(output)
        .filter((line) => /^-?\d+$/.test(line))
        .at(-1);
      return last === undefined ? undefined : { stated: Number(last), weight: WEIGHTS.partial };
    }),
};

interface Statement {
  readonly stated: number | "none";
  readonly weight: number;
}

/** Reads a statement, and the squares of a path that may stand around it. */
function withPairs(question: Question, state: (output: Buffer) => Statement | undefined): OpenReader {
  const pairs = new IntegerList();
  return {
    line: (line) => addPairs(pairs, line),
    end(output) {
      const statement = state(output);
      return (
        statement && {
          answer: movesAnswer(statement.stated, pairs.slice(), question),
          weight: statement.weight,
        }
      );
    },
  };
}

/** -1 is what many programs and some courses write for "no way". */
function movesAnswer(stated: number | "none", pairs: Int32Array, question: Question): Answer {
  if (stated === "none" || stated === -1) return { kind: "none" };
  const path = pathOf(pairs, stated, question);
  return path ? { kind: "moves", moves: stated, path } : { kind: "moves", moves: stated };
}

/**
 * A printed list of squares counts as a path only if it has as many as a path of that length and begins on C: programs
 * print other squares, too.
 */
function pathOf(pairs: Int32Array, moves: number, { start }: Question): Square[] | undefined {
  const squares = moves + 1;
  if (moves < 2 || pairs.length !== 2 * squares) return undefined;
  const base = [0, 1].find((first) => pairs[0] === start.row + first && pairs[1] === start.column + first);
  if (base === undefined) return undefined;
  return Array.from({ length: squares }, (_, step) => ({
    row: pairs[2 * step]! - base,
    column: pairs[2 * step + 1]! - base,
  }));
}
