import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Submission } from "../../submission/submission.ts";
import { TimeLeft } from "./time-left.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const program = {} as Submission;
const ten = { runs: 10, ms: 1000, endlessMs: 0 };

test("one program takes no less time because there are more processors than programs", () => {
  expect(new TimeLeft(new Map([[program, ten]]), 8).seconds).toBe(1);
});

test("what is left takes as long as the last runs did, not as was foreseen", () => {
  const left = new TimeLeft(new Map([[program, { ...ten, runs: 40 }]]), 1);
  left.begin(program);
  for (let run = 0; run < 20; run++) {
    vi.advanceTimersByTime(5000);
    left.run(program);
  }
  expect(left.seconds).toBeGreaterThan(95);
  expect(left.seconds).toBeLessThan(101);
});
