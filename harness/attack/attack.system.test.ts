import { expect, test } from "vitest";
import { closeInheritedFiles } from "../run/inherited-files.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { ofThisTurn } from "../testing/turns.ts";
import { ATTACKS } from "./attacks/index.ts";
import { carryOut, type Result } from "./battery.ts";

const isolation = await bestIsolation();
const MINUTES = 60_000;

/** Says which attack got further than is known of the level. */
function badSurprise(result: Result): string[] {
  if (result.kind === "skipped" || result.assessment.surprise !== "worse") return [];
  return [
    `${result.attack.name}: ${result.assessment.hold}, ${result.assessment.evidence.map(({ en }) => en).join("; ")}`,
  ];
}

test("there are many attacks, each with a name of its own", () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

const quick = ofThisTurn(
  ATTACKS.filter(({ quick }) => quick),
  3,
);

// Below level B some would reach this machine.
test.skipIf(!isAtLeast(isolation.level, "B"))(
  "the quick part of the battery is held as it is known to be",
  async () => {
    // As the main of a command does it.
    closeInheritedFiles();
    const results = await carryOut(quick, isolation);
    expect(results.flatMap(badSurprise)).toEqual([]);
  },
  5 * MINUTES,
);
