import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sealed } from "../../base/sealed-line.ts";
import { folderWith } from "../../testing/folders.ts";
import { timeFactor } from "./calibration.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a machine is measured once, and again when it has become another", async () => {
  const folder = folderWith({});
  const file = path.join(folder, "cavalo", "calibration.json");
  vi.stubEnv("CAVALO_TIME_FACTOR", undefined);
  vi.stubEnv("XDG_CACHE_HOME", folder);
  await timeFactor();
  const first = readFileSync(file, "utf8");

  const { place, measures } = JSON.parse(first);
  const slow = { place, measures: { ...measures, referenceMs: 100 * measures.referenceMs } };
  writeFileSync(file, sealed(slow, 1).bytes);
  await timeFactor();
  // Nobody asks so soon.
  expect(JSON.parse(readFileSync(file, "utf8")).measures.referenceMs).toBe(100 * measures.referenceMs);
  utimesSync(file, 0, 0);
  await timeFactor();
  const { referenceMs } = JSON.parse(readFileSync(file, "utf8")).measures;
  expect(referenceMs).toBeLessThan(50 * measures.referenceMs);

  // What was changed on the disk is not taken.
  for (const text of ["{", JSON.stringify(slow)]) {
    writeFileSync(file, text);
    await timeFactor();
    const kept = JSON.parse(readFileSync(file, "utf8"));
    expect(kept).toMatchObject({ place });
    expect(kept.measures.referenceMs).toBeLessThan(50 * measures.referenceMs);
  }
});

test("a machine that cannot remember is measured all the same", async () => {
  vi.stubEnv("CAVALO_TIME_FACTOR", undefined);
  vi.stubEnv("XDG_CACHE_HOME", "/proc/nowhere");
  expect(await timeFactor()).toBeGreaterThanOrEqual(1);
});

test("a factor that is stated is not measured, and must be one", async () => {
  vi.stubEnv("CAVALO_TIME_FACTOR", "2.5");
  expect(await timeFactor()).toBe(2.5);
  for (const wrong of ["0.5", "5", "fast", ""]) {
    vi.stubEnv("CAVALO_TIME_FACTOR", wrong);
    await expect(timeFactor()).rejects.toThrow(`CAVALO_TIME_FACTOR: "${wrong}" is not a number from 1 to 4`);
  }
});
