import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { behindPrompt } from "./prompts.ts";
import { namesNone, saysNone, saysSo } from "./wordings.ts";

export const noTourReader: AnswerReader = {
  open: (_, { none }) => ({
    *end({ sentences }) {
      const denies = (text: string) => saysNone(text) || namesNone(text) || saysSo(text, none);
      const sentence = sentences().findLast(({ text }) => denies(text) || denies(behindPrompt(text) ?? ""));
      if (!sentence) return;
      const from = { line: sentence.line, text: sentence.printed };
      yield { answer: { kind: "none" }, weight: WEIGHTS.stated, from };
    },
  }),
};
