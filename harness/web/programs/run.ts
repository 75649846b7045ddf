import type { PrintedEnd, PrintedRun } from "../printed-run.ts";
import type { RunOrder, Stream } from "./messages.ts";
import { joined } from "./printer.ts";
import type { SandboxWorker } from "./sandbox.ts";

export interface Limits {
  readonly wallMs: number;
  /** Standard output and standard error may each have as many. */
  readonly outputBytes: number;
}

export interface CollectedRun {
  readonly run: PrintedRun;
  /** The worker can run another program. All others are to be ended. */
  readonly isFresh: boolean;
}

/** Gives a run to a worker that waits for one, and collects all that the program prints. */
export function collectRun(
  worker: SandboxWorker,
  order: Omit<RunOrder, "outputBytes">,
  { wallMs, outputBytes, signal }: Limits & { readonly signal: AbortSignal | undefined },
): Promise<CollectedRun> {
  const printed: Record<Stream, Uint8Array[]> = { stdout: [], stderr: [] };
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<CollectedRun>();
  const finish = (end: PrintedEnd, rest: { answerFile?: Uint8Array; isFresh?: boolean } = {}) => {
    const { answerFile, isFresh = false } = rest;
    const stdout = joined(printed.stdout);
    const stderr = joined(printed.stderr);
    const run = { stdout, stderr, ...(answerFile && { answerFile }), end, wallMs: performance.now() - start };
    resolve({ run, isFresh });
  };
  const timer = setTimeout(() => finish({ kind: "limit", limit: "wall" }), wallMs);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  worker.listener = (word) => {
    if (word.kind === "printed") printed[word.stream].push(word.bytes);
    else if (word.kind === "over-output") finish({ kind: "limit", limit: "output" });
    else if (word.kind === "lacking") finish({ kind: "not-started", reason: word.what }, word);
    else if (word.kind === "ended") finish({ kind: "exited", code: word.code }, word);
    else if (word.kind === "fault") {
      printed.stderr.push(new TextEncoder().encode(`${word.fault.message}\n`));
      finish({ kind: "exited", code: 134 });
    }
  };
  worker.port.postMessage({ ...order, outputBytes } satisfies RunOrder);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    worker.listener = () => {};
  });
}

/** The run of a program that a compiler refused: the message is all that there is. */
export function refusedRun(message: string): PrintedRun {
  const stderr = new TextEncoder().encode(message);
  return { stdout: new Uint8Array(), stderr, end: { kind: "exited", code: 1 }, wallMs: 0 };
}
