import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import type { RunRequest } from "./outcome.ts";
import { type Computed, type FollowedRun, SEES_PROCESSES } from "./process/processor-time.ts";

/** Time between two looks at a program that may wait for what is typed. */
const LOOK_MS = 10;

/** Looks one after the other that find a program asleep: it also sleeps for a moment while it waits for another one. */
const SLEEPING_LOOKS = 3;

/**
 * Such looks if what was typed before has not woken the program: it may wait for the Enter key, it may wait for nothing, or the
 * key is still on its way through the terminal, which the kernel moves when it has time.
 */
const UNANSWERED_LOOKS = 50;

/** A key that sends several characters, such as an arrow, or a single character. */
const KEY = /[^\P{Cc}\s](?:\[[\d;]*|O)[A-Za-z~]|[\s\S]/gu;

const LINE = /[^\n]*\n|[^\n]+$/g;

/** Character of the Enter key. A terminal turns it into the end of a line unless the program wants keys as they are. */
const ENTER = "\r";

/**
 * Types the standard input of a run key by key, or line by line. Each is typed once all processes of the run sleep for a while: a
 * program that changes its terminal before it reads a key, or that reads all there is for its first question, throws away
 * what was typed earlier. After the last one the input ends, unless it stays open. Where nothing tells that processes sleep, all is
 * typed at once.
 *
 * @returns what ends the typing
 */
export function typeInTurn(
  {
    inputFile,
    inputStaysOpen,
    typing,
    terminal,
  }: Pick<RunRequest, "inputFile" | "inputStaysOpen" | "typing" | "terminal">,
  { stdin, processes }: { stdin: Writable; processes: Pick<FollowedRun, "asleep"> },
): () => void {
  const isAtTerminal = terminal || typing === "keys";
  const text = readFileSync(inputFile, "utf8");
  const parts = text.match(typing === "keys" ? KEY : LINE) ?? [];
  const typed = isAtTerminal ? parts.map((part) => part.replace("\n", ENTER)) : [...parts];
  // A terminal wakes to carry what is typed to the program.
  const carriers = isAtTerminal ? 1 : 0;
  // A program need not read what it is given.
  stdin.on("error", () => {});
  if (!SEES_PROCESSES) {
    stdin.write(typed.join(""));
    if (!inputStaysOpen) stdin.end();
    return () => {};
  }
  let looks = 0;
  let before: Computed | undefined;
  let whenTyped: Computed = new Map();
  const typeNext = () => {
    const now = processes.asleep();
    looks = now && before && threadsWoken(before, now) === 0 ? looks + 1 : 0;
    before = now;
    if (!now || looks < (threadsWoken(whenTyped, now) > carriers ? SLEEPING_LOOKS : UNANSWERED_LOOKS)) return;
    looks = 0;
    whenTyped = now;
    const part = typed.shift();
    if (part !== undefined) stdin.write(part);
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
