import { isCoded, type ProblemName } from "../case/names.ts";
import { isOfPath } from "../finding/lost-knight.ts";
import type { PageWords } from "./catalogue/page-words.ts";
import type { CaseResult } from "./report.ts";

/** Writes the right answer beside a wrong one. Of a number that is right, beside a wrong path, that is said. */
export function rightAnswer(
  asked: Parameters<typeof answerIn>[0],
  { finding }: Pick<CaseResult, "finding">,
  page: Pick<PageWords, "answers" | "onlyPathWrong">,
): string {
  const answer = answerIn(asked, page);
  return finding && isOfPath(finding) ? `${answer}: ${page.onlyPathWrong}` : answer;
}

/** Writes the right answer of a case: "3 moves". That of a custom problem stands as it is. */
export function answerIn(
  { problem, answer }: { readonly problem: ProblemName; readonly answer: string },
  { answers }: Pick<PageWords, "answers">,
): string {
  if (!isCoded(problem)) return answer;
  if (/^\d+$/.test(answer)) return answers.moves(Number(answer));
  return answer === "impossible" || answer === "tour" || answer === "none" ? answers[answer] : answer;
}
