import { type AnswerReader, WEIGHTS } from "./answer.ts";
import type { Sentence } from "./output.ts";
import { behindPrompt } from "./prompts.ts";
import {
  givesNothing,
  isFalse,
  isNothing,
  isOfClosedAlone,
  namesNone,
  saysNone,
  saysSo,
} from "./wordings.ts";
import { drawsOtherBoard } from "./wrong-shape.ts";

export const noTourReader: AnswerReader = {
  open: (question, { none }) => ({
    *end({ sentences, output }) {
      const said = sentences();
      const denies = (text: string) =>
        saysNone(text) || namesNone(text) || givesNothing(text) || saysSo(text, none);
      const own = ({ text }: Sentence) => behindPrompt(text) ?? text;
      const isOfOther = (text: string) => !question.closed && !saysSo(text, none) && isOfClosedAlone(text);
      const isDenial = (line: Sentence) => (denies(line.text) || denies(own(line))) && !isOfOther(own(line));
      // A search may say "False" again and again on its way. What it says last is its result.
      const last = said.at(-1);
      const sentence = last && isFalse(own(last)) ? last : said.findLast(isDenial);
      if (!sentence) return;
      // Python also prints "None" below a board that a function has drawn and not returned.
      if (isNothing(own(sentence)) && drawsOtherBoard(output, question)) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};
