import type { Answer } from "../../answer/reading/answer.ts";
import { textOf } from "../../base/text.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import { filledWith } from "../input/placeholders.ts";
import { ACCEPTED, type Judgement, rejected } from "../judgement.ts";
import { filledLines, otherValue } from "./compare/comparison.ts";
import { COMPARISONS } from "./compare/index.ts";

/**
 * Compares an answer with the right one.
 *
 * @throws Error if the case has none, or a checker has to judge it
 */
export function checkCustom(asked: CustomCase, answer: Answer): Judgement {
  const { answering, answer: right } = asked;
  if (!answering || right === undefined) throw new Error("nothing is known of the right answer");
  if (answer.kind === "moves") {
    return answer.moves === right ? ACCEPTED : rejected(otherValue(String(right), String(answer.moves)));
  }
  if (answer.kind !== "printed") return rejected(otherValue(String(right), "-"));
  const { kind, ...rules } = answering;
  const difference = COMPARISONS[kind]({
    expected: String(right),
    printed: textOf(answer.output),
    rules,
    input: filledLines(stdinOf(asked)),
  });
  return difference ? rejected(difference) : ACCEPTED;
}

/** Gives the text that a program without a manifest reads. */
function stdinOf({ asking, values }: CustomCase): string {
  return filledWith(asking.stdin, values);
}
