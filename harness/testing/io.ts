import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";

/** Takes up whatever is printed before somebody reads it. */
const PRINTED = { encoding: "utf8", highWaterMark: 2 ** 26 } as const;

/** Surroundings of a command that keep in memory what it prints. */
export function ioInMemory(terminal: { isTTY?: boolean; columns?: number; rows?: number } = {}) {
  const out = new PassThrough(PRINTED);
  const err = new PassThrough(PRINTED);
  const controller = new AbortController();
  const keys = Object.assign(new EventEmitter(), { setRawMode: () => undefined, pause: () => undefined });
  const io = {
    out: Object.assign(out, terminal),
    err: Object.assign(err, terminal),
    locale: "en" as const,
    stopSignal: () => controller.signal,
    ...(terminal.isTTY && { keys }),
  };
  return {
    io,
    stop: () => controller.abort(),
    press: (key: string) => keys.emit("data", Buffer.from(key)),
    /** All that was printed since the last time. */
    printed: () => ({ stdout: String(out.read() ?? ""), stderr: String(err.read() ?? "") }),
  };
}
