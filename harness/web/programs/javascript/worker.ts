import { Buffer } from "buffer/";
import { inspect } from "node-inspect-extracted";
import { posix as path } from "path-browserify";
import type { RunOrder, WorkerWord } from "../messages.ts";
import { openPrinter, waitForTheEnd } from "../printer.ts";
import { makeConsole } from "./console.ts";
import { Files } from "./files.ts";
import { makeFs } from "./fs.ts";
import { keepGlobalsOfNode } from "./globals.ts";
import { openLoop } from "./loop.ts";
import { builtinModules, ONLY_IN_NODE } from "./modules.ts";
import { headOf, type Placed, placeNames } from "./places.ts";
import { Process } from "./process.ts";
import { ReadStream, WriteStream } from "./streams.ts";

// Begins a worker that runs one program of JavaScript. The program's sources stand below, each in a call of `cavaloSource`.

type Body = (...args: unknown[]) => unknown;

interface Source extends Placed {
  readonly body: Body;
}

const sources: Source[] = [];
const script = location.href;
const text = new TextEncoder();

Object.assign(globalThis, {
  cavaloSource: (file: string, linesAbove: number, body: Body) =>
    sources.push({ path: file, linesAbove, text: "", body }),
});

addEventListener(
  "message",
  ({ ports }) => {
    const [port] = ports as [MessagePort];
    port.onmessage = ({ data }) => run(data, (word) => port.postMessage(word));
    port.postMessage({ kind: "ready" } satisfies WorkerWord);
  },
  { once: true },
);

function run({ input, main, files: texts, outputBytes }: RunOrder, say: (word: WorkerWord) => void): void {
  const mainPath = `/w/${main}`;
  const folder = path.dirname(mainPath);
  const files = new Files(folder);
  for (const each of texts) files.put(`/w/${each.path}`, text.encode(each.text));
  for (const [name, content] of Object.entries(input.files)) files.put(name, text.encode(content));
  const placed = sources.map((each) => ({
    ...each,
    text: texts.find((other) => `/w/${other.path}` === each.path)?.text ?? "",
  }));
  const withPlaces = placeNames(script, placed);
  const printer = openPrinter(say, outputBytes);
  const print = (fd: number, bytes: Uint8Array) => printer.print(fd === 2 ? "stderr" : "stdout", bytes);
  const printText = (fd: number, line: string) => print(fd, text.encode(withPlaces(line)));

  const end = (code: number): void => {
    printer.flush();
    const answer = input.answerFile === undefined ? undefined : files.get(input.answerFile);
    say({ kind: "ended", code, ...(answer && { answerFile: answer.slice() }), isFresh: false });
  };
  const fail = (error: unknown): void => {
    if (process.listenerCount("uncaughtException") > 0) {
      process.emit("uncaughtException", error);
      return;
    }
    const told = withPlaces(error instanceof Error ? inspect(error) : `Uncaught ${inspect(error)}`);
    printText(2, `${headOf(told, placed)}${told}\n`);
    process.exitCode = 1;
    process.exit();
  };
  const loop = openLoop(fail, () => process.leave());
  const stdin = new ReadStream(loop, { bytes: text.encode(input.stdin), fd: 0 });
  const standard = (fd: number) => new WriteStream(loop, { take: (bytes) => print(fd, bytes), fd });
  const process = new Process({
    ...{ arguments: input.arguments, main: mainPath, folder, stdin, end },
    ...{ stdout: standard(1), stderr: standard(2) },
  });
  const console = makeConsole(printText);
  const fs = makeFs(files, loop, { stdin, print });
  const builtin = builtinModules({ fs, process, console, loop });
  const loaded = new Map<string, { exports: unknown }>();

  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: { exports: unknown; result?: unknown } = { exports: {} };
    loaded.set(file, module);
    const source = sources.find((each) => each.path === file);
    if (!source) module.exports = JSON.parse(Buffer.from(files.read(file)).toString());
    else {
      const require = requireFrom(file);
      const args = [module.exports, require, module, file, path.dirname(file)];
      const result = source.body.call(module.exports, ...args);
      if (file === mainPath) return result;
    }
    return module.exports;
  };
  const requireFrom = (from: string) => {
    const require = (name: string) => {
      const short = name.replace(/^node:/, "");
      if (builtin.has(short)) return builtin.get(short);
      if (ONLY_IN_NODE.has(short)) {
        printer.flush();
        say({ kind: "lacking", what: short, isFresh: false });
        waitForTheEnd();
      }
      const base = /^\.{0,2}\//.test(name) ? path.resolve(path.dirname(from), name) : undefined;
      const found =
        base &&
        ["", ".js", ".cjs", ".mjs", ".ts", ".json", "/index.js"]
          .map((ending) => base + ending)
          .find((each) => sources.some((other) => other.path === each) || files.get(each));
      if (found) return load(found);
      const error = new Error(`Cannot find module '${name}'\nRequire stack:\n- ${from}`);
      throw Object.assign(error, { code: "MODULE_NOT_FOUND", requireStack: [from] });
    };
    return Object.assign(require, { main: loaded.get(mainPath), cache: {} });
  };

  addEventListener("error", (event) => {
    event.preventDefault();
    fail(event.error);
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  keepGlobalsOfNode();
  Object.assign(globalThis, { ...loop.timers, global: globalThis, process, Buffer, console });
  try {
    const result = load(mainPath);
    if (result instanceof Promise) {
      const release = loop.hold();
      result.then(release, fail);
    }
  } catch (error) {
    fail(error);
  }
}
