import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { behindPrompt } from "./prompts.ts";
import { isNothing, namesNone, saysNone, saysSo } from "./wordings.ts";
import { drawsOtherBoard } from "./wrong-shape.ts";

export const noTourReader: AnswerReader = {
  open: (question, { none }) => ({
    *end({ sentences, output }) {
      const denies = (text: string) => saysNone(text) || namesNone(text) || saysSo(text, none);
      const sentence = sentences().findLast(({ text }) => denies(text) || denies(behindPrompt(text) ?? ""));
      if (!sentence) return;
      // Python also prints "None" below a board that a function has drawn and not returned.
      if (isNothing(sentence.text) && drawsOtherBoard(output, question)) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};
