import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { seedForTest } from "../testing/seed.ts";
import type { Outcome } from "./outcome.ts";
import { packOutcome, spillOutcome, unpackOutcome } from "./packed.ts";

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

test("a large output that lies in a file comes out as it went in", async () => {
  const stdout = { bytes: randomBytes(300_000), cut: false };
  const end = { kind: "exited", code: 0 } as const;
  const outcome = { end, wallMs: 5, stdout, stderr: NOTHING, writtenBytes: 300_000 };
  const spilled = await spillOutcome(await packOutcome(outcome), folderWith({}));
  expect(spilled.stdout.bytes).toHaveLength(0);
  const { stdout: unpacked, ...rest } = unpackOutcome(spilled);
  expect({ ...rest, cut: unpacked.cut }).toEqual({
    end,
    wallMs: 5,
    cut: false,
    stderr: NOTHING,
    writtenBytes: 300_000,
  });
  expect(unpacked.bytes.equals(stdout.bytes)).toBe(true);
});

test("of a flood over the output limit, the beginning is kept and the cut is marked", async () => {
  const stdout = { bytes: Buffer.alloc(1_000_000, "x"), cut: false };
  const end = { kind: "limit", limit: "output" } as const;
  const outcome = { end, wallMs: 5, stdout, stderr: NOTHING, writtenBytes: 1_000_000 };
  const kept = unpackOutcome(await packOutcome(outcome));
  expect([kept.stdout.bytes.toString(), kept.stdout.cut]).toEqual(["x".repeat(65_536), true]);
  expect(kept.stderr).toEqual(NOTHING);
});
