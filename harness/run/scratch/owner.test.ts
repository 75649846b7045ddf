import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { claimFolder, removeAbandoned } from "./owner.ts";

/** A claimed folder, with what else its owner file is to say. */
function claimed(changes: object): { parent: string; folder: string } {
  const parent = folderWith({});
  const folder = path.join(parent, "scratch-1");
  mkdirSync(folder);
  claimFolder(folder);
  const owner = path.join(folder, "owner.json");
  writeFileSync(owner, JSON.stringify({ ...JSON.parse(readFileSync(owner, "utf8")), ...changes }));
  return { parent, folder };
}

test.each([
  ["of a process that lives", {}, true],
  ["of a process that is gone", { pid: 2 ** 22 + 1 }, false],
  ["of a process whose number another one has by now", { startedAt: "1" }, false],
  ["of another container", { pid: 2 ** 22 + 1, numbers: "pid:[1]" }, true],
])("a folder %s", (_, changes, stays) => {
  const { parent, folder } = claimed(changes);
  removeAbandoned(parent, "scratch-");
  expect(existsSync(folder)).toBe(stays);
});

test("a folder that nobody has claimed yet, and what is none of ours", () => {
  const parent = folderWith({ "scratch-new/file": "", "other/file": "" });
  removeAbandoned(parent, "scratch-");
  expect(existsSync(path.join(parent, "scratch-new"))).toBe(true);
  expect(existsSync(path.join(parent, "other"))).toBe(true);
});
