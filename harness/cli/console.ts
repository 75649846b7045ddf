import { ExpectedError } from "../base/errors.ts";
import { printable } from "../base/text.ts";
import { EXIT_CODES } from "./exit-codes.ts";

/** A terminal, a pipe, or the memory of a test. */
export type Out = NodeJS.WritableStream & Partial<Pick<NodeJS.WriteStream, "isTTY" | "columns">>;

/** The surroundings of a command. */
export interface Io {
  readonly out: Out;
  readonly err: Out;
  /** Makes Ctrl-C stop the command instead of killing it, from the first call on. */
  readonly stopSignal: () => AbortSignal;
}

/** The surroundings of this process. */
export function processIo(): Io {
  let signal: AbortSignal | undefined;
  return {
    out: process.stdout,
    err: process.stderr,
    stopSignal() {
      signal ??= stopSignal();
      return signal;
    },
  };
}

/** Shows what was thrown: a mistake of the user as its sentences, one of ours with its stack. */
export function showError(error: unknown): void {
  if (error instanceof ExpectedError) showLines(error, process.stderr);
  else console.error("This is an error in Cavalo, not in your files:", error);
}

/** Shows one sentence a line; the names and keys in it may be a student's. */
export function showLines({ lines }: ExpectedError, err: Out): void {
  for (const line of lines) err.write(`${printable(line)}\n`);
}

/**
 * A signal that is aborted by Ctrl-C, a closed terminal or `kill`: running programs are killed, what was finished is
 * reported. The second time the harness ends at once; its exit handlers still kill what runs.
 */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(EXIT_CODES.stopped);
      controller.abort();
    });
  }
  return controller.signal;
}
