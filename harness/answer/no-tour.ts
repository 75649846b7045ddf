import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { namesNone, saysNone, saysSo } from "./wordings.ts";

export const noTourReader: AnswerReader = {
  open: (_, { none }) => ({
    *end({ sentences }) {
      const sentence = sentences().findLast(
        ({ text }) => saysNone(text) || namesNone(text) || saysSo(text, none),
      );
      if (!sentence) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};
