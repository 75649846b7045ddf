import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";

/** Descriptors that the start of a tool takes for its pipes; a clock takes fewer. */
const NEEDED = 8;

/**
 * Refuses to start a tool, or a clock, if there is nothing left for it: the failure would end this process, and not that alone.
 *
 * @throws Error of the system: EMFILE or ENFILE
 */
export function needDescriptors(): void {
  const opened: number[] = [];
  try {
    while (opened.length < NEEDED) opened.push(openSync(devNull, "r"));
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}
