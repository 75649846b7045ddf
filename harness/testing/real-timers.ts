import { afterEach, vi } from "vitest";

// Files share a process: with timers that stand still, those behind would wait for ever.
afterEach(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error("a test gives the timers back: vi.useRealTimers()");
});
