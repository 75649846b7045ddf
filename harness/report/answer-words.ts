import { isCoded, type ProblemName } from "../case/names.ts";
import type { PageWords } from "./catalogue/page-words.ts";

/** Writes the right answer of a case: "3 moves". That of a custom problem stands as it is. */
export function answerIn(
  { problem, answer }: { readonly problem: ProblemName; readonly answer: string },
  { answers }: Pick<PageWords, "answers">,
): string {
  if (!isCoded(problem)) return answer;
  if (/^\d+$/.test(answer)) return answers.moves(Number(answer));
  return answer === "impossible" || answer === "tour" || answer === "none" ? answers[answer] : answer;
}
