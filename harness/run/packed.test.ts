import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import type { Outcome } from "./outcome.ts";
import { packOutcome, unpackOutcome } from "./packed.ts";

const NOTHING = { bytes: Buffer.alloc(0), cut: false };

const captures = fc.record({
  bytes: fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 50 }))
    .map(([bytes, times]) => Buffer.concat(Array.from({ length: times }, () => bytes))),
  cut: fc.boolean(),
});

test("a packed outcome comes out as it went in", async () => {
  await fc.assert(
    fc.asyncProperty(captures, captures, captures, async (stdout, stderr, answerFile) => {
      const end = { kind: "exited", code: 0 } as const;
      const outcome: Outcome = { end, wallMs: 5, stdout, stderr, answerFile, writtenBytes: 7 };
      expect(unpackOutcome(await packOutcome(outcome))).toEqual(outcome);
    }),
    { seed: seedForTest() },
  );
});

test("of a flood over the output limit, the beginning is kept and the cut is marked", async () => {
  const stdout = { bytes: Buffer.alloc(1_000_000, "x"), cut: false };
  const end = { kind: "limit", limit: "output" } as const;
  const outcome = { end, wallMs: 5, stdout, stderr: NOTHING, writtenBytes: 1_000_000 };
  const kept = unpackOutcome(await packOutcome(outcome));
  expect(kept.stdout).toEqual({ bytes: Buffer.alloc(65_536, "x"), cut: true });
  expect(kept.stderr).toEqual(NOTHING);
});
