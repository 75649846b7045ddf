import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { onAbort } from "./on-abort.ts";

test("a signal stops any number of things, without a word of Node about a leak", async () => {
  const warned = vi.fn();
  process.on("warning", warned);
  onTestFinished(() => void process.off("warning", warned));
  const controller = new AbortController();
  const [stopped, forgotten] = [vi.fn(), vi.fn()];
  for (let count = 0; count < 20; count++) onAbort(controller.signal, () => stopped());
  onAbort(controller.signal, forgotten)();
  controller.abort();
  await setImmediate();
  expect(stopped).toHaveBeenCalledTimes(20);
  expect(forgotten).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});
