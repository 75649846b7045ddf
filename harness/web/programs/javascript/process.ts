import { EventEmitter } from "events/";
import { waitForTheEnd } from "../printer.ts";
import type { ReadStream, WriteStream } from "./streams.ts";

export interface ProcessParts {
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly main: string;
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
  /** Tells the page that the program is over. */
  readonly end: (code: number) => void;
}

/** A program's own end, which it may hear of before. */
export class Process extends EventEmitter {
  exitCode: number | string | undefined;
  readonly argv: string[];
  readonly argv0 = "node";
  readonly execPath = "/usr/bin/node";
  readonly execArgv: string[] = [];
  readonly env: Record<string, string>;
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
  readonly platform = "linux";
  readonly arch = "x64";
  readonly pid = 2;
  readonly version = "v22.0.0";
  readonly versions = { node: "22.0.0" };
  readonly title = "node";
  readonly cwd: () => string;
  readonly #end: (code: number) => void;
  #isEnding = false;

  constructor(parts: ProcessParts) {
    super();
    this.argv = [this.execPath, parts.main, ...parts.arguments];
    this.env = { HOME: parts.folder, PWD: parts.folder, PATH: "/usr/bin:/bin" };
    this.cwd = () => parts.folder;
    this.stdin = parts.stdin;
    this.stdout = parts.stdout;
    this.stderr = parts.stderr;
    this.#end = parts.end;
  }

  exit = (code?: number | string): never => {
    if (code !== undefined) this.exitCode = code;
    this.leave();
    waitForTheEnd();
  };

  /** Ends the program where nothing of it is left to do. */
  leave(): void {
    if (!this.#isEnding) {
      this.#isEnding = true;
      this.emit("exit", Number(this.exitCode ?? 0));
    }
    this.#end(Number(this.exitCode ?? 0) & 0xff);
  }

  abort = (): never => {
    this.#end(134);
    waitForTheEnd();
  };
  nextTick = (call: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => call(...args));
  uptime = () => performance.now() / 1000;
  hrtime = Object.assign(
    ([seconds, rest]: readonly [number, number] = [0, 0]): [number, number] => {
      const now = Math.round(performance.now() * 1e6) - (seconds * 1e9 + rest);
      return [Math.floor(now / 1e9), now % 1e9];
    },
    { bigint: () => BigInt(Math.round(performance.now() * 1e6)) },
  );
  memoryUsage = () => ({ rss: 5e7, heapTotal: 2e7, heapUsed: 1e7, external: 1e6, arrayBuffers: 1e5 });
  emitWarning = (warning: unknown) => {
    this.stderr.write(`(node:${this.pid}) Warning: ${warning}\n`);
  };
}
