import type { Readable } from "node:stream";
import type { Capture } from "./outcome.ts";

/** Keeps what a stream brings, up to a limit, and counts all of it. */
export class Collector {
  readonly #chunks: Buffer[] = [];
  readonly #most: number;
  #kept = 0;
  /** Bytes seen, kept or not. */
  seen = 0;

  /** @param most the most bytes that are kept */
  constructor(most: number) {
    this.#most = most;
  }

  /** Reads the stream to its end. */
  follow(stream: Readable): void {
    stream.on("data", (chunk: Buffer) => {
      this.seen += chunk.length;
      if (this.#kept < this.#most) {
        const kept = chunk.subarray(0, this.#most - this.#kept);
        this.#chunks.push(kept);
        this.#kept += kept.length;
      }
    });
    // A pipe that breaks when its group is killed has nothing more to say.
    stream.on("error", () => {});
  }

  capture(): Capture {
    return { bytes: Buffer.concat(this.#chunks), cut: this.seen > this.#kept };
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString("latin1");
  }
}
