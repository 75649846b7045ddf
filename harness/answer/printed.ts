import { type AnswerReader, WEIGHTS } from "./reading/answer.ts";

/** Everything that was printed, as it stands: the problem compares it. Nothing but white space is no answer. */
export const printedReader: AnswerReader = {
  open: () => ({
    *end({ output }) {
      if (output.some((byte) => byte > 0x20))
        yield { answer: { kind: "printed", output }, weight: WEIGHTS.complete };
    },
  }),
};
