import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import type { RunRequest } from "./outcome.ts";
import type { Computed, FollowedRun } from "./processor-time.ts";

/** Time between two looks at a program that may wait for a key. */
const LOOK_MS = 10;

/** Looks one after the other that find a program asleep: it also sleeps for a moment while it waits for another one. */
const SLEEPING_LOOKS = 3;

/**
 * Such looks if the key before has not woken the program: it may wait for the Enter key, it may wait for none, or the
 * key is still on its way through the terminal, which the kernel moves when it has time.
 */
const UNANSWERED_LOOKS = 50;

/** A key that sends several characters, such as an arrow, or a single character. */
const KEY = /[^\P{Cc}\s](?:\[[\d;]*|O)[A-Za-z~]|[\s\S]/gu;

/** Character of the Enter key. A terminal turns it into the end of a line unless the program wants keys as they are. */
const ENTER = "\r";

/**
 * Types the standard input of a run key by key. Each is typed once all processes of the run sleep for a while: a program that
 * changes its terminal before it reads a key throws away what was typed earlier. After the last key the input
 * ends, unless it stays open.
 *
 * @returns what ends the typing
 */
export function typeKeys(
  { inputFile, inputStaysOpen }: Pick<RunRequest, "inputFile" | "inputStaysOpen">,
  { stdin, processes }: { stdin: Writable; processes: Pick<FollowedRun, "asleep"> },
): () => void {
  const keys = (readFileSync(inputFile, "utf8").match(KEY) ?? []).map((key) => (key === "\n" ? ENTER : key));
  // A program need not read what it is given.
  stdin.on("error", () => {});
  let looks = 0;
  let before: Computed | undefined;
  let whenTyped: Computed = new Map();
  const typeNext = () => {
    const now = processes.asleep();
    looks = now && before && threadsWoken(before, now) === 0 ? looks + 1 : 0;
    before = now;
    // One wakes to carry the key to the terminal, another one to read it there.
    if (!now || looks < (threadsWoken(whenTyped, now) > 1 ? SLEEPING_LOOKS : UNANSWERED_LOOKS)) return;
    looks = 0;
    whenTyped = now;
    const key = keys.shift();
    if (key !== undefined) stdin.write(key);
    else {
      clearInterval(timer);
      if (!inputStaysOpen) stdin.end();
    }
  };
  const timer = setInterval(typeNext, LOOK_MS);
  return () => clearInterval(timer);
}

/** Counts the threads that have computed between two looks, or ended or begun. */
function threadsWoken(before: Computed, now: Computed): number {
  const threads = [...new Set([...before.keys(), ...now.keys()])];
  return threads.filter((thread) => !before.has(thread) || before.get(thread) !== now.get(thread)).length;
}
