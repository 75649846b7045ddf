import type { LostKnightCase } from "../../../case/lost-knight.ts";
import type { Finding } from "../../../finding/index.ts";
import type { CaseAttempt } from "../../cause/case-attempt.ts";
import { squaresWithin } from "./to-search.ts";

/** No run time has so little room that a search of fewer squares fills it. */
const LEAST_SQUARES = 500;
/** A recursion without an end would not end on so many small boards. */
const LEAST_ENDED = 3;

/**
 * Recognises a recursion that goes too deep where there are many squares to reach, and ends where there are few: a recursion without an
 * end breaks off anywhere.
 */
export function deepRecursion(
  tried: readonly CaseAttempt<LostKnightCase>[],
): Finding<"deep-recursion"> | undefined {
  const deep = tried.flatMap(({ asked, clue }) =>
    clue?.kind === "uncaught-error" && clue.isRecursion ? [{ asked, clue }] : [],
  );
  const fewest = Math.min(...deep.map(({ asked }) => squaresToReach(asked)));
  const ended = tried.filter(
    ({ asked, verdict }) => (verdict === "AC" || verdict === "WA") && squaresToReach(asked) < fewest,
  );
  const [first] = deep;
  if (!first || fewest < LEAST_SQUARES || ended.length < LEAST_ENDED) return undefined;
  const { kind: _, code: __, isRecursion: ___, ...place } = first.clue;
  return { kind: "deep-recursion", ...place, cases: deep.length, case: first.asked.name };
}

function squaresToReach({ board }: LostKnightCase): number {
  return squaresWithin(board, Number.POSITIVE_INFINITY);
}
