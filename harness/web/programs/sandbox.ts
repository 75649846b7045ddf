import type { FrameOrder, WorkerFault, WorkerWord } from "./messages.ts";

/** A worker that runs programs. */
export interface SandboxWorker {
  readonly port: MessagePort;
  /** Called with every word of the worker, or with an error that it did not catch. */
  listener: (word: WorkerWord | { readonly kind: "fault"; readonly fault: WorkerFault }) => void;
  /** Ends it, whatever it does. */
  end(): void;
}

/**
 * A frame whose workers reach neither the page nor a network: it has no origin, and a policy of its own. Where a browser gives it a
 * process of its own, a program that takes all memory takes none of the page's.
 */
export interface Sandbox {
  /** Starts a worker, whose text has several parts. */
  start(parts: readonly string[]): SandboxWorker;
  /** Tests if the frame answers. A program may have taken all memory of its process. */
  isAlive(): Promise<boolean>;
  close(): void;
}

/** Time in which a frame must answer. It does nothing but start workers. */
const ANSWER_MS = 5000;

export interface SharedParts {
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly library: Uint8Array<ArrayBuffer>;
}

/** Waits until a worker can take an order; fails with what it did not catch. */
export function whenReady(worker: SandboxWorker, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.listener = (word) => {
      if (word.kind === "ready") resolve();
      else if (word.kind === "fault") reject(new WorkerError(word.fault));
    };
  });
}

/** An error that a worker did not catch before it could take an order. */
export class WorkerError extends Error {
  constructor(readonly fault: WorkerFault) {
    super(fault.message);
  }
}

/** Opens a frame in this page. */
export async function openSandbox(frame: string, shared?: SharedParts): Promise<Sandbox> {
  const element = document.createElement("iframe");
  element.setAttribute("sandbox", "allow-scripts");
  element.setAttribute("aria-hidden", "true");
  element.title = "";
  element.hidden = true;
  element.srcdoc = frame;
  const { port1: port, port2: toFrame } = new MessageChannel();
  await new Promise<void>((resolve) => {
    element.onload = () => resolve();
    document.body.append(element);
  });
  // An origin that is none has no name.
  element.contentWindow!.postMessage(undefined, "*", [toFrame]);
  const say = (order: FrameOrder, ports: MessagePort[] = []) => port.postMessage(order, ports);
  if (shared) say({ kind: "share", ...shared });
  const workers = new Map<number, SandboxWorker>();
  const answers: (() => void)[] = [];
  port.onmessage = ({ data }: MessageEvent<WorkerFault | "alive">) => {
    if (data === "alive") for (const answer of answers.splice(0)) answer();
    else workers.get(data.id)?.listener({ kind: "fault", fault: data });
  };
  let started = 0;
  return {
    start: (parts) => {
      started += 1;
      const id = started;
      const channel = new MessageChannel();
      const worker: SandboxWorker = {
        port: channel.port1,
        listener: () => {},
        end: () => {
          say({ kind: "end", id });
          channel.port1.close();
          workers.delete(id);
        },
      };
      channel.port1.onmessage = ({ data }: MessageEvent<WorkerWord>) => worker.listener(data);
      workers.set(id, worker);
      say({ kind: "start", id, parts }, [channel.port2]);
      return worker;
    },
    isAlive: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), ANSWER_MS);
        answers.push(() => {
          clearTimeout(timer);
          resolve(true);
        });
        say({ kind: "ask" });
      }),
    close: () => {
      port.close();
      element.remove();
    },
  };
}
