import { expect, test } from "vitest";
import { BROWSER } from "../bench/browser.ts";
import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import { REDIS } from "../testing/redis.ts";
import { lacksForWindows } from "../testing/wine/wine.ts";

// Tests that need what is missing are skipped; the variable forbids that: `B,browser,redis`.
const required = (process.env["CAVALO_REQUIRE"] ?? "").split(",").filter((name) => name !== "");

test.skipIf(required.length === 0)("everything that CAVALO_REQUIRE names works here", async () => {
  for (const name of required) {
    expect([...LEVEL_NAMES, "browser", "redis", "wine"]).toContain(name);
    if (name === "browser") expect(BROWSER).toBeDefined();
    else if (name === "redis") expect(REDIS).toBeDefined();
    else if (name === "wine") expect(lacksForWindows()).toBeUndefined();
    else expect(await probeLevel(name as LevelName)).toMatchObject({ works: true });
  }
});
