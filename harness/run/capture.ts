import type { Readable } from "node:stream";
import type { Capture } from "./outcome.ts";

/** Keeps what a stream brings, up to a limit, and counts all of it. */
export class Collector {
  readonly #chunks: Buffer[] = [];
  readonly #most: number;
  readonly #mostAtEnd: number;
  readonly #last: Buffer[] = [];
  #kept = 0;
  #lastBytes = 0;
  /** Bytes seen, kept or not. */
  seen = 0;

  /**
   * @param most the most bytes that are kept
   * @param mostAtEnd of them, those that are kept of the end, where the beginning is too long
   */
  constructor(most: number, mostAtEnd = 0) {
    this.#most = most - mostAtEnd;
    this.#mostAtEnd = mostAtEnd;
  }

  /** Reads the stream to its end. */
  follow(stream: Readable): void {
    stream.on("data", (chunk: Buffer) => {
      this.seen += chunk.length;
      const kept = chunk.subarray(0, this.#most - this.#kept);
      if (kept.length > 0) this.#chunks.push(kept);
      this.#kept += kept.length;
      if (this.#mostAtEnd > 0) this.#keepLast(chunk.subarray(kept.length));
    });
    // A pipe that breaks when its group is killed has nothing more to say.
    stream.on("error", () => {});
  }

  #keepLast(rest: Buffer): void {
    if (rest.length === 0) return;
    this.#last.push(rest);
    this.#lastBytes += rest.length;
    while (this.#lastBytes - this.#last[0]!.length >= this.#mostAtEnd)
      this.#lastBytes -= this.#last.shift()!.length;
  }

  capture(): Capture {
    const last = Buffer.concat(this.#last).subarray(-this.#mostAtEnd);
    const cut = this.seen > this.#kept + last.length;
    // The line in which the cut falls is none.
    return {
      bytes: Buffer.concat([...this.#chunks, ...(cut && last.length > 0 ? [NEWLINE] : []), last]),
      cut,
    };
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString("latin1");
  }
}

const NEWLINE = Buffer.from("\n");
