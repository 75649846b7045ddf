import { PassThrough } from "node:stream";
import type { Io, Out } from "../cli/console.ts";

/** Surroundings of a command that keep in memory what it prints. */
export function ioInMemory(terminal: Pick<Out, "isTTY" | "columns"> = {}) {
  const out = new PassThrough({ encoding: "utf8" });
  const err = new PassThrough({ encoding: "utf8" });
  const controller = new AbortController();
  const io: Io = {
    out: Object.assign(out, terminal),
    err: Object.assign(err, terminal),
    stopSignal: () => controller.signal,
  };
  return {
    io,
    stop: () => controller.abort(),
    /** All that was printed since the last time. */
    printed: () => ({ stdout: String(out.read() ?? ""), stderr: String(err.read() ?? "") }),
  };
}
