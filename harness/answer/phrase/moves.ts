import {
  type Answer,
  type AnswerReader,
  type Declared,
  type Question,
  type Reading,
  type Source,
  WEIGHTS,
} from "../reading/answer.ts";
import { bounded } from "../text/integers.ts";
import { type PrintedSentence, plainOutput } from "../text/output.ts";
import { PairList } from "../text/pairs.ts";
import { behindPrompt } from "../text/prompts.ts";
import { visitLines } from "../text/scan.ts";
import { saysNone, saysSo, statedMoves } from "../text/wordings.ts";
import { pathOf } from "./path.ts";

/** Number of moves that a line states, or `none` if it says that there is no path. */
interface Statement {
  readonly said: number | "none";
  readonly from: Source;
}

interface Statements {
  readonly stated: readonly Statement[];
  readonly weight: number;
}

/**
 * A number of moves beside a key word, or a statement that there is no path. A word for moves outweighs a
 * word that only announces a result. Among equal sentences the last one counts, because a program says last
 * what it found.
 */
export const statedMovesReader: AnswerReader = {
  readsPairs: true,
  open: (question, declared) =>
    readingStatements({ question, declared }, (lines) => {
      const strong: Statement[] = [];
      const weak: Statement[] = [];
      for (const line of lines) {
        const stated = statedMoves(line.text);
        if (
          saysNone(line.text) ||
          saysNone(behindPrompt(line.text) ?? "") ||
          saysSo(line.text, declared.none)
        )
          strong.push(...statements(["none"], line));
        // The number in "Movimentos: 0" after "sem solução" counts the moves of no path.
        else if (stated?.strong && !(strong.at(-1)?.said === "none" && stated.moves.at(-1)! <= 0))
          strong.push(...statements(stated.moves, line));
        else if (stated) weak.push(...statements(stated.moves, line));
      }
      return strong.length > 0
        ? { stated: strong, weight: WEIGHTS.stated }
        : { stated: weak, weight: WEIGHTS.partial };
    }),
};

/** A line that holds only a number, with or without a prompt before it; the last such line counts. */
export const bareNumberReader: AnswerReader = {
  readsPairs: true,
  open: (question, declared) =>
    readingStatements({ question, declared }, (lines) => ({
      stated: lines.flatMap((line) => {
        const number = /^["']?(-?\d+)(?:\.0*)?["']?$/.exec(behindPrompt(line.text) ?? line.text)?.[1];
        return number === undefined ? [] : statements([bounded(Number(number))], line);
      }),
      weight: WEIGHTS.partial,
    })),
};

function statements(said: readonly Statement["said"][], { line, printed }: PrintedSentence): Statement[] {
  return said.map((each) => ({ said: each, from: { line, text: printed } }));
}

/** Reads statements, and the squares of a path that may stand around them. */
function readingStatements(
  { question, declared }: { question: Question; declared: Declared },
  state: (lines: readonly PrintedSentence[]) => Statements,
): ReturnType<AnswerReader["open"]> {
  // Many programs and some courses write -1 for "no path".
  const impossible = new Set([-1, ...(declared.impossible ?? []).map(bounded)]);
  return {
    *end({ sentences, pairs }) {
      const { stated, weight } = state(sentences());
      const taken = stated.at(-1);
      if (taken === undefined) return;
      const moves = taken.said === "none" ? undefined : taken.said;
      const path = pathOf(pairs.numbers, question, { declared, moves });
      const answer = ({ said }: Statement): Answer => {
        if (said === "none" || impossible.has(said)) return { kind: "none" };
        // Programs print other squares, too: a list of another length is not the path of these moves.
        return { kind: "moves", moves: said, ...(path?.length === said + 1 && { path }) };
      };
      const reading = (statement: Statement) => ({
        answer: answer(statement),
        weight,
        from: statement.from,
      });
      // Of equal statements the last one counts.
      const others = new Map(stated.map((statement) => [statement.said, statement]));
      others.delete(taken.said);
      yield { ...reading(taken), ...(others.size > 0 && { reason: "last-of-several" }) };
      const { said } = taken;
      if (said !== "none" && !impossible.has(said) && !isPossible(said, question)) {
        yield { ...reading(taken), answer: { kind: "none" }, assuming: { impossible: [said] } };
      }
      for (const other of Array.from(others.values()).reverse()) yield reading(other);
    },
  };
}

/** Makes the reading of a statement that was found by other means, with the path that was printed beside it. */
export function movesReading(
  output: Buffer,
  { said, from }: Statement,
  { question, declared }: { readonly question: Question; readonly declared: Declared },
): Reading {
  if (said === "none") return { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
  const pairs = new PairList(question);
  visitLines(plainOutput(output), (line) => pairs.add(line));
  pairs.settle();
  const path = pathOf(pairs.numbers, question, { declared, moves: said });
  const answer = { kind: "moves", moves: said, ...(path?.length === said + 1 && { path }) } as const;
  return { answer, weight: WEIGHTS.stated, from };
}

/** Checks the range of a shortest path: C and S differ, and it visits no square twice. */
function isPossible(moves: number, { rows, columns }: Question): boolean {
  return moves > 0 && moves < rows * columns;
}
