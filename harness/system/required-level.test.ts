import { expect, test } from "vitest";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { probeLevel } from "../run/isolation/probe.ts";

const required = process.env["CAVALO_REQUIRE"];

// Where it does not work, tests that need it are skipped: who sets the variable does not want that.
test.skipIf(!required)("the level of isolation that CAVALO_REQUIRE names works here", async () => {
  expect(LEVEL_NAMES).toContain(required);
  expect(await probeLevel(required as LevelName)).toMatchObject({ works: true });
});
