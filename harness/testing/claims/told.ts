import type { Locale } from "../../base/locale.ts";
import type { FindingKind } from "../../finding/index.ts";
import type { ToldFinding } from "../../report/record/report.ts";
import { type Statement, says } from "./statement.ts";

/** Numbers that stand in the sentence of a kind, whatever is found. */
const OWN_NUMBERS: Partial<Record<FindingKind, readonly number[]>> = {
  "negative-remainder": [1, 7, 6],
  "squares-again": [64],
  "squares-counted": [1],
  "wrong-idea": [1, 9, 10, 11, 111, 127, 255],
  "wrong-beyond": [0, 16, 127],
  "wrong-start-idea": [0],
  "slow-growth": [4],
  "straight-end": [0, 1, 2, 3],
  "start-not-marked": [1, 2],
  "start-overwritten": [1],
  "numbers-shifted": [1],
  "whole-from-0": [0, 1],
  // Names of formats: bz2, 7z.
  "archive-closed": [2, 7],
  "archive-left-out": [2, 7],
  // The exit code of a silent end, and examples of answers: 68 moves, a1 b3.
  "unreadable-answer": [0, 68, 1, 3],
  // What squares are counted from, and an example: a1.
  "own-way": [0, 1],
};

/** A finding with its sentence in each language. */
export type ToldInEach = Readonly<Record<Locale, ToldFinding>>;

/** Says that a sentence has no number that the finding has not, and the same ones in each language. */
export function toldTruly(told: ToldInEach): Statement[] {
  const { message, ...finding } = told.en;
  const known = new Set([...knownTo(finding), ...(OWN_NUMBERS[finding.kind] ?? [])]);
  const english = numbersIn(message);
  const strange = english.filter((each) => !known.has(each));
  return [
    says(`the finding has the numbers ${strange.join(", ")} of "${message}"`, strange.length === 0),
    ...Object.values(told).map((other) =>
      says(
        `"${message}" and "${other.message}" have the same numbers`,
        english.toSorted().join() === numbersIn(other.message).toSorted().join(),
      ),
    ),
  ];
}

/** Lists numbers with their decimals, behind a comma or a point. */
function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:[.,]\d+)?/g), ([each]) => Number(each.replace(",", ".")));
}

/** Lists the numbers of a finding, and those that are computed from one of them or from two. */
function knownTo(value: unknown): number[] {
  const own = valuesIn(value);
  return own.flatMap((each) => [
    each,
    each + 1,
    each / 1000,
    each / 2 ** 20,
    Number((2 ** each).toPrecision(2)),
    ...own.map((other) => Math.abs(each - other)),
  ]);
}

function valuesIn(value: unknown): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  if (typeof value === "string") return numbersIn(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "view" || key === "walk" ? [] : valuesIn(each),
  );
}
