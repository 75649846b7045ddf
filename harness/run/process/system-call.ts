import { readFileSync } from "node:fs";

/** Numbers of system calls of Linux, by the name that Node has for the processor. */
const CALLS: Partial<Record<string, { read: number; poll: readonly number[]; sleep: readonly number[] }>> = {
  // read; epoll_wait, epoll_pwait; nanosleep, clock_nanosleep.
  x64: { read: 0, poll: [232, 281], sleep: [35, 230] },
  arm64: { read: 63, poll: [22], sleep: [101, 115] },
};

const FOR_EVER = "0xffffffff";

/**
 * Finds out what a thread waits for: standard input, or an event without a time limit, which is as much for run times that
 * read by events; or for a time to come. Undefined for anything else, and where nothing tells.
 *
 * @param thread as `pid/task/thread`
 */
export function waitsFor(thread: string): "input" | "time" | undefined {
  const calls = CALLS[process.arch];
  const [call, first, , , fourth] = callOf(thread);
  if (!calls || call === undefined || !/^\d+$/.test(call)) return undefined;
  const number = Number(call);
  if (calls.sleep.includes(number)) return "time";
  const isRead = number === calls.read && first === "0x0";
  return isRead || (calls.poll.includes(number) && fourth === FOR_EVER) ? "input" : undefined;
}

/** Reads the number of a call and its arguments. */
function callOf(thread: string): string[] {
  try {
    return readFileSync(`/proc/${thread}/syscall`, "latin1").trim().split(" ");
  } catch {
    return [];
  }
}
