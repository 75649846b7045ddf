import type { Verdict } from "../finding/verdict.ts";
import type { Manifest } from "./manifest.ts";

/** The verdict that a manifest states for a case, or undefined; the last line that matches counts. */
export function expectedVerdict({ expect }: Manifest, caseName: string): Verdict | undefined {
  const stated = Object.entries(expect ?? {}).filter(([pattern]) => matches(pattern, caseName));
  return stated.at(-1)?.[1];
}

/**
 * Tests if a name fits a pattern in which `*` stands for any characters. Each part is looked for where it first stands
 * behind the one before: if the rest fits at all, it fits there, so nothing is tried twice.
 */
export function matches(pattern: string, name: string): boolean {
  const [prefix = "", ...parts] = pattern.split("*");
  const suffix = parts.pop();
  if (suffix === undefined) return name === pattern;
  if (!name.startsWith(prefix)) return false;
  let end = prefix.length;
  for (const part of parts) {
    const at = name.indexOf(part, end);
    if (at < 0) return false;
    end = at + part.length;
  }
  return name.length >= end + suffix.length && name.endsWith(suffix);
}
