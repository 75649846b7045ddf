import { isCoded } from "../../case/names.ts";
import { squareName } from "../../case/square-schema.ts";
import { isOfPath } from "../../finding/lost-knight.ts";
import type { PageWords } from "../catalogue/page-words.ts";
import type { CaseResult, ReportedCase } from "../record/report.ts";

/** A case with a known answer. */
type Answered = Pick<ReportedCase, "problem" | "rows" | "columns" | "picture"> & { readonly answer: string };

/** Writes the right answer beside a wrong one. Of a number that is right, beside a wrong path, that is said. */
export function rightAnswer(
  asked: Answered,
  { finding }: Pick<CaseResult, "finding">,
  page: Pick<PageWords, "answers" | "onlyPathWrong">,
): string {
  const answer = answerIn(asked, page);
  return finding && isOfPath(finding) ? `${answer}: ${page.onlyPathWrong}` : answer;
}

/** Writes the right answer of a case: "3 moves". That of a custom problem stands as it is. */
function answerIn(
  { problem, answer, rows, columns, picture }: Answered,
  { answers }: Pick<PageWords, "answers">,
): string {
  if (!isCoded(problem)) return answer;
  if (/^\d+$/.test(answer)) return answers.moves(Number(answer));
  if (answer === "tour") {
    const { closed = false, start } = picture ?? {};
    return answers.tour({ squares: rows * columns, closed, start: start && squareName(start) });
  }
  return answer === "impossible" || answer === "none" ? answers[answer] : answer;
}
