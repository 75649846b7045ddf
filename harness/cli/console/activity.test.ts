import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEach } from "../../base/sentence.ts";
import { ioInMemory } from "../../testing/io.ts";
import { saying } from "./activity.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const READING = { ...inEach(() => "reading"), "pt-BR": "lendo" };

/** Does something that lasts, and gives what was printed meanwhile and afterwards. */
async function printedWhile(seconds: number, terminal: { isTTY?: boolean; columns?: number }) {
  const { io, printed } = ioInMemory(terminal);
  const done = saying(READING, io, (print) => {
    print("a line that stays");
    return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await done;
  expect(vi.getTimerCount()).toBe(0);
  return printed().stderr;
}

test("on a terminal it is said what lasts, and since when, until it is done", async () => {
  expect(await printedWhile(0.4, { isTTY: true })).toBe("a line that stays\n");
  const text = await printedWhile(5, { isTTY: true });
  expect(text).toContain("reading for 4 s");
  expect(text.endsWith("\u001b[0J")).toBe(true);
});

test("elsewhere it is said once, and again if it lasts", async () => {
  expect(await printedWhile(29, {})).toBe("a line that stays\n");
  expect(await printedWhile(70, {})).toBe("a line that stays\nreading for 30 s\nreading for 1 min\n");
});
