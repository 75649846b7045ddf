import { Buffer } from "buffer/";
import { EventEmitter } from "events/";
import type { Loop } from "./loop.ts";

/** Bytes that a pipe or a file gives at once. */
const CHUNK_BYTES = 64 * 1024;

/** A stream to read: as much of Node's as programs use that read their input. */
export class ReadStream extends EventEmitter {
  readonly fd: number;
  readonly #loop: Loop;
  readonly #bytes: Uint8Array;
  #at = 0;
  #decoder: TextDecoder | undefined;
  #mode: "idle" | "flowing" | "readable" | "ended" = "idle";
  #release: (() => void) | undefined;
  readable = true;
  readableEnded = false;
  destroyed = false;

  constructor(
    loop: Loop,
    { bytes, fd = 3, encoding }: { bytes: Uint8Array; fd?: number; encoding?: string },
  ) {
    super();
    this.#loop = loop;
    this.#bytes = bytes;
    this.fd = fd;
    if (encoding) this.setEncoding(encoding);
  }

  /** Reads from where the stream is, as a call of the system does. */
  take(most: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + most);
    this.#at += bytes.length;
    return bytes;
  }

  setEncoding(encoding?: string) {
    const label = /^(?:latin1|binary)$/i.test(encoding ?? "") ? "latin1" : "utf-8";
    this.#decoder = new TextDecoder(label, { ignoreBOM: true });
    return this;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the listeners of Node take anything
  override on(event: string | number, listener: (...args: any[]) => void) {
    super.on(event, listener);
    if (event === "data") this.resume();
    if (event === "readable") this.#start("readable");
    return this;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the listeners of Node take anything
  override addListener(event: string | number, listener: (...args: any[]) => void) {
    return this.on(event, listener);
  }

  resume() {
    this.#start("flowing");
    return this;
  }

  pause() {
    if (this.#mode === "flowing") this.#mode = "idle";
    this.unref();
    return this;
  }

  isPaused() {
    return this.#mode === "idle";
  }

  ref() {
    this.#release ??= this.#loop.hold();
    return this;
  }

  unref() {
    this.#release?.();
    this.#release = undefined;
    return this;
  }

  destroy() {
    this.#finish(false);
    return this;
  }

  read(): unknown {
    const bytes = this.take(CHUNK_BYTES);
    if (bytes.length > 0) return this.#decoded(bytes);
    this.#loop.later(() => this.#finish(true));
    return null;
  }

  pipe<T extends { write(chunk: unknown): void; end?: () => void }>(target: T): T {
    this.on("data", (chunk: unknown) => target.write(chunk));
    this.on("end", () => target.end?.());
    return target;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    const release = this.#loop.hold();
    try {
      for (let bytes = this.take(CHUNK_BYTES); bytes.length > 0; bytes = this.take(CHUNK_BYTES)) {
        yield this.#decoded(bytes);
      }
      this.#finish(true);
    } finally {
      release();
    }
  }

  #decoded(bytes: Uint8Array): unknown {
    return this.#decoder ? this.#decoder.decode(bytes, { stream: true }) : Buffer.from(bytes);
  }

  #start(mode: "flowing" | "readable"): void {
    if (this.#mode === "ended" || this.#mode === mode) return;
    this.#mode = mode;
    this.ref();
    this.#loop.later(() => this.#step());
  }

  #step(): void {
    if (this.#mode === "readable") this.emit("readable");
    if (this.#mode !== "flowing") return;
    const bytes = this.take(CHUNK_BYTES);
    if (bytes.length === 0) this.#finish(true);
    else {
      this.emit("data", this.#decoded(bytes));
      this.#loop.later(() => this.#step());
    }
  }

  #finish(isWhole: boolean): void {
    if (this.#mode === "ended") return;
    this.#mode = "ended";
    this.readable = false;
    this.destroyed = true;
    this.readableEnded = isWhole;
    if (isWhole) this.emit("end");
    this.emit("close");
    this.unref();
  }
}

/** A stream to write, whose bytes go at once where they belong. */
export class WriteStream extends EventEmitter {
  readonly fd: number;
  readonly #take: (bytes: Uint8Array) => void;
  readonly #loop: Loop;
  writable = true;

  constructor(loop: Loop, { take, fd = 3 }: { take: (bytes: Uint8Array) => void; fd?: number }) {
    super();
    this.#loop = loop;
    this.#take = take;
    this.fd = fd;
  }

  write(chunk: unknown, encoding?: unknown, written?: unknown): boolean {
    this.#take(bytesOf(chunk, encoding));
    const call = typeof encoding === "function" ? encoding : written;
    if (typeof call === "function") this.#loop.later(() => call());
    return true;
  }

  end(chunk?: unknown, encoding?: unknown) {
    if (chunk !== undefined && typeof chunk !== "function") this.write(chunk, encoding);
    this.writable = false;
    this.#loop.later(() => {
      this.emit("finish");
      this.emit("close");
      if (typeof chunk === "function") chunk();
    });
    return this;
  }

  cork() {}
  uncork() {}
}

/** Bytes of what a program writes: a text, or bytes. Anything else is refused, as Node does. */
export function bytesOf(chunk: unknown, encoding?: unknown): Uint8Array {
  if (typeof chunk === "string")
    return Buffer.from(chunk, (typeof encoding === "string" ? encoding : "utf8") as never);
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const error = new TypeError(
    `The "chunk" argument must be of type string or an instance of Buffer, TypedArray, or DataView.`,
  );
  throw Object.assign(error, { code: "ERR_INVALID_ARG_TYPE" });
}
