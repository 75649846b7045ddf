import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { outputText } from "./output.ts";
import { saysNone, simplified } from "./wordings.ts";

/** That there is no tour. */
export const noTourReader: AnswerReader = {
  lookedFor: '"no tour" or "sem solução" in one of their wordings',
  open: () => ({
    end(output) {
      const none = saysNone(simplified(outputText(output)));
      return none ? { answer: { kind: "none" }, weight: WEIGHTS.stated } : undefined;
    },
  }),
};
