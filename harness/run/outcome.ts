import type { Limits } from "../case/case.ts";

/** A program to run, as plain data. */
export interface RunRequest {
  /** The program's absolute path and its arguments. */
  readonly command: readonly string[];
  /** The working directory; it is the caller's to make and to remove. */
  readonly directory: string;
  /** The whole environment; nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  /** The file that standard input reads. */
  readonly inputFile: string;
  readonly limits: Limits;
  /** Stops the run when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** What a process did. Never a judgement. */
export interface Outcome {
  readonly end: End;
  /** From the start to the end of the process, in milliseconds. */
  readonly wallMs: number;
  /** User and system time of the process and the children it waited for, in milliseconds; absent if it could not be measured. */
  readonly cpuMs?: number;
  readonly stdout: Capture;
  readonly stderr: Capture;
}

export type End =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "signalled"; readonly signal: string }
  | { readonly kind: "limit"; readonly limit: "cpu" | "wall" | "output" }
  | { readonly kind: "not-started"; readonly reason: string }
  | { readonly kind: "stopped" };

/** What was printed on one stream, up to a limit. */
export interface Capture {
  readonly bytes: Buffer;
  /** Whether there was more. */
  readonly cut: boolean;
}
