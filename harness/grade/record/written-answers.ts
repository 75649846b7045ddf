import type { Case } from "../../case/any-case.ts";
import { unusualNumber } from "../../report/record/known-answers.ts";
import type { WrittenAnswers } from "../../report/record/record.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { piecesOf } from "../../submission/language/pieces.ts";
import type { Submission } from "../../submission/submission.ts";

/** More of a source is not read: nobody writes so much by hand. */
const LONGEST_TEXT = 200_000;

/** More lines with the same number tell no more. */
const MOST_LINES = 20;

/** Finds the answers of cases that are numbers, and stand in the sources of a program. Comments do not count. */
export function writtenAnswers({ kind }: Submission, cases: readonly Case[]): WrittenAnswers[] {
  if (kind.kind !== "program") return [];
  const answers = new Set(cases.flatMap(({ answer }) => unusualNumber(answer) ?? []));
  if (answers.size === 0) return [];
  return kind.program.sources.flatMap(({ path, givenAs, text }): WrittenAnswers[] => {
    const places = placesIn(text.slice(0, LONGEST_TEXT), kind.language, answers);
    const numbers = Array.from(places, ([number, lines]) => ({ number, lines }));
    return numbers.length > 0 ? [{ file: givenAs ?? path, numbers }] : [];
  });
}

/** Finds the lines of numbers in a source, as numbers and within texts. */
function placesIn(text: string, language: LanguageName, wanted: ReadonlySet<number>): Map<number, number[]> {
  const places = new Map<number, number[]>();
  let line = 1;
  for (const { name, from, to } of piecesOf(text, language)) {
    const piece = text.slice(from, to);
    let [lineOfPart, last] = [line, 0];
    for (const { 0: digits, index } of numbersIn(name, piece)) {
      lineOfPart += linesIn(piece.slice(last, index));
      last = index;
      const number = Number(digits.replaceAll("_", ""));
      if (!wanted.has(number)) continue;
      const lines = places.get(number) ?? [];
      if (lines.at(-1) !== lineOfPart && lines.length < MOST_LINES)
        places.set(number, [...lines, lineOfPart]);
    }
    line += linesIn(piece);
  }
  return places;
}

function numbersIn(name: string, piece: string): Iterable<RegExpExecArray> {
  if (name === "number") return piece.matchAll(/^[\d_]+(?=[uUlLn]*$)/g);
  return name === "text" ? piece.matchAll(/\d+/g) : [];
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
