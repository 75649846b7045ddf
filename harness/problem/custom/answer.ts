import { textOf } from "../../base/text.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import { lastNumberIn } from "./compare/numbers.ts";

/** Gives a case the answer that the reference printed; undefined if it printed no answer of the kind. */
export function withAnswer(asked: CustomCase, output: Buffer): CustomCase | undefined {
  const text = textOf(output);
  const answer = asked.answering?.kind === "number" ? lastNumberIn(text) : text;
  return answer === undefined || (asked.answering && text.trim() === "") ? undefined : { ...asked, answer };
}
