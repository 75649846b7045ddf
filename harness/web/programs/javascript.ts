import type { ProgramFile } from "./messages.ts";
import type { PageProgram, ProgramSources } from "./program.ts";
import { collectRun, refusedRun } from "./run.ts";
import type { Runtime, Runtimes } from "./runtimes.ts";
import { type Sandbox, WorkerError, whenReady } from "./sandbox.ts";

/** Parts of a worker that runs a program, or the message of a compiler that refused it. */
type Prepared = { readonly parts: readonly string[] } | { readonly message: string };

/** Opens a program of JavaScript, or of TypeScript. Each run has a worker of its own. */
export function openJavaScript({ files, main }: ProgramSources, runtimes: Runtimes): PageProgram {
  let prepared: Promise<Prepared> | undefined;
  const ready = async () => {
    const runtime = await runtimes.load("javascript");
    const sandbox = await runtime.sandbox();
    prepared ??= prepare(sourcesFrom(main, files), runtime, sandbox);
    return { sandbox, prepared: await prepared };
  };
  return {
    compile: async () => {
      const { prepared } = await ready();
      return "message" in prepared ? prepared.message : undefined;
    },
    run: async (input, limits, signal) => {
      const { sandbox, prepared } = await ready();
      signal?.throwIfAborted();
      if ("message" in prepared) return refusedRun(prepared.message);
      const worker = sandbox.start(prepared.parts);
      try {
        await whenReady(worker, signal);
        const { run } = await collectRun(worker, { input, main, files }, { ...limits, signal });
        return run;
      } finally {
        worker.end();
      }
    },
    close: () => {},
  };
}

/** Finds the sources that a program may load: those that are named in others, from the main one on. */
function sourcesFrom(main: string, files: readonly ProgramFile[]): ProgramFile[] {
  const others = new Set(files.filter(({ path }) => /\.[cm]?[jt]s$/i.test(path)));
  const found: ProgramFile[] = [];
  const take = (file: ProgramFile) => {
    others.delete(file);
    found.push(file);
  };
  for (const file of others) if (file.path === main) take(file);
  for (const { text } of found)
    for (const other of others) if (text.includes(/([^/]*?)\.\w+$/.exec(other.path)?.[1] ?? "")) take(other);
  return found;
}

async function prepare(
  sources: readonly ProgramFile[],
  { worker, plainScript }: Runtime,
  sandbox: Sandbox,
): Promise<Prepared> {
  const parts = [worker, "\n"];
  let linesAbove = linesIn(worker) + 1;
  for (const { path, text } of sources) {
    const plain = plainScript!(path, text);
    if ("message" in plain) return { message: messageFor({ path, text }, plain) };
    // Only a main module can wait at its top.
    const head = plain.isModule && path === sources[0]!.path ? "async function" : "function";
    const mistake = await mistakeIn(plain.isModule ? `${head} f(){${plain.text}\n}` : plain.text, sandbox);
    if (mistake) return { message: messageFor({ path, text }, mistake) };
    linesAbove += 1;
    const name = JSON.stringify(`/w/${path}`);
    const before = `;cavaloSource(${name},${linesAbove},${head}(exports,require,module,__filename,__dirname){\n`;
    parts.push(before, plain.text, "\n});\n");
    linesAbove += linesIn(plain.text) + 2;
  }
  return { parts };
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

interface Mistake {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Start of a source that is only to be read: nothing of it is run. */
const UNRUN = "throw 0;";

/** Lets the browser read a source alone, so that no bracket of it closes one of ours. */
async function mistakeIn(text: string, sandbox: Sandbox): Promise<Mistake | undefined> {
  const worker = sandbox.start([UNRUN, text]);
  try {
    await whenReady(worker);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    const { message, line, column } = error.fault;
    // Node runs a source within a function.
    if (!/SyntaxError/.test(message) || /Illegal return/.test(message)) return undefined;
    const words = message.replace(/^Uncaught SyntaxError: /, "");
    return { message: words, line, column: line === 1 ? column - UNRUN.length : column };
  } finally {
    worker.end();
  }
  return undefined;
}

/** Tells of a mistake as Node does. */
function messageFor({ path, text }: ProgramFile, { message, line, column }: Mistake): string {
  const place = `${path}:${line}`;
  const code = text.split(/\r?\n/)[line - 1] ?? "";
  const mark = `${" ".repeat(Math.max(0, column - 1))}^`;
  return `${place}\n${code}\n${mark}\n\nSyntaxError: ${message}\n    at /w/${place}:${column}\n`;
}
