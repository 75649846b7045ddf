import type { loadPyodide as LoadPyodide, Lockfile, PyodideAPI } from "pyodide";
import type { RunOrder, Shared, WorkerWord } from "../messages.ts";
import { openPrinter, waitForTheEnd } from "../printer.ts";
import runner from "./run.py";

// Begins a worker that runs programs of Python, one after the other. Above it stand the scripts of Pyodide.

declare const loadPyodide: typeof LoadPyodide;
declare const createPyodideModule: NonNullable<
  NonNullable<Parameters<typeof LoadPyodide>[0]>["createPyodideModule"]
>;

/** Facts that Pyodide states of itself where it lists its packages. */
declare const pyodideInfo: Lockfile["info"];

/** Everything that Python may store. More is refused, and Python says so. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** A memory never shrinks: a worker with more than this is not used again. */
const KEPT_BYTES = 192 * 1024 * 1024;

const text = new TextEncoder();

/** A part of Pyodide that its types leave out. */
interface Inner {
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  readonly _module: { readonly HEAPU8: Uint8Array };
  readonly _api: { fatal_error(error: unknown): void };
}

addEventListener(
  "message",
  ({ data, ports }) =>
    begin(data, ports[0]!).catch((error) =>
      // Only what a timer throws comes to the frame.
      setTimeout(() => {
        throw error;
      }),
    ),
  { once: true },
);

async function begin(shared: Shared, port: MessagePort): Promise<void> {
  const say = (word: WorkerWord) => port.postMessage(word);
  const python = await load(shared);
  const names = python.toPy({});
  python.runPython(runner, { globals: names, filename: "run.py" });
  const run = names.get("run");
  const compiled = names.get("compiled");
  port.onmessage = ({ data }: MessageEvent<RunOrder>) => perform(data, { python, run, compiled, say });
  say({ kind: "ready" });
}

