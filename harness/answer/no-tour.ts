import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { sentencesIn } from "./output.ts";
import { saysNone } from "./wordings.ts";

export const noTourReader: AnswerReader = {
  open: () => ({
    *end({ output }) {
      if (sentencesIn(output).some(saysNone)) yield { answer: { kind: "none" }, weight: WEIGHTS.stated };
    },
  }),
};
