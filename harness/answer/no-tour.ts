import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { saysNone } from "./wordings.ts";

export const noTourReader: AnswerReader = {
  open: () => ({
    *end({ sentences }) {
      const sentence = sentences().findLast(({ text }) => saysNone(text));
      if (!sentence) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};