/** Loads Python out of what the page gave: nothing is fetched. */
async function load({ module, library, snapshot }: Shared): Promise<PyodideAPI> {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65536 > MOST_BYTES) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
  globalThis.fetch = async () => new Response(library);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const nowhere = "https://python.invalid/";
  const python = await loadPyodide({
    indexURL: nowhere,
    packageBaseUrl: nowhere,
    lockFileContents: JSON.stringify({ info: pyodideInfo, packages: {} }),
    createPyodideModule,
    // Python is given nothing of the browser.
    jsglobals: { Object, Array, Promise },
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  if (!snapshot) {
    const memory = inner(python).makeMemorySnapshot();
    postMessage(memory, { transfer: [memory.buffer] });
  }
  // There is no terminal.
  for (const name of ["/dev/tty", "/dev/tty1"]) python.FS.unlink(name);
  return python;
}

interface Means {
  readonly python: PyodideAPI;
  readonly run: (...args: unknown[]) => number | string;
  readonly compiled: (path: string) => string | undefined;
  readonly say: (word: WorkerWord) => void;
}

function perform(order: RunOrder, { python, run, compiled, say }: Means): void {
  const { input } = order;
  const printer = openPrinter(say, order.outputBytes);
  const main = `/w/${order.main}`;
  const folder = main.slice(0, main.lastIndexOf("/"));
  const end = (code: number, isFresh: boolean) => {
    printer.flush();
    const answerFile =
      input.answerFile === undefined ? undefined : contentOf(python, `${folder}/${input.answerFile}`);
    say({ kind: "ended", code, ...(answerFile && { answerFile }), isFresh });
  };
  const endNow = (code: number): never => {
    end(code & 0xff, false);
    waitForTheEnd();
  };
  // Everything that is written when the interpreter is at its end, is its own.
  let isOver = false;
  let dump = "";
  const { fatal_error: fatal } = inner(python)._api;
  inner(python)._api.fatal_error = (error) => {
    isOver = true;
    fatal(error);
  };
  try {
    for (const each of ["/w", "/tmp", "/home/pyodide"]) empty(python, each);
    for (const { path, text } of order.files) put(python, `/w/${path}`, asUtf8(path, text));
    for (const [name, content] of Object.entries(input.files)) put(python, `${folder}/${name}`, content);
    const stdin = text.encode(input.stdin);
    let at = 0;
    const read = (buffer: Uint8Array) => {
      const part = stdin.subarray(at, at + buffer.length);
      buffer.set(part);
      at += part.length;
      return part.length;
    };
    const writing = (stream: "stdout" | "stderr") => (bytes: Uint8Array) => {
      if (isOver) dump += new TextDecoder().decode(bytes);
      else printer.print(stream, bytes);
      return bytes.length;
    };
    python.setStdin({ read, isatty: false });
    python.setStdout({ write: writing("stdout"), isatty: false });
    python.setStderr({ write: writing("stderr"), isatty: false });
    if (order.compiles) {
      const message = compiled(main);
      printer.print("stderr", text.encode(message ?? ""));
      end(message ? 1 : 0, true);
      return;
    }
    const folders = python.toPy(foldersOf(folder, order));
    const result = run(main, python.toPy(input.arguments), folders, endNow);
    const isFresh = inner(python)._module.HEAPU8.length <= KEPT_BYTES;
    if (typeof result === "number") end(result, isFresh);
    else {
      printer.flush();
      say({ kind: "lacking", what: result, isFresh });
    }
  } catch (error) {
    // The interpreter itself has ended.
    const told = error instanceof RangeError ? recursionIn(dump) : `Fatal Python error: ${error}\n`;
    printer.print("stderr", text.encode(told));
    end(1, false);
  }
}

/**
 * Tells of calls that were too deep for the browser, as Python tells of those that are too deep for itself.
 *
 * @param dump the last calls as Python writes them when it is ended, the last one first
 */
function recursionIn(dump: string): string {
  const frames = Array.from(dump.matchAll(/^ {2}File "(\/w\/[^"\n]*)", line (\d+) in ([^\n]*)$/gm));
  const told = frames.reverse().map(([, file, line, name]) => `  File "${file}", line ${line}, in ${name}\n`);
  const head = told.length > 0 ? "Traceback (most recent call last):\n" : "";
  return `${head}${told.join("")}RecursionError: maximum recursion depth exceeded\n`;
}

function inner(python: PyodideAPI): Inner {
  return python as unknown as Inner;
}

/** The folders of modules: that of the main file comes first. */
function foldersOf(folder: string, { files }: RunOrder): string[] {
  const sources = files.filter(({ path }) => path.endsWith(".py"));
  return Array.from(
    new Set([
      folder,
      ...sources.map(({ path }) => `/w/${path}`).map((path) => path.slice(0, path.lastIndexOf("/"))),
    ]),
  );
}

/** A source is a text here, whatever encoding it names in its first lines. */
function asUtf8(path: string, source: string): string {
  if (!path.endsWith(".py")) return source;
  return source.replace(/^(?:[^\n]*\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*/, (head) => `${head}utf-8 `);
}

function put({ FS }: PyodideAPI, path: string, content: string): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, text.encode(content));
}

function contentOf({ FS }: PyodideAPI, path: string): Uint8Array<ArrayBuffer> | undefined {
  const { exists, object } = FS.analyzePath(path);
  return exists && FS.isFile(object.mode) ? FS.readFile(path).slice() : undefined;
}

/** Removes everything in a folder, which is made if there is none. */
function empty({ FS }: PyodideAPI, folder: string): void {
  FS.mkdirTree(folder);
  for (const name of FS.readdir(folder)) {
    if (name === "." || name === "..") continue;
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.lstat(path).mode)) {
      empty({ FS } as PyodideAPI, path);
      FS.rmdir(path);
    } else FS.unlink(path);
  }
}
