import path from "node:path";
import { Worker } from "node:worker_threads";
import { StoppedError } from "../../base/errors.ts";
import { onAbort } from "../../base/on-abort.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { Comparison, ComparisonRequest } from "./compare.ts";

const ENTRY = path.join(PACKAGE_FOLDER, "dist", "harness", "class", "similar", "worker.js");

/**
 * Finds alike programs in a thread of its own.
 *
 * @throws StoppedError if the signal is aborted meanwhile
 */
export function compareInWorker(request: ComparisonRequest, signal: AbortSignal): Promise<Comparison> {
  if (signal.aborted) throw new StoppedError();
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData: request });
    const stop = () => void worker.terminate();
    const forget = onAbort(signal, stop);
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", () => {
      forget();
      // After a result this changes nothing.
      reject(new StoppedError());
    });
  });
}
