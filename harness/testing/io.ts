import { PassThrough } from "node:stream";

/** Surroundings of a command that keep in memory what it prints. */
export function ioInMemory(terminal: { isTTY?: boolean; columns?: number } = {}) {
  const out = new PassThrough({ encoding: "utf8" });
  const err = new PassThrough({ encoding: "utf8" });
  const controller = new AbortController();
  const io = {
    out: Object.assign(out, terminal),
    err: Object.assign(err, terminal),
    locale: "en" as const,
    stopSignal: () => controller.signal,
  };
  return {
    io,
    stop: () => controller.abort(),
    /** All that was printed since the last time. */
    printed: () => ({ stdout: String(out.read() ?? ""), stderr: String(err.read() ?? "") }),
  };
}
