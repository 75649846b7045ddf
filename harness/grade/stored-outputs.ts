import { closeSync, openSync, readSync } from "node:fs";
import type { BuildLine, RunLine, Stored } from "./stored-run.ts";

/** Builds and runs that were cut out of a store, to be put into another one. */
export interface StorePart {
  /** Places are those in `bytes`. */
  readonly lines: readonly (RunLine | BuildLine)[];
  readonly bytes: Buffer;
}

/** The file of a store with what programs printed. */
export class StoredOutputs {
  readonly file: string;

  /** @param file the path; it need not exist as long as nothing is stored there */
  constructor(file: string) {
    this.file = file;
  }

  bytesOf(stored: Stored): Buffer {
    if ("inline" in stored) return Buffer.from(stored.inline, "base64");
    const bytes = Buffer.alloc(stored.bytes);
    const descriptor = openSync(this.file, "r");
    try {
      readSync(descriptor, bytes, 0, stored.bytes, stored.at);
      return bytes;
    } finally {
      closeSync(descriptor);
    }
  }

  /** Cuts out what belongs to these lines. */
  cutOut(lines: readonly (RunLine | BuildLine)[]): StorePart {
    const bytes = lines.flatMap(({ stored }) => (stored && "at" in stored ? [this.bytesOf(stored)] : []));
    let at = 0;
    const moved = lines.map((line) => {
      if (!line.stored || "inline" in line.stored) return line;
      const stored = { ...line.stored, at };
      at += stored.bytes;
      return { ...line, stored };
    });
    return { lines: moved, bytes: Buffer.concat(bytes) };
  }
}
