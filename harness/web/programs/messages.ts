import type { PrintedInput } from "../printed-run.ts";

// Everything that pages, frames and workers say to each other.

/** From a page to its frame, by the port that it handed over. A start carries a port for the worker. */
export type FrameOrder =
  | {
      readonly kind: "share";
      /** Compiled once, and given to each worker. */
      readonly wasm: Uint8Array<ArrayBuffer>;
      readonly library: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: "start"; readonly id: number; readonly parts: readonly string[] }
  | { readonly kind: "end"; readonly id: number }
  /** It answers that it is alive. */
  | { readonly kind: "ask" };

/** From a frame to its page: an error that nobody in a worker caught. */
export interface WorkerFault {
  readonly id: number;
  readonly message: string;
  /** Counted from 1, in the text of the worker; 0 if it is not known. */
  readonly line: number;
  readonly column: number;
}

/** Given to a worker with its port, when it starts. */
export interface Shared {
  readonly module: WebAssembly.Module;
  /** Memory of Python once it was loaded: it need not begin anew. */
  readonly snapshot?: Uint8Array<ArrayBuffer>;
  readonly library: Uint8Array<ArrayBuffer>;
}

/** Source of a program: its path in the hand-in, and its text. */
export interface ProgramFile {
  readonly path: string;
  readonly text: string;
}

/** From a page to a worker: one run. */
export interface RunOrder {
  readonly input: PrintedInput;
  readonly main: string;
  /** Files that lie in the folder of the run, besides those of the input. */
  readonly files: readonly ProgramFile[];
  /** Standard output and standard error may each have as many. */
  readonly outputBytes: number;
  /** The program is only compiled. The message is printed on standard error. */
  readonly compiles?: true;
}

/** From a worker to its page. */
export type WorkerWord =
  | { readonly kind: "ready" }
  | { readonly kind: "printed"; readonly stream: Stream; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "over-output" }
  /** The program wants what no page has. */
  | { readonly kind: "lacking"; readonly what: string; readonly isFresh: boolean }
  | {
      readonly kind: "ended";
      readonly code: number;
      readonly answerFile?: Uint8Array<ArrayBuffer>;
      /** The worker is as it was before the run, and can be used again. */
      readonly isFresh: boolean;
    };

export type Stream = "stdout" | "stderr";
