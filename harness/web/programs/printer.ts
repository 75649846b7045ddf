import type { Stream, WorkerWord } from "./messages.ts";

/** Words that are sent one by one before they are collected: nothing of a short output is lost when a worker is ended. */
const SENT_AT_ONCE = 10_000;
const COLLECTED_BYTES = 64 * 1024;

/** Sends to a page what a program prints. */
export interface Printer {
  print(stream: Stream, bytes: Uint8Array): void;
  flush(): void;
}

/** Opens a printer for one run. A program that prints more than it may does not return from printing. */
export function openPrinter(say: (word: WorkerWord) => void, outputBytes: number): Printer {
  const left: Record<Stream, number> = { stdout: outputBytes, stderr: outputBytes };
  const collected: Record<Stream, Uint8Array[]> = { stdout: [], stderr: [] };
  const sizes: Record<Stream, number> = { stdout: 0, stderr: 0 };
  let printed = 0;
  const send = (stream: Stream) => {
    if (sizes[stream] === 0) return;
    const bytes = joined(collected[stream]);
    collected[stream] = [];
    sizes[stream] = 0;
    say({ kind: "printed", stream, bytes });
  };
  const flush = () => {
    send("stdout");
    send("stderr");
  };
  return {
    print: (stream, bytes) => {
      const part = bytes.slice(0, left[stream]);
      left[stream] -= part.length;
      sizes[stream] += part.length;
      collected[stream].push(part);
      printed += 1;
      if (printed < SENT_AT_ONCE || sizes[stream] >= COLLECTED_BYTES) send(stream);
      if (part.length === bytes.length) return;
      flush();
      say({ kind: "over-output" });
      waitForTheEnd();
    },
    flush,
  };
}

/** Does nothing until the worker is ended: what stands below a call that ends a process is never done. */
export function waitForTheEnd(): never {
  for (;;);
}

/** Joins bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
