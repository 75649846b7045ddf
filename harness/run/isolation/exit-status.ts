import { constants } from "node:os";
import type { End } from "../outcome.ts";

/** Some signals have a second, older name further down the list (SIGIOT for SIGABRT). */
const SIGNAL_NAMES = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

/** The end that an exit code tells of: a shell reports the end of its child by signal n as 128 + n. */
export function endFromCode(code: number): End {
  const name = SIGNAL_NAMES.get(code - 128);
  return name ? { kind: "signalled", signal: name } : { kind: "exited", code };
}
