import { availableParallelism } from "node:os";
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
 * The command line up to the measured program's own, which follows. GNU time reports on its standard error, which a
 * program could write to as well: whatever follows has to give the program another one.
 */
export function timeCommand(): string[] {
  return [programPath("time"), "-q", "-f", "%e %U %S %M"];
}

/** Parses the last line of what the command line said; undefined if it is missing, damaged, or cannot be true. */
export function parseTimeReport(words: string): TimeReport | undefined {
  const match = /(?:^|\n)(\d+\.\d\d) (\d+\.\d\d) (\d+\.\d\d) (\d+)\n$/.exec(words);
  if (!match) return undefined;
  const [wall, user, system, kilobytes] = match.slice(1).map(Number) as [number, number, number, number];
  const wallMs = Math.round(wall * 1000);
  const cpuMs = Math.round((user + system) * 1000);
  const possible = (wallMs + 3 * RESOLUTION_MS) * availableParallelism();
  return cpuMs > possible ? undefined : { wallMs, cpuMs, peakMemoryBytes: kilobytes * 1024 };
}

/** The command line's own words without the report. */
export function withoutTimeReport(words: string): string {
  return words.replace(/(?:^|\n)[\d.]+ [\d.]+ [\d.]+ \d+\n$/, "");
}
