import type { PageWords } from "./catalogue/page-words.ts";

/** Writes the right answer of a case: "3 moves". */
export function answerIn(answer: string, { answers }: Pick<PageWords, "answers">): string {
  if (/^\d+$/.test(answer)) return answers.moves(Number(answer));
  return answer === "impossible" || answer === "tour" || answer === "none" ? answers[answer] : answer;
}
