import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { makeFolder, writeWhole } from "./files.ts";

test("a file is exchanged for a whole new one, so that a kill leaves the one or the other", () => {
  const folder = folderWith({ "report.json": "old" });
  const file = path.join(folder, "report.json");
  const before = openSync(file, "r");
  try {
    writeWhole(file, "new");
    expect(readFileSync(before, "utf8")).toBe("old");
  } finally {
    closeSync(before);
  }
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["report.json"]);
});

test("a link is exchanged, too, and not followed", () => {
  const folder = folderWith({ "other.txt": "other" });
  const file = path.join(folder, "report.json");
  symlinkSync("other.txt", file);
  writeWhole(file, "new");
  expect(readFileSync(path.join(folder, "other.txt"), "utf8")).toBe("other");
  expect(readFileSync(file, "utf8")).toBe("new");
});

test("a folder can be made although the working folder is gone", () => {
  const [before, gone] = [process.cwd(), folderWith({})];
  process.chdir(gone);
  try {
    expect(process.cwd()).toBe(gone);
    rmSync(gone, { recursive: true });
    makeFolder("reports/latest");
    expect(existsSync(path.join(gone, "reports", "latest"))).toBe(true);
  } finally {
    process.chdir(before);
  }
});
