import { isOf, squaresOf } from "../case/any-case.ts";
import { indexOf } from "../case/board.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import { LARGEST_NUMBERS, type LargestNumber, QUANTITY_NAMES, type Quantity } from "../finding/ideas.ts";
import type { Diagnosis, Finding } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import { squaresWithin } from "./lost-knight/to-search.ts";
import type { Tried } from "./tried.ts";

/** Fewer cases may be parted so by chance. */
const LEAST_WRONG = 3;
const LEAST_RIGHT = 8;

const QUANTITIES: Readonly<Record<Quantity, (asked: Tried["asked"]) => number | undefined>> = {
  rows: ({ rows }) => rows,
  columns: ({ columns }) => columns,
  "longer-side": ({ rows, columns }) => Math.max(rows, columns),
  squares: squaresOf,
  moves: ({ answer }) => (typeof answer === "number" ? answer : undefined),
  searched: (asked) => (isReachable(asked) ? squaresWithin(asked.board, Number(asked.answer)) : undefined),
  "exit-place": (asked) => (isReachable(asked) ? indexOf(asked.board, asked.board.exit) : undefined),
  "exit-line": (asked) =>
    isReachable(asked) ? Math.max(asked.board.exit.row, asked.board.exit.column) : undefined,
};

function isReachable(asked: Tried["asked"]): asked is LostKnightCase {
  return isOf("lost-knight", asked) && asked.answer !== "impossible";
}

/** A number up to which a program is right, and beyond which it is wrong. */
export interface Split {
  readonly quantity: Quantity;
  readonly lastRight: Tried;
  readonly firstWrong: Tried;
  /** Largest numbers of types that lie between the two. */
  readonly limits: readonly LargestNumber[];
  readonly found: Finding<"wrong-beyond">;
}

/**
 * Finds the numbers of rows, columns, squares or moves, or the places of the exit, up to which a program is right in all
 * cases, and beyond which it is wrong in all. Nothing is said if a case was too slow: it may be right.
 */
export function splitsOf(tried: readonly Tried[]): Split[] {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const wrong = judged.filter(({ verdict }) => verdict === "WA" || verdict === "RTE");
  const right = judged.filter(({ verdict }) => verdict === "AC");
  if (wrong.length < LEAST_WRONG || right.length < LEAST_RIGHT) return [];
  if (wrong.length + right.length < judged.length) return [];
  return QUANTITY_NAMES.flatMap((quantity): Split[] => {
    const of = ({ asked }: Tried) => QUANTITIES[quantity](asked) ?? 0;
    const inOrder = (some: readonly Tried[]) => some.toSorted((one, another) => of(one) - of(another));
    // Where there is no way, there is no number of moves.
    const known = inOrder(right.filter((each) => of(each) > 0));
    const [lastRight, firstWrong] = [known.at(-1), inOrder(wrong)[0]!];
    if (!lastRight || of(lastRight) >= of(firstWrong)) return [];
    const [most, least] = [of(lastRight), of(firstWrong)];
    const limits = LARGEST_NUMBERS.filter((each) => most <= each && each < least);
    const found: Finding<"wrong-beyond"> = {
      ...({ kind: "wrong-beyond", quantity, most, least } as const),
      ...{ right: known.length, wrong: wrong.length },
      ...{ case: firstWrong.asked.name, lastRight: lastRight.asked.name },
    };
    return [{ quantity, lastRight, firstWrong, limits, found }];
  });
}

/** Recognises a program that is right up to a number, and wrong beyond it; undefined if two of these part the cases. */
export function onlySplit(splits: readonly Split[]): Diagnosis | undefined {
  const [split, ...others] = splits.filter(({ quantity }) => quantity !== "longer-side");
  if (others.length > 0) return undefined;
  // Where one of the sides says as much, it is that side.
  return (split ?? splits[0])?.found;
}
