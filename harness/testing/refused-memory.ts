import { expect } from "vitest";
import type { LevelName } from "../run/isolation/level.ts";
import type { Outcome } from "../run/outcome.ts";
import { built, ranOnceBuilt } from "./building.ts";
import { isolationAt } from "./levels.ts";

type Files = Readonly<Record<string, string>>;

/** Expects that a program is over its limit of memory. */
export async function expectOverMemory(level: LevelName, files: Files): Promise<void> {
  const { end, stderr } = await ran(level, files);
  expect({ end, said: stderr.bytes.toString() }).toMatchObject({ end: { kind: "limit", limit: "memory" } });
}

/** Expects that a program ends by an error of its own, and says so. */
export async function expectOwnError(level: LevelName, files: Files, said: string): Promise<void> {
  const { end, stderr } = await ran(level, files);
  expect(end.kind).not.toBe("limit");
  expect(stderr.bytes.toString()).toContain(said);
}

async function ran(level: LevelName, files: Files): Promise<Outcome> {
  const isolation = await isolationAt(level);
  return ranOnceBuilt(await built(files, { isolation }), { isolation });
}
