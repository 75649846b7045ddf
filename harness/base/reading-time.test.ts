import { expect, test } from "vitest";
import { clueOr, cluesTogether, ReadTooLong, readInTime, withClueTime } from "./reading-time.ts";

const endless = () => {
  for (;;);
};
const endlessExpression = () => /(a*)*b/.test("a".repeat(50));

test.each([
  ["a loop", endless],
  ["an expression", endlessExpression],
  ["a loop that catches everything", () => catching()],
])("%s without an end is ended, and the next reading is as ever", (_, read) => {
  expect(() => readInTime(read, 50)).toThrow(ReadTooLong);
  expect(readInTime(() => 7)).toBe(7);
});

test("a fault of a reading is told as it is", () => {
  expect(() => readInTime(() => JSON.parse("{"))).toThrow(SyntaxError);
});

test("a reading within another one is ended with it", () => {
  expect(() => readInTime(() => readInTime(endless, 60_000), 50)).toThrow(ReadTooLong);
});

test("clues that take too long are given up one by one, until the time that they share is over", async () => {
  const { found, isOver } = await withClueTime(async (time) => {
    time.leftMs = 60;
    return { found: [clueOr(1, () => 2), clueOr(1, endless), clueOr(1, () => 2)], isOver: time.isOver };
  });
  expect(found).toEqual([2, 1, 1]);
  expect(isOver).toBe(true);
});

test("short texts that take too long together are read again, each by a clock of its own", async () => {
  const found = await withClueTime(async (time) => {
    time.leftMs = 1100;
    return cluesTogether(10, () => [clueOr(1, () => 2), clueOr(1, endless)]);
  });
  expect(found).toEqual([2, 1]);
});

test("what is read again later is not missed", async () => {
  const { isOver } = await withClueTime(async (time) => {
    time.leftMs = 60;
    clueOr(1, endless, { isMissed: false });
    return { ...time };
  });
  expect(isOver).toBe(false);
});

test("hand-ins do not share their times", async () => {
  const reading = (mostMs: number) =>
    withClueTime(async (time) => {
      time.leftMs = mostMs;
      await new Promise(setImmediate);
      return clueOr("none", () => "found");
    });
  expect(await Promise.all([reading(0), reading(1000)])).toEqual(["none", "found"]);
});

function catching() {
  for (;;) {
    try {
      endless();
    } finally {
    }
  }
}
