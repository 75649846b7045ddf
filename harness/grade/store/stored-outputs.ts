import { PlacedFile } from "../../base/journal.ts";
import { type BuildLine, isIntact, type RunLine, type Stored } from "./stored-run.ts";

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

  /** Reads bytes, as far as they are there. */
  bytesOf(stored: Stored): Buffer {
    if ("inline" in stored) return Buffer.from(stored.inline, "base64");
    const file = new PlacedFile(this.file);
    try {
      const bytes = Math.min(stored.bytes, file.size - stored.at);
      return bytes > 0 ? file.read({ at: stored.at, bytes }) : Buffer.alloc(0);
    } finally {
      file.close();
    }
  }

  /** Cuts out what belongs to these lines. Those whose bytes are damaged are left out. */
  cutOut(lines: readonly (RunLine | BuildLine)[]): StorePart {
    const bytes: Buffer[] = [];
    let at = 0;
    const moved = lines.flatMap((line) => {
      const { stored } = line;
      if (!stored || "inline" in stored) return line;
      const own = this.bytesOf(stored);
      if (!isIntact(stored, own)) return [];
      const place = { ...stored, at };
      bytes.push(own);
      at += own.length;
      return { ...line, stored: place };
    });
    return { lines: moved, bytes: Buffer.concat(bytes) };
  }
}
