import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { seedForTest } from "./seed.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  fc.resetConfigureGlobal();
});

/** Samples of a property that names no seed. */
function samples(): number[] {
  const seen: number[] = [];
  fc.assert(fc.property(fc.integer(), (each) => void seen.push(each)));
  return seen;
}

test("CAVALO_SEED is the seed of every sample", async () => {
  vi.stubEnv("CAVALO_SEED", "17");
  expect(seedForTest()).toBe(17);
  vi.resetModules();
  await import("./stated-seed.ts");
  expect(samples()).toEqual(samples());
});
