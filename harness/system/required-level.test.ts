import { expect, test } from "vitest";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { probeLevel } from "../run/isolation/probe.ts";

const required = process.env["CAVALO_REQUIRE"];

// Tests that need a missing level are skipped; the variable forbids that.
test.skipIf(!required)("the level of isolation that CAVALO_REQUIRE names works here", async () => {
  expect(LEVEL_NAMES).toContain(required);
  expect(await probeLevel(required as LevelName)).toMatchObject({ works: true });
});
