import { expect } from "vitest";
import type { Attack } from "../attack/attack.ts";
import { carryOut, type Result } from "../attack/battery.ts";
import { closeInheritedFiles } from "../run/inherited-files.ts";
import { bestIsolation } from "../run/isolation/probe.ts";

/** Expects that attacks get as far as is known of the level, and no further. */
export async function expectHeld(attacks: readonly Attack[]): Promise<void> {
  // As the main of a command does it.
  closeInheritedFiles();
  const results = await carryOut(attacks, await bestIsolation());
  expect(results.flatMap(badSurprise)).toEqual([]);
}

/** Says which attack got further than is known of the level. */
function badSurprise(result: Result): string[] {
  if (result.kind === "skipped" || result.assessment.surprise !== "worse") return [];
  return [
    `${result.attack.name}: ${result.assessment.hold}, ${result.assessment.evidence.map(({ en }) => en).join("; ")}`,
  ];
}
