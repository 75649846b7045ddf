import * as buffer from "buffer/";
import * as events from "events/";
import * as inspecting from "node-inspect-extracted";
import * as path from "path-browserify";
import type { makeFs } from "./fs.ts";
import type { Loop } from "./loop.ts";
import type { Process } from "./process.ts";
import { makeReadline } from "./readline.ts";

export interface Surroundings {
  readonly fs: ReturnType<typeof makeFs>;
  readonly process: Process;
  readonly console: object;
  readonly loop: Loop;
}

/** Modules of Node that a program has in a page, by name. */
export function builtinModules({ fs, process, console, loop }: Surroundings): ReadonlyMap<string, unknown> {
  const { EventEmitter } = events;
  const readline = makeReadline();
  const { setTimeout, setImmediate } = loop.timers as Record<string, (...args: unknown[]) => unknown>;
  const sleep = (ms: number, value?: unknown) => new Promise((resolve) => setTimeout!(resolve, ms, value));
  const promisify = (call: (...args: unknown[]) => unknown) =>
    call === setTimeout
      ? sleep
      : (...args: unknown[]) =>
          new Promise((resolve, reject) =>
            call(...args, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result))),
          );
  return new Map<string, unknown>([
    ["fs", fs],
    ["fs/promises", fs.promises],
    ["readline", readline],
    ["readline/promises", readline.promises],
    ["path", path],
    ["path/posix", path],
    [
      "os",
      { EOL: "\n", platform: () => "linux", type: () => "Linux", tmpdir: () => "/tmp", cpus: () => [{}] },
    ],
    ["events", Object.assign(EventEmitter, { EventEmitter, once: Reflect.get(events, "once") })],
    ["buffer", { Buffer: buffer.Buffer, constants: {} }],
    [
      "util",
      {
        ...inspecting,
        promisify,
        TextDecoder,
        TextEncoder,
        inherits: (child: { prototype: object }, parent: { prototype: object }) =>
          Object.setPrototypeOf(child.prototype, parent.prototype),
      },
    ],
    ["process", process],
    ["console", console],
    ["timers", loop.timers],
    [
      "timers/promises",
      { setTimeout: sleep, setImmediate: () => new Promise((resolve) => setImmediate!(resolve)) },
    ],
    ["perf_hooks", { performance }],
    ["url", { URL, URLSearchParams, fileURLToPath: (url: unknown) => new URL(String(url)).pathname }],
  ]);
}

/** Modules of Node that a page has not. A program that wants one of them is not at fault. */
export const ONLY_IN_NODE = new Set(
  (
    "assert assert/strict async_hooks child_process cluster constants crypto dgram diagnostics_channel dns dns/promises domain " +
    "http http2 https inspector module net path/win32 punycode querystring repl sqlite stream stream/promises stream/web " +
    "string_decoder sys test tls trace_events tty util/types v8 vm wasi worker_threads zlib"
  ).split(" "),
);
