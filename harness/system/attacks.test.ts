import { expect, test } from "vitest";
import { ATTACKS } from "../attack/attacks/index.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { expectHeld } from "./attacks.ts";

const { level } = await bestIsolation();

test("there are many attacks, each with a name of its own", () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

/** One of each kind, of those that are soon over. */
const ONE_OF_EACH = [
  ...["answer: link", "checker: link", "include: secret", "daemon: session", "large file", "privileges"],
  ...["forged measure", "kill parent", "heap (C)", "TCP", "secret", "other submission", "modules (Python)"],
  ...["telling: reading", "forged submission"],
];

// Below level B some would reach this machine.
test.skipIf(!isAtLeast(level, "B"))("an attack of each kind is held as it is known to be", () =>
  expectHeld(ONE_OF_EACH.map((name) => ATTACKS.find((each) => each.name === name)!)),
);
