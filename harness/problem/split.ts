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
    const of = ({ asked }: Tried) => QUANTITIES[quantity](asked) ?? 0;
    const inOrder = (some: readonly Tried[]) => some.toSorted((one, another) => of(one) - of(another));
    // Where there is no way, there is no number of moves.
    const known = inOrder(right.filter((each) => of(each) > 0));
    const [last, first] = [known.at(-1), inOrder(wrong)[0]!];
    if (!last || of(last) >= of(first)) return [];
    return [{ quantity, last, most: of(last), first, least: of(first), right: known.length }];
  });
  const [split, other] = splits;
  if (!split || other) return undefined;
  const { last, first, ...shown } = split;
  return {
    kind: "wrong-beyond",
    ...shown,
    wrong: wrong.length,
    case: first.asked.name,
    lastRight: last.asked.name,
  };
}
