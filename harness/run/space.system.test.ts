import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { findProgram } from "./isolation/programs.ts";
import { spaceOf, watchSpace } from "./space.ts";

const KIB = 1024;
const measured = test.skipIf(findProgram("du") === undefined);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A folder that takes more than 64 KiB, watched. */
function watched(mostBytes: number, onMore: () => void) {
  const folder = folderWith({ data: "x".repeat(64 * KIB) });
  return { folder, end: watchSpace([folder], { mostBytes, onMore }) };
}

measured("who takes more is told of, who takes less is not", async () => {
  const more = vi.fn();
  const less = vi.fn();
  const ends = [watched(64 * KIB - 1, more).end, watched(1024 * KIB, less).end];
  vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
  await expect.poll(() => more.mock.calls.length).toBe(1);
  expect(less).not.toHaveBeenCalled();
  for (const end of ends) end();
});

measured("nothing is told when the watch has ended, though a measurement was under way", async () => {
  const onMore = vi.fn();
  const { folder, end } = watched(0, onMore);
  vi.advanceTimersToNextTimer();
  end();
  // A measurement that is begun later has most likely the later end.
  for (let round = 0; round < 3; round++) await spaceOf([folder]);
  expect(onMore).not.toHaveBeenCalled();
});

measured("where telling fails, it is told again", async () => {
  const onMore = vi.fn(() => {
    throw new Error("no");
  });
  const { folder, end } = watched(0, onMore);
  for (const times of [1, 2]) {
    vi.advanceTimersToNextTimer();
    await expect.poll(() => onMore.mock.calls.length).toBe(times);
    await spaceOf([folder]);
  }
  end();
});

measured("what is measured is not lost in complaints of what cannot be", async () => {
  const folder = folderWith({ data: "x".repeat(64 * KIB) });
  const missing = Array.from({ length: 15_000 }, (_, at) => `${folder}/missing-${at}`);
  expect(await spaceOf([...missing, folder])).toBeGreaterThanOrEqual(64 * KIB);
});
