import { constants } from "node:os";
import type { End } from "../outcome.ts";

/** Signals that end programs by themselves: of crashes, of limits, and of their own giving up. */
const FATAL = [
  "SIGABRT",
  "SIGALRM",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGKILL",
  "SIGPIPE",
  "SIGSEGV",
  "SIGSYS",
  "SIGTERM",
  "SIGTRAP",
  "SIGXCPU",
  "SIGXFSZ",
] as const;

const SIGNAL_NAMES = new Map<number, string>(FATAL.map((name) => [constants.signals[name], name]));

/**
 * Tells the end from an exit code: a shell reports the end of its child by signal n as 128 + n. Of other signals it is
 * more likely that the program returned that code, as a `void main` in C returns how many characters it printed last.
 */
export function endFromCode(code: number): End {
  const name = SIGNAL_NAMES.get(code - 128);
  return name ? { kind: "signalled", signal: name } : { kind: "exited", code };
}
