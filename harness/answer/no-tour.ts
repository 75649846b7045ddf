import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { outputLines } from "./output.ts";
import { saysNone } from "./wordings.ts";

/** That there is no tour. */
export const noTourReader: AnswerReader = {
  open: () => ({
    *end({ output }) {
      if (outputLines(output).some(saysNone)) yield { answer: { kind: "none" }, weight: WEIGHTS.stated };
    },
  }),
};
