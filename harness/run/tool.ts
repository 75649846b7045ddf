import path from "node:path";
import { execa } from "execa";
import { machineFaultOf } from "../base/machine-fault.ts";
import { needDescriptors } from "../base/need-descriptors.ts";
import { onAbort } from "../base/on-abort.ts";
import { IS_WINDOWS } from "../base/windows.ts";
import { killGroup } from "./process/process-group.ts";

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
  needDescriptors();
  const tool = execa(program, args, {
    all: true,
    reject: false,
    stdin: "ignore",
    detached: !IS_WINDOWS,
    // Scripts of version managers obey files where they are called, and there the files may be a student's.
    cwd: "/",
  });
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
  const { all = "", failed, isTerminated, signal: endedBy, cause } = await tool;
  clearTimeout(patience);
  forget();
  if (signal?.aborted) return undefined;
  if (machineFaultOf(cause)) throw cause;
  const call = [path.basename(program), ...args].join(" ");
  if (isTerminated && isLate) throw new Error(`${call} did not end within ${patienceMs! / 1000} s`);
  if (isTerminated) throw new Error(`${call} was ended by ${endedBy}`);
  return { succeeded: !failed, text: all };
}
