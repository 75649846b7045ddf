import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { outputLines } from "./output.ts";
import { saysNone } from "./wordings.ts";

/** That there is no tour. */
export const noTourReader: AnswerReader = {
  open: () => ({
    end(output) {
      const none = outputLines(output).some(saysNone);
      return none ? { answer: { kind: "none" }, weight: WEIGHTS.stated } : undefined;
    },
  }),
};
