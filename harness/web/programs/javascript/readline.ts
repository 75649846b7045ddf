import { EventEmitter } from "events/";
import type { ReadStream, WriteStream } from "./streams.ts";

interface Options {
  readonly input: ReadStream;
  readonly output?: Pick<WriteStream, "write">;
  readonly prompt?: string;
}

/** Makes the modules `readline` and `readline/promises`, for streams that are no terminals. */
export function makeReadline() {
  class Interface extends EventEmitter {
    readonly input: ReadStream;
    readonly output: Pick<WriteStream, "write"> | undefined;
    readonly terminal = false;
    line = "";
    closed = false;
    #prompt: string;
    #rest = "";
    #answer: ((line: string) => void) | undefined;

    constructor(first: Options | ReadStream, output?: Pick<WriteStream, "write">) {
      super();
      const options: Options =
        "input" in first ? first : { input: first as ReadStream, ...(output && { output }) };
      this.input = options.input;
      this.output = options.output;
      this.#prompt = options.prompt ?? "> ";
      const decoder = new TextDecoder();
      const take = (chunk: unknown) => {
        const text =
          typeof chunk === "string" ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
        const lines = (this.#rest + text).split(/\r\n|\n|\r/);
        this.#rest = lines.pop()!;
        for (const line of lines) this.#told(line);
      };
      this.input.on("data", take);
      this.input.on("end", () => {
        if (this.#rest !== "") this.#told(this.#rest);
        this.#rest = "";
        this.close();
      });
      this.once("close", () => this.input.removeListener("data", take));
    }

    #told(line: string): void {
      const answer = this.#answer;
      this.#answer = undefined;
      if (answer) answer(line);
      else this.emit("line", line);
    }

    question(query: string, ...rest: unknown[]): void {
      if (this.closed) throw Object.assign(new Error("readline was closed"), { code: "ERR_USE_AFTER_CLOSE" });
      this.output?.write(query);
      this.#answer = rest.at(-1) as (line: string) => void;
      this.resume();
    }

    setPrompt(prompt: string): void {
      this.#prompt = prompt;
    }

    getPrompt(): string {
      return this.#prompt;
    }

    prompt(): void {
      this.output?.write(this.#prompt);
      this.resume();
    }

    write(): void {}

    pause(): this {
      this.input.pause();
      this.emit("pause");
      return this;
    }

    resume(): this {
      this.input.resume();
      this.emit("resume");
      return this;
    }

    close(): void {
      if (this.closed) return;
      this.closed = true;
      this.input.pause();
      this.emit("close");
    }

    async *[Symbol.asyncIterator](): AsyncGenerator<string> {
      const lines: string[] = [];
      let wake = () => {};
      this.on("line", (line: string) => {
        lines.push(line);
        wake();
      });
      this.on("close", () => wake());
      for (;;) {
        while (lines.length > 0) yield lines.shift()!;
        if (this.closed) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }

  class PromiseInterface extends Interface {
    override question(query: string): Promise<string> {
      return new Promise((resolve) => super.question(query, resolve));
    }
  }

  const cursor = { clearLine: () => true, cursorTo: () => true, moveCursor: () => true };
  const promises = {
    Interface: PromiseInterface,
    createInterface: (...args: ConstructorParameters<typeof Interface>) => new PromiseInterface(...args),
  };
  return {
    ...cursor,
    Interface,
    createInterface: (...args: ConstructorParameters<typeof Interface>) => new Interface(...args),
    clearScreenDown: () => true,
    emitKeypressEvents: () => {},
    promises,
  };
}
