import { setMaxListeners } from "node:events";

/**
 * Calls `stop` when the signal is aborted. All processes of a grading wait for one signal, so that Node's warning about many
 * listeners would be no sign of a leak.
 *
 * @returns a function that takes this back
 */
export function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (!signal) return () => {};
  setMaxListeners(0, signal);
  signal.addEventListener("abort", stop, { once: true });
  return () => signal.removeEventListener("abort", stop);
}
