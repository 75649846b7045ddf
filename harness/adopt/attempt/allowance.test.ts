import { expect, test } from "vitest";
import type { PackedOutcome } from "../../run/packed.ts";
import { allowanceOf } from "./allowance.ts";

const NOTHING = { bytes: Buffer.alloc(0), packed: false, cut: false };
const ran = (outcome: Partial<PackedOutcome>): PackedOutcome => ({
  end: { kind: "exited", code: 0 },
  cpuMs: 0,
  wallMs: 0,
  stdout: NOTHING,
  stderr: NOTHING,
  writtenBytes: 0,
  ...outcome,
});

test("no more than the allowed ways are begun", () => {
  const allowance = allowanceOf({ ways: 2, cpuMs: 100, wallMs: 100 });
  expect([allowance.begin(), allowance.begin(), allowance.begin(), allowance.ways]).toEqual([
    true,
    true,
    false,
    2,
  ]);
});

test.each([
  ["CPU time", { cpuMs: 100 }, true],
  ["time on the clock", { wallMs: 100 }, true],
  ["time without a processor", { wallMs: 1000, starvedMs: 950 }, false],
] as const)("%s counts against what is allowed: %j, %j", (_, outcome, isSpent) => {
  const allowance = allowanceOf({ ways: 2, cpuMs: 100, wallMs: 100 });
  allowance.spend(ran(outcome));
  expect([allowance.isSpent, allowance.begin()]).toEqual([isSpent, !isSpent]);
});

test("half of the time can be kept", () => {
  const allowance = allowanceOf({ ways: 2, cpuMs: 100, wallMs: 100 });
  allowance.spend(ran({ wallMs: 50 }));
  expect([allowance.isHalfSpent, allowance.isSpent]).toEqual([true, false]);
});

test("nothing is run after a run that was stopped from outside", () => {
  const allowance = allowanceOf({ ways: 2, cpuMs: 100, wallMs: 100 });
  allowance.spend(ran({ end: { kind: "stopped" } }));
  expect([allowance.isSpent, allowance.begin()]).toEqual([true, false]);
});

test("the time that an output takes to be read counts, too", () => {
  const allowance = allowanceOf({ ways: 2, cpuMs: 1, wallMs: 100 });
  const read = () => {
    // On a busy machine time goes by without a processor.
    const end = performance.now() + 2;
    const begin = process.cpuUsage();
    while (performance.now() < end || process.cpuUsage(begin).user < 2000);
    return "read";
  };
  expect([allowance.readingOr("", read), allowance.isSpent]).toEqual(["read", true]);
});
