import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { sealed } from "./sealed-line.ts";
import { userCacheFolder } from "./user-cache.ts";
import { dropMarkedMemory, isMarked, markUserMemory, openUserMemory } from "./user-memory.ts";

const isNumber = (read: unknown): read is number => typeof read === "number";

function remember(key: string, value: number): void {
  const memory = openUserMemory("numbers", isNumber);
  memory.set(key, value);
  memory.save();
}

const recalled = (key: string) => openUserMemory("numbers", isNumber).get(key);

beforeEach(() => {
  vi.stubEnv("XDG_CACHE_HOME", folderWith({}));
});

test("facts are remembered, also those that others add at the same time", () => {
  const memory = openUserMemory("numbers", isNumber);
  memory.set("a", 1);
  remember("b", 2);
  memory.save();
  expect([recalled("a"), recalled("b")]).toEqual([1, 2]);
});

test.each([
  ["nothing", ""],
  ["half a text", "{"],
  ["null", "null"],
  ["a fact without a seal", '{"a":1}'],
  ["a text in place of a number", sealed({ a: "one" }, 1).bytes],
  ["a fact that was changed on the disk", String(sealed({ a: 1 }, 1).bytes).replace('"a":1', '"a":2')],
])("%s counts for nothing", (_, text) => {
  mkdirSync(userCacheFolder(), { recursive: true });
  writeFileSync(path.join(userCacheFolder(), "numbers.json"), text);
  expect(recalled("a")).toBeUndefined();
  remember("a", 1);
  expect(recalled("a")).toBe(1);
});

test("a memory that cannot be written is no reason to fail", () => {
  vi.stubEnv("XDG_CACHE_HOME", "/dev/null");
  remember("a", 1);
  markUserMemory();
  dropMarkedMemory();
  expect(recalled("a")).toBeUndefined();
});

test("a marked memory is dropped as a whole, an unmarked one is not", () => {
  remember("a", 1);
  dropMarkedMemory();
  expect(recalled("a")).toBe(1);
  markUserMemory();
  dropMarkedMemory();
  expect(recalled("a")).toBeUndefined();
  expect(readdirSync(path.dirname(userCacheFolder()))).toEqual([]);
});

/** Writes files into a folder again and again, as other commands do. */
const WRITER = `
  const fs = require("node:fs");
  const { workerData: folder, parentPort } = require("node:worker_threads");
  parentPort.postMessage("begun");
  for (let at = 0; ; at++) {
    try {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(folder + "/" + (at % 500), "");
    } catch {}
  }
`;

test("a marked memory is dropped while others write into it", async () => {
  const writer = new Worker(WRITER, { eval: true, workerData: userCacheFolder() });
  onTestFinished(async () => void (await writer.terminate()));
  await once(writer, "message");
  for (let at = 0; at < 50; at++) {
    markUserMemory();
    dropMarkedMemory();
    expect(isMarked()).toBe(false);
  }
});
