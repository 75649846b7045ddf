import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { promisify } from "node:util";

/** A file that only grows. What was written once stays, whatever stops the process. */
export class AppendOnlyFile {
  readonly #descriptor: number;
  #size: number;

  /** @param size bytes to keep, if the rest of the file is of no use; all by default */
  constructor(file: string, size?: number) {
    this.#descriptor = openSync(file, "a+", 0o600);
    this.#size = size ?? fstatSync(this.#descriptor).size;
    if (size !== undefined) ftruncateSync(this.#descriptor, size);
  }

  /**
   * Appends bytes by one write, or nothing at all.
   *
   * @returns the place of the first byte
   * @throws the system's error, for example if the disk is full
   */
  append(bytes: Buffer): number {
    const at = this.#size;
    try {
      const written = writeSync(this.#descriptor, bytes);
      if (written < bytes.length) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    } catch (error) {
      ftruncateSync(this.#descriptor, at);
      throw error;
    }
    this.#size += bytes.length;
    return at;
  }

  /** Waits until the disk has everything. */
  sync(): Promise<void> {
    return promisify(fdatasync)(this.#descriptor);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** Lines of a journal, with the number of bytes up to the end of the last whole one. */
export interface JournalText {
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** Reads a journal. A last line that was not written to its end is dropped. */
export function readJournal(file: string): JournalText {
  const whole = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const bytes = whole.lastIndexOf("\n") + 1;
  const lines = whole.toString("utf8", 0, bytes).split("\n").slice(0, -1);
  return { lines, bytes };
}

/** Reads a line of a journal; undefined if it is not an object, as after a loss of power. */
export function parseLine(line: string): object | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
