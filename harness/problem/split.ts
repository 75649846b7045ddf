import { squaresOf } from "../case/any-case.ts";
import type { Quantity } from "../finding/ideas.ts";
import type { Diagnosis } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Tried } from "./tried.ts";

/** Fewer cases may be parted so by chance. */
const LEAST_WRONG = 3;
const LEAST_RIGHT = 8;

const QUANTITIES: Readonly<Record<Quantity, (asked: Tried["asked"]) => number | undefined>> = {
  rows: ({ rows }) => rows,
  columns: ({ columns }) => columns,
  squares: squaresOf,
  moves: ({ answer }) => (typeof answer === "number" ? answer : undefined),
};

/**
 * Recognises a program that is right in all cases up to a number of rows, columns, squares or moves, and wrong in all beyond it.
 * Nothing is said if two of these part the cases, or if a case was too slow: it may be right.
 */
export function diagnoseSplit(tried: readonly Tried[]): Diagnosis | undefined {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const wrong = judged.filter(({ verdict }) => verdict === "WA" || verdict === "RTE");
  const right = judged.filter(({ verdict }) => verdict === "AC");
  if (wrong.length < LEAST_WRONG || right.length < LEAST_RIGHT) return undefined;
  if (wrong.length + right.length < judged.length) return undefined;
  const splits = (Object.keys(QUANTITIES) as Quantity[]).flatMap((quantity) => {
    const of = (each: Tried) => QUANTITIES[quantity](each.asked);
    const [most, least] = [
      Math.max(...right.map((each) => of(each) ?? 0)),
      Math.min(...wrong.map((each) => of(each) ?? 0)),
    ];
    return most < least ? [{ quantity, most, least }] : [];
  });
  const [split, other] = splits;
  return split && !other
    ? { kind: "wrong-beyond", ...split, right: right.length, wrong: wrong.length }
    : undefined;
}
