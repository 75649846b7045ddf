import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { RunRequest } from "../outcome.ts";
import { programPath } from "./programs.ts";

/** What GNU time measured: milliseconds and bytes. */
export interface TimeReport {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMemoryBytes: number;
}

/** Its clock counts in hundredths of a second, and each number is cut. */
const RESOLUTION_MS = 10;

/**
 * The command line up to the measured program's own, which follows. GNU time leaves its report's descriptor open to what
 * it starts, and a program could write a report of its own there; so a shell closes all that a shell can name.
 *
 * @param firstLeaked the lowest descriptor above those that the program is meant to have
 */
export function timeCommand(request: RunRequest, firstLeaked: 4 | 5): string[] {
  const closing = [4, 5, 6, 7, 8, 9].filter((each) => each >= firstLeaked).map((each) => `${each}>&-`);
  return [
    programPath("time"),
    "-q",
    "-f",
    "%e %U %S %M",
    "-o",
    reportFile(request),
    "/bin/sh",
    "-c",
    `exec ${closing.join(" ")}; exec "$@"`,
    "sh",
  ];
}

/** What was measured, or undefined if the report is missing, damaged, or cannot be true. */
export function readTimeReport(request: RunRequest): TimeReport | undefined {
  try {
    return parseTimeReport(readFileSync(reportFile(request), "latin1"));
  } catch {
    return undefined;
  }
}

export function parseTimeReport(text: string): TimeReport | undefined {
  const match = /^(\d+\.\d\d) (\d+\.\d\d) (\d+\.\d\d) (\d+)\n$/.exec(text);
  if (!match) return undefined;
  const [wall, user, system, kilobytes] = match.slice(1).map(Number) as [number, number, number, number];
  const wallMs = Math.round(wall * 1000);
  const cpuMs = Math.round((user + system) * 1000);
  const possible = (wallMs + 3 * RESOLUTION_MS) * availableParallelism();
  return cpuMs > possible ? undefined : { wallMs, cpuMs, peakMemoryBytes: kilobytes * 1024 };
}

function reportFile(request: RunRequest): string {
  return path.join(request.folder, "measure");
}
