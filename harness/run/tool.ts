import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { machineFaultOf } from "../base/machine-fault.ts";
import { onAbort } from "../base/on-abort.ts";
import { killGroup } from "./process-group.ts";
import { type Printed, readProcess } from "./read-process.ts";

/** The end of a tool that was not stopped. */
export interface ToolReply {
  readonly succeeded: boolean;
  /** Both of its streams, as they came. */
  readonly text: string;
}

/**
 * Runs a program of the machine's, which need not be contained. It has a group of its own, which Ctrl-C does not reach
 * before us, and which is ended as a whole. It runs in the root folder.
 *
 * @param patienceMs time after which it is ended; for ever if left out
 * @returns undefined if the signal was aborted first
 * @throws Error if it is ended, by us or by others, or if the machine lacks something to start it
 */
export async function runTool(
  program: string,
  args: readonly string[],
  { signal, patienceMs }: { signal: AbortSignal | undefined; patienceMs?: number },
): Promise<ToolReply | undefined> {
  if (signal?.aborted) return undefined;
  let tool: ChildProcess;
  try {
    tool = start(program, args);
  } catch (error) {
    return replyOf(notStarted(error));
  }
  const { pid } = tool;
  const end = () => pid !== undefined && killGroup(pid);
  let isLate = false;
  const patience =
    patienceMs &&
    setTimeout(() => {
      isLate = true;
      end();
    }, patienceMs);
  const forget = onAbort(signal, end);
  const ended = await readProcess(tool)
    .catch(notStarted)
    .finally(() => {
      clearTimeout(patience);
      forget();
    });
  if (signal?.aborted) return undefined;
  const call = [path.basename(program), ...args].join(" ");
  if (ended.signal && isLate) throw new Error(`${call} did not end within ${patienceMs! / 1000} s`);
  if (ended.signal) throw new Error(`${call} was ended by ${ended.signal}`);
  return replyOf(ended);
}

function start(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    // Scripts of version managers obey files where they are called, and there the files may be a student's.
    cwd: "/",
  });
}

function replyOf({ code, text }: Printed): ToolReply {
  return { succeeded: code === 0, text };
}

/** A program that is not there, or is none, fails as one that refuses. */
function notStarted(error: unknown): Printed {
  if (machineFaultOf(error)) throw error;
  return { code: null, signal: null, text: "" };
}
