import { constants } from "node:os";
import type { End } from "../outcome.ts";

/** What ends programs that nobody sends a signal to: crashes, limits, and their own giving up. */
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
 * The end that an exit code tells of: a shell reports the end of its child by signal n as 128 + n. Of other signals it is
 * more likely that the program returned that code, as a `void main` in C returns how many characters it printed last.
 */
export function endFromCode(code: number): End {
  const name = SIGNAL_NAMES.get(code - 128);
  return name ? { kind: "signalled", signal: name } : { kind: "exited", code };
}
