import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { printable } from "../base/text.ts";
import { IS_WINDOWS } from "../base/windows.ts";

/** A command line of our own that runs in another process. */
export interface OwnCommand {
  /** Its exit code, and the last words on standard error; no code if it could not be started or was killed. */
  readonly ended: Promise<{ readonly code: number | undefined; readonly words: string }>;
  /** Stops it as Ctrl-C does: what it has finished is kept. */
  stop(): void;
  /** Lets this process end before it does. */
  leave(): void;
}

/** Longest end of the words that is kept. */
const MOST_WORDS = 2000;

/** Starts a command line of our own. No program of a student is meant: those are run in a lab. */
export function startOwn([program = "", ...args]: readonly string[], folder: string): OwnCommand {
  // Ctrl-C in the terminal is for this process, which says what it means for the other one.
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    detached: !IS_WINDOWS,
    cwd: folder,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said = (said + text).slice(-MOST_WORDS);
  });
  const ended = new Promise<Awaited<OwnCommand["ended"]>>((resolve) => {
    child.once("error", (error) => resolve({ code: undefined, words: error.message }));
    child.once("close", (code) => resolve({ code: code ?? undefined, words: cleaned(said) }));
  });
  return {
    ended,
    stop: () => child.kill("SIGINT"),
    leave() {
      child.unref();
      // A pipe of another process is a socket, which keeps this one, too.
      (child.stderr as Socket).unref();
    },
  };
}

function cleaned(said: string): string {
  return stripVTControlCharacters(said).split("\n").map(printable).join("\n").trim();
}
