import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { RunRequest } from "../outcome.ts";
import { programPath } from "./programs.ts";

/** The measure of GNU time. */
export interface TimeReport {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMemoryBytes: number;
}

/** Its clock counts in hundredths of a second, and each number is cut. */
const RESOLUTION_MS = 10;

/**
 * The command line up to the measured program's own, which follows. It adds to its report, because a file that is cut to
 * nothing and written anew is written to the disk at once, and removing it then waits for the disk.
 *
 * GNU time leaves the report's descriptor, the lowest that is free, open to what it starts. A program could write a report
 * of its own there, so whatever follows has to close it.
 */
export function timeCommand(request: RunRequest): string[] {
  return [programPath("time"), "-q", "-f", "%e %U %S %M", "-a", "-o", reportFile(request)];
}

/** Makes the file that the report is added to, empty, even if a run before this one has left it; its path. */
export function makeTimeReport(request: RunRequest): string {
  const file = reportFile(request);
  writeFileSync(file, "");
  return file;
}

/** Reads what was measured; undefined if the report is missing, damaged, or cannot be true. */
export function readTimeReport(request: RunRequest): TimeReport | undefined {
  try {
    return parseTimeReport(readFileSync(reportFile(request), "latin1"));
  } catch {
    return undefined;
  }
}

/** Parses one line of numbers, which may follow what bubblewrap wrote to the descriptor that was left open to it. */
export function parseTimeReport(text: string): TimeReport | undefined {
  const match = /^(?:\{[^{}]*\}\n)?(\d+\.\d\d) (\d+\.\d\d) (\d+\.\d\d) (\d+)\n$/.exec(text);
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
