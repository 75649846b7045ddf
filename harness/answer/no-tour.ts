import { drawsOtherBoard } from "./board/wrong-shape.ts";
import { type AnswerReader, type Declared, type Question, WEIGHTS } from "./reading/answer.ts";
import type { PrintedSentence } from "./text/output.ts";
import { behindPrompt } from "./text/prompts.ts";
import {
  givesNothing,
  hasWords,
  isFalse,
  isNothing,
  isOfClosedAlone,
  namesNone,
  saysNone,
  saysSo,
} from "./text/wordings.ts";

export const noTourReader: AnswerReader = {
  open: (question, declared) => ({
    *end({ sentences, output }) {
      const sentence = denialsIn(sentences(), question, declared).at(-1);
      if (!sentence) return;
      // Python also prints "None" below a board that a function has drawn and not returned.
      if (isNothing(own(sentence)) && drawsOtherBoard(output, question)) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};

/** Lists the sentences that say that there is no tour. */
export function denialsIn(
  said: readonly PrintedSentence[],
  { closed }: Question,
  { none }: Pick<Declared, "none">,
): PrintedSentence[] {
  const denies = (text: string) =>
    (hasWords(text) && (saysNone(text) || namesNone(text) || givesNothing(text))) || saysSo(text, none);
  const isOfOther = (text: string) => !closed && !saysSo(text, none) && isOfClosedAlone(text);
  const isDenial = (line: PrintedSentence) =>
    (denies(line.text) || denies(own(line))) && !isOfOther(own(line));
  // A search may say "False" again and again on its way. What it says last is its result.
  return said.filter((line, at) => isDenial(line) || (at === said.length - 1 && isFalse(own(line))));
}

function own({ text }: PrintedSentence): string {
  return behindPrompt(text) ?? text;
}
