import { expect, test } from "vitest";
import { type Machine, type Needs, standardOf, unfitFor, type Worker } from "./fleet.ts";
import { timeLeft } from "./overview.ts";

const MACHINE: Machine = {
  level: "B",
  machine: "usual",
  slowness: 1,
  toolchains: { python: "3.11", c: "12" },
};

const worker = (changes: Partial<Worker> = {}): Worker => ({
  ...MACHINE,
  ...{ id: "1", host: "lab-1", code: "x", version: "0.1.0", slots: 4, running: 0, done: 0, busyMs: 0 },
  state: "working",
  ...changes,
});

test("results are to be as from the class and the tools of most slots, at the lowest level there", () => {
  const workers = [
    worker({ machine: "fast", slots: 7 }),
    worker({ level: "A", slowness: 1.2 }),
    worker({ level: "B", toolchains: { python: "3.12" }, slots: 3 }),
    worker({ toolchains: { python: "3.11" }, slots: 1 }),
  ];
  expect(standardOf(undefined, workers)).toEqual({
    machine: "usual",
    level: "B",
    slowness: 1.2,
    toolchains: { python: "3.11", c: "12" },
  });
});

test("what was settled stays while somebody has it, or while nobody is there", () => {
  const former: Machine = { ...MACHINE, slowness: 1.1, toolchains: { python: "3.10" } };
  expect(standardOf(former, [])).toBe(former);
  const fast = worker({ machine: "fast", slots: 100 });
  expect(standardOf(former, [fast, worker({ slots: 1 })])).toEqual({
    ...former,
    toolchains: { python: "3.11", c: "12" },
  });
  expect(standardOf(former, [fast])?.machine).toBe("fast");
  expect(standardOf(undefined, [])).toBeUndefined();
});

const NEEDS: Needs = { level: "B", machine: "usual", slowness: 1, tools: [] };

test.each([
  [{}, MACHINE, undefined],
  [{ level: "A" }, MACHINE, "level"],
  [{}, { ...MACHINE, level: "A" }, undefined],
  [{ tools: [{ language: "python", version: "3.11" }] }, MACHINE, undefined],
  [{ tools: [{ language: "python", version: "3.12" }] }, MACHINE, "toolchain"],
  [
    {
      tools: [
        { language: "c", version: "12" },
        { language: "python", version: "3.12" },
      ],
    },
    MACHINE,
    "toolchain",
  ],
  // What no machine has, any machine that lacks it may say.
  [{ tools: [{ language: "haskell" }] }, MACHINE, undefined],
  [{ tools: [{ language: "python" }] }, MACHINE, "toolchain"],
  [{}, { ...MACHINE, machine: "fast" }, undefined],
  [{ only: true }, { ...MACHINE, machine: "fast" }, "machine"],
] as [Partial<Needs>, Machine, string | undefined][])("a job that needs %j", (needs, machine, unfit) => {
  expect(unfitFor({ ...NEEDS, ...needs }, machine)).toBe(unfit);
});

test("the time left is that of the jobs so far, shared among all slots", () => {
  expect(timeLeft(10, [worker({ done: 4, busyMs: 2000 }), worker({ slots: 1, done: 1, busyMs: 500 })])).toBe(
    1000,
  );
  expect(timeLeft(10, [worker()])).toBeUndefined();
  expect(timeLeft(0, [])).toBe(0);
});
