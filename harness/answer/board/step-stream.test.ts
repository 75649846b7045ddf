import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../../testing/seed.ts";
import { StepStream } from "./step-stream.ts";

test("the last numbers are a board if they are all from 0 or from 1 on, each once", () => {
  const anySteps = fc.array(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant("clear" as const)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), anySteps, (squares, steps) => {
      const stream = new StepStream(squares);
      let entered: number[] = [];
      for (const step of steps) {
        if (step === "clear") stream.clear();
        else stream.enter(step);
        entered = step === "clear" ? [] : [...entered, step];
        const last = entered.slice(-squares).toSorted((a, b) => a - b);
        const isBoard = [0, 1].some((first) => last.every((number, at) => number === first + at));
        expect(stream.isComplete()).toBe(last.length === squares && isBoard);
      }
    }),
    { seed: seedForTest() },
  );
});
