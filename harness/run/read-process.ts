import type { ChildProcess } from "node:child_process";

/** The end of a process of ours, with what it printed on the streams that are pipes. */
export interface Printed {
  readonly code: number | null;
  readonly signal: string | null;
  readonly text: string;
}

/**
 * Reads what a process prints until it ends.
 *
 * @throws Error if it could not be started
 */
export function readProcess(child: ChildProcess): Promise<Printed> {
  const said: Buffer[] = [];
  // One that could not be started has no pipes.
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes: Buffer) => said.push(bytes));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, text: Buffer.concat(said).toString() }));
  });
}
