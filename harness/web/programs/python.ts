import type { PrintedInput } from "../printed-run.ts";
import type { PageProgram, ProgramSources } from "./program.ts";
import { collectRun, type Limits } from "./run.ts";
import type { Runtime, Runtimes } from "./runtimes.ts";
import { type Sandbox, type SandboxWorker, whenReady } from "./sandbox.ts";

/** Time after which a run may well have to be ended, so that another worker is made ready meanwhile. */
const SPARE_AFTER_MS = 1000;

/** Folder of a run, as messages name it. */
const FOLDER = "/w/";

const COMPILING: Limits = { wallMs: 60_000, outputBytes: 1024 * 1024 };
const NOTHING: PrintedInput = { case: "", arguments: [], stdin: "", files: {} };

interface Ready {
  readonly worker: SandboxWorker;
  readonly sandbox: Sandbox;
}

/** Workers in which Python is loaded. Loading takes a second or more, so they are used again, and one is made ready in time. */
class PythonWorkers {
  readonly #runtime: Runtime;
  #ready: Promise<Ready> | undefined;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /** Makes a worker ready, if none is. */
  prepare(): Promise<Ready> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async #start(): Promise<Ready> {
    const sandbox = await this.#runtime.sandbox();
    const worker = sandbox.start([this.#runtime.worker]);
    try {
      await whenReady(worker);
    } catch (error) {
      worker.end();
      this.#ready = undefined;
      throw error;
    }
    return { worker, sandbox };
  }

  async take(): Promise<Ready> {
    // A worker may have ended with its frame.
    const sandbox = await this.#runtime.sandbox();
    const taken = this.prepare();
    this.#ready = undefined;
    const ready = await taken;
    return ready.sandbox === sandbox ? ready : this.#start();
  }

  /** Takes back a worker that can be used again. */
  give(ready: Ready): void {
    if (this.#ready) ready.worker.end();
    else this.#ready = Promise.resolve(ready);
  }
}

const workersOf = new WeakMap<Runtime, PythonWorkers>();

/** Opens a program of Python. */
export function openPython({ files, main }: ProgramSources, runtimes: Runtimes): PageProgram {
  const perform = async (
    input: PrintedInput,
    { compiles, ...limits }: Limits & { compiles?: true },
    signal?: AbortSignal,
  ) => {
    const runtime = await runtimes.load("python");
    const workers = workersOf.get(runtime) ?? new PythonWorkers(runtime);
    workersOf.set(runtime, workers);
    const ready = await workers.take();
    const { worker } = ready;
    const spare = setTimeout(() => workers.prepare().catch(() => {}), SPARE_AFTER_MS);
    let isFresh = false;
    try {
      signal?.throwIfAborted();
      const order = { input, main, files, ...(compiles && { compiles }) };
      const collected = await collectRun(worker, order, { ...limits, signal });
      isFresh = collected.isFresh;
      return collected.run;
    } finally {
      clearTimeout(spare);
      if (isFresh) workers.give(ready);
      else worker.end();
    }
  };
  return {
    compile: async (signal) => {
      const { stderr } = await perform(NOTHING, { ...COMPILING, compiles: true }, signal);
      const message = new TextDecoder().decode(stderr).replaceAll(FOLDER, "");
      return message === "" ? undefined : message;
    },
    run: (input, limits, signal) => perform(input, limits, signal),
    close: () => {},
  };
}
