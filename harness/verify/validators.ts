import { readingsOf } from "../answer/read.ts";
import type { Answer } from "../answer/reading/answer.ts";
import type { Locale } from "../base/locale.ts";
import { excerpt } from "../base/text.ts";
import { type Case, caseId } from "../case/any-case.ts";
import { seededRandom } from "../case/generator/random.ts";
import { contractOf, problemOf } from "../problem/index.ts";
import type { MadeAnswer } from "../problem/making/made-answer.ts";
import { judgeReadings } from "../problem/readings.ts";
import { VERIFY_WORDS } from "./words.ts";

interface ValidatorReport {
  /** Number of answers that were judged. */
  readonly answers: number;
  /** Sentences on the answers that were judged wrongly. */
  readonly defects: readonly string[];
}

/** Number of times that each kind of damage is done. */
const ROUNDS = 3;
/**
 * Squares of the largest case to examine. Answers to larger cases are long, and bring no new kind of damage.
 */
const MOST_SQUARES = 400;

/**
 * Puts right and damaged answers to the reader and the checker of a case. They are the same every time.
 *
 * @param answer the reference's right answer
 */
export function examineValidators(asked: Case, answer: Answer | undefined, locale: Locale): ValidatorReport {
  const { rows, columns, problem } = asked;
  if (rows * columns > MOST_SQUARES) return { answers: 0, defects: [] };
  const pick = seededRandom(rows * columns).below;
  const made = Array.from(
    { length: ROUNDS },
    () => problemOf(problem).madeAnswers?.(asked, { answer, pick }) ?? [],
  ).flat();
  return { answers: made.length, defects: made.flatMap((each) => defectOf(asked, each, locale) ?? []) };
}

/**
 * Reports a right answer that was rejected or a wrong one that was accepted; undefined if there is no defect.
 */
export function defectOf(asked: Case, { text, made, right }: MadeAnswer, locale: Locale): string | undefined {
  if (accepts(asked, text) === right) return undefined;
  const { rightRejected, wrongAccepted } = VERIFY_WORDS[locale];
  return `${(right ? rightRejected : wrongAccepted)(caseId(asked))}: ${made} (${excerpt(text)})`;
}

function accepts(asked: Case, text: string): boolean {
  const { question, formats, check } = contractOf(asked);
  const readings = readingsOf(Buffer.from(text), { question, formats, declared: {} });
  return judgeReadings(readings, check)?.kind === "accepted";
}
