import { closeSync, openSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { writeWhole } from "./files.ts";

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
