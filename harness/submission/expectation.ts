import type { Verdict } from "../verdict.ts";
import type { Manifest } from "./manifest.ts";

/** The verdict that a manifest states for a case, or undefined; the last line that matches counts. */
export function expectedVerdict({ expect }: Manifest, caseName: string): Verdict | undefined {
  const stated = Object.entries(expect ?? {}).filter(([pattern]) => matches(pattern, caseName));
  return stated.at(-1)?.[1];
}

/** Whether a name fits a pattern in which `*` stands for any characters. */
function matches(pattern: string, name: string): boolean {
  const literals = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`).test(name);
}
