import { squaresOf } from "../../case/any-case.ts";
import { QUANTITY_NAMES, type Quantity } from "../../finding/ideas.ts";
import type { Finding } from "../../finding/index.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { CaseAttempt } from "./case-attempt.ts";

/** Fewer cases may be parted so by chance. */
const LEAST_WRONG = 3;
const LEAST_RIGHT = 8;

type Asked = CaseAttempt["asked"];

/** Quantities that a board has, whatever is asked of it. */
const OF_BOARDS: Partial<Record<Quantity, (asked: Asked) => number>> = {
  rows: ({ rows }) => rows,
  columns: ({ columns }) => columns,
  "longer-side": ({ rows, columns }) => Math.max(rows, columns),
  squares: squaresOf,
};

/** Measures a quantity of a case; undefined if it has none. */
export type Measure = (asked: Asked, quantity: Quantity) => number | undefined;

/** Measures what every board has. */
export const ofBoard: Measure = (asked, quantity) => OF_BOARDS[quantity]?.(asked);

/** A number up to which a program is right, and beyond which it is wrong. */
export interface Split {
  readonly firstWrong: CaseAttempt;
  readonly found: Finding<"wrong-beyond">;
}

/**
 * Finds the quantities up to some number of which a program is right in all cases, and beyond which it is wrong in all. Nothing
 * is said if a case was too slow: it may be right.
 */
export function splitsOf(tried: readonly CaseAttempt[], measure: Measure): Split[] {
  const judged = tried.filter(({ verdict }) => isJudged(verdict));
  const wrong = judged.filter(({ verdict }) => verdict === "WA" || verdict === "RTE");
  const right = judged.filter(({ verdict }) => verdict === "AC");
  if (wrong.length < LEAST_WRONG || right.length < LEAST_RIGHT) return [];
  if (wrong.length + right.length < judged.length) return [];
  return QUANTITY_NAMES.flatMap((quantity): Split[] => {
    const of = ({ asked }: CaseAttempt) => measure(asked, quantity) ?? 0;
    const inOrder = (some: readonly CaseAttempt[]) => some.toSorted((one, another) => of(one) - of(another));
    // Where there is no way, there is no number of moves.
    const known = inOrder(right.filter((each) => of(each) > 0));
    const [lastRight, firstWrong] = [known.at(-1), inOrder(wrong)[0]!];
    if (!lastRight || of(lastRight) >= of(firstWrong)) return [];
    const found: Finding<"wrong-beyond"> = {
      ...({ kind: "wrong-beyond", quantity, most: of(lastRight), least: of(firstWrong) } as const),
      ...{ right: known.length, wrong: wrong.length },
      ...{ case: firstWrong.asked.name, lastRight: lastRight.asked.name },
    };
    return [{ firstWrong, found }];
  });
}
