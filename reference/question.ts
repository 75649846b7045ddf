import { InputError } from "./errors.ts";
import type { TourQuestion } from "./tour/question.ts";
import { LONGEST_SIDE } from "./tour.ts";

/** Word of the input with its place, for messages. */
export interface Word {
  readonly text: string;
  readonly place: string;
}

/** Splits a text into words, each with its place as `name:line:column`. */
export function wordsOf(text: string, name: string): Word[] {
  return text.split("\n").flatMap((line, i) =>
    [...line.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      place: `${name}:${i + 1}:${word.index + 1}`,
    })),
  );
}

/**
 * Reads `ROWS COLUMNS ROW COLUMN [closed]`.
 * @throws InputError `place: sentence` for the first mistake
 */
export function readQuestion(words: readonly Word[]): TourQuestion {
  const [rows, columns, row, column, closed, extra] = words;
  if (!rows || !columns || !row || !column) {
    throw new InputError(`${words.at(-1)!.place}: expected ROWS COLUMNS ROW COLUMN [closed]`);
  }
  if (closed && closed.text !== "closed")
    throw new InputError(`${closed.place}: expected "closed" or nothing more`);
  if (extra) throw new InputError(`${extra.place}: expected nothing more`);
  const size = { rows: numberIn(rows, 1, LONGEST_SIDE), columns: numberIn(columns, 1, LONGEST_SIDE) };
  return {
    ...size,
    row: numberIn(row, 0, size.rows - 1),
    column: numberIn(column, 0, size.columns - 1),
    closed: closed !== undefined,
  };
}

function numberIn(word: Word, least: number, most: number): number {
  const number = /^\d+$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new InputError(
    `${word.place}: ${JSON.stringify(word.text)} is no whole number from ${least} to ${most}`,
  );
}
