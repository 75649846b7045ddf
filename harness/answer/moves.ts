import { type Answer, type AnswerReader, type Declared, type Question, WEIGHTS } from "./answer.ts";
import { bounded } from "./integers.ts";
import { sentencesIn } from "./output.ts";
import { PairList } from "./pairs.ts";
import { pathOf } from "./path.ts";
import { behindPrompt } from "./prompts.ts";
import { saysNone, statedMoves } from "./wordings.ts";

/** Number of moves that a line states, or `none` if it says that there is no path. */
type Statement = number | "none";

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
  open: (question, declared) =>
    readingStatements({ question, declared }, (lines) => {
      const strong: Statement[] = [];
      const weak: Statement[] = [];
      for (const line of lines) {
        const stated = statedMoves(line);
        if (saysNone(line) || saysNone(behindPrompt(line) ?? "")) strong.push("none");
        // The number in "Movimentos: 0" after "sem solução" counts the moves of no path.
        else if (stated?.strong && !(strong.at(-1) === "none" && stated.moves.at(-1)! <= 0))
          strong.push(...stated.moves);
        else if (stated) weak.push(...stated.moves);
      }
      return strong.length > 0
        ? { stated: strong, weight: WEIGHTS.stated }
        : { stated: weak, weight: WEIGHTS.partial };
    }),
};

/** A line that holds only a number, with or without a prompt before it; the last such line counts. */
export const bareNumberReader: AnswerReader = {
  open: (question, declared) =>
    readingStatements({ question, declared }, (lines) => ({
      stated: lines.flatMap((line) => {
        const number = /^["']?(-?\d+)(?:\.0*)?["']?$/.exec(behindPrompt(line) ?? line)?.[1];
        return number === undefined ? [] : [bounded(Number(number))];
      }),
      weight: WEIGHTS.partial,
    })),
};

/** Reads statements, and the squares of a path that may stand around them. */
function readingStatements(
  { question, declared }: { question: Question; declared: Declared },
  state: (lines: string[]) => Statements,
): ReturnType<AnswerReader["open"]> {
  const list = new PairList(question.rows * question.columns);
  // Many programs and some courses write -1 for "no path".
  const impossible = new Set([-1, ...(declared.impossible ?? []).map(bounded)]);
  return {
    line: (line) => list.add(line),
    *end({ output }) {
      const { stated, weight } = state(sentencesIn(output));
      const taken = stated.at(-1);
      if (taken === undefined) return;
      list.settle();
      const path = pathOf(list.pairs.slice(), question, declared);
      const answer = (statement: Statement): Answer => {
        if (statement === "none" || impossible.has(statement)) return { kind: "none" };
        // Programs print other squares, too: a list of another length is not the path of these moves.
        return { kind: "moves", moves: statement, ...(path?.length === statement + 1 && { path }) };
      };
      const others = new Set(stated);
      others.delete(taken);
      yield { answer: answer(taken), weight, ...(others.size > 0 && { reason: "last-of-several" }) };
      if (taken !== "none" && !impossible.has(taken) && !isPossible(taken, question)) {
        yield { answer: { kind: "none" }, weight, assuming: { impossible: [taken] } };
      }
      for (const other of Array.from(others).reverse()) yield { answer: answer(other), weight };
    },
  };
}

/** Checks the range of a shortest path: C and S differ, and it visits no square twice. */
function isPossible(moves: number, { rows, columns }: Question): boolean {
  return moves > 0 && moves < rows * columns;
}
