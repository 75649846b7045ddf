import type { LostKnightCase } from "../../../case/lost-knight.ts";
import { COUNTING_IDEAS, type CountingIdea } from "../../../finding/ideas.ts";
import type { Diagnosis, Finding } from "../../../finding/index.ts";
import type { CaseAttempt } from "../../cause/case-attempt.ts";
import type { Moves } from "../idea/idea.ts";
import { IDEAS } from "../idea/index.ts";

/**
 * Names the mistake in counting that was found to be the cause, if it leads to every wrong answer exactly. A number that is right
 * with a path that is not has another mistake, and so has a number that the idea does not give.
 */
export function countedWrong(
  tried: readonly CaseAttempt<LostKnightCase>[],
  causes: readonly Diagnosis[],
): CountingIdea | undefined {
  const named = causes.flatMap((cause) => (cause.kind === "wrong-idea" ? [cause.idea] : []));
  const idea = COUNTING_IDEAS.find((each) => named.includes(each));
  if (!idea) return undefined;
  const wrong = tried.filter(({ verdict }) => verdict === "WA");
  const isExplained = wrong.every(({ asked: { board }, finding }) =>
    IDEAS[idea].some((answer) => answer(board) === wrongAnswerIn(finding)),
  );
  return isExplained ? idea : undefined;
}

/** Gives the answer that is wrong by itself; undefined if only its path is, or if there is none. */
export function wrongAnswerIn(finding: Finding | undefined): Moves | undefined {
  switch (finding?.kind) {
    case "wrong-number-of-moves":
    case "should-be-impossible":
      return finding.found;
    case "says-impossible":
      return "impossible";
    default:
      return undefined;
  }
}
