import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from "node:fs";
import { devNull } from "node:os";
import { promisify } from "node:util";

/** Place of bytes in a file. */
export interface Place {
  readonly at: number;
  readonly bytes: number;
}

/** A line of a file without its end, and its place. */
export interface PlacedLine {
  readonly bytes: Buffer;
  readonly place: Place;
}

const CHUNK_BYTES = 256 * 1024;

/** A file that is read by places. It stays the one that was opened, even if another takes its name. */
export class PlacedFile {
  protected readonly descriptor: number;

  /** @param file is empty if it is not there */
  constructor(file: string, flags = "r") {
    const isThere = flags !== "r" || existsSync(file);
    this.descriptor = openSync(isThere ? file : devNull, flags, 0o600);
  }

  get size(): number {
    return fstatSync(this.descriptor).size;
  }

  /** Reads the bytes at a place, as far as they are there. */
  read({ at, bytes }: Place): Buffer {
    const read = Buffer.allocUnsafe(bytes);
    return read.subarray(0, readSync(this.descriptor, read, 0, bytes, at));
  }

  firstLine(): PlacedLine | undefined {
    return this.lines().next().value ?? undefined;
  }

  /** Reads the lines one after the other. A last line that was not written to its end is left out. */
  *lines(): Generator<PlacedLine> {
    let rest: Buffer = Buffer.alloc(0);
    for (let at = 0; ; ) {
      const chunk = this.read({ at: at + rest.length, bytes: CHUNK_BYTES });
      if (chunk.length === 0) return;
      rest = Buffer.concat([rest, chunk]);
      let start = 0;
      for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", start)) {
        yield { bytes: rest.subarray(start, end), place: { at: at + start, bytes: end - start } };
        start = end + 1;
      }
      at += start;
      rest = rest.subarray(start);
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** A file that only grows. What was written once stays, whatever stops the process. */
export class AppendOnlyFile extends PlacedFile {
  #size: number;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(file: string) {
    super(file, "a+");
    this.#size = this.size;
  }

  /** Drops the bytes after the first ones, which are of no use. */
  truncate(bytes: number): void {
    ftruncateSync(this.descriptor, bytes);
    this.#size = bytes;
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
      const written = writeSync(this.descriptor, bytes);
      if (written < bytes.length) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    } catch (error) {
      ftruncateSync(this.descriptor, at);
      throw error;
    }
    this.#size += bytes.length;
    return at;
  }

  /** Waits until the disk has everything. All who wait for the next time wait for the same. */
  sync(): Promise<void> {
    this.#next ??= this.#last
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#last = promisify(fdatasync)(this.descriptor);
        return this.#last;
      });
    return this.#next;
  }
}

/** Reads a line of a journal; undefined if it is not an object, as after a loss of power. */
export function parseLine(line: Buffer | string): object | undefined {
  try {
    const read: unknown = JSON.parse(line.toString());
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
