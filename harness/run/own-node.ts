import { spawn } from "node:child_process";
import { onAbort } from "../base/on-abort.ts";
import { readProcess } from "./read-process.ts";

/**
 * Runs Node on code of our own, which needs no containing. It gets an empty environment and no input.
 *
 * @param read the stream that is read
 * @returns what it prints there
 * @throws Error if it does not end well, or if the signal is aborted
 */
export async function runNode(
  args: readonly string[],
  { read, signal }: { read: "stdout" | "stderr"; signal: AbortSignal | undefined },
): Promise<string> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ["ignore", read === "stdout" ? "pipe" : "ignore", read === "stderr" ? "pipe" : "ignore"],
  });
  const forget = onAbort(signal, () => child.kill());
  try {
    const { code, text } = await readProcess(child);
    if (code !== 0) throw new Error("Node did not end well");
    return text;
  } finally {
    forget();
  }
}
