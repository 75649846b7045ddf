import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";

/** Rows of the table: the output, and the programs and fixtures that show it. */
const rows = readFileSync(path.join(PACKAGE_FOLDER, "docs", "answers.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?!what they print)/.test(line))
  .map((line) => line.slice(2, -2).split(" | "))
  .map((cells) => ({ printed: cells[0]!, shownBy: cells.at(-1)! }));

const fixtures = ["answer", "testing"]
  .flatMap((room) => {
    const folder = path.join(PACKAGE_FOLDER, "harness", room);
    return readdirSync(folder).map((name) => path.join(folder, name));
  })
  .filter((file) => /\.test\.ts$|-shapes\.ts$/.test(file) && file !== import.meta.filename)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("there are many", () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)(
  "$printed: every program and every fixture that the documentation names exists",
  ({ shownBy }) => {
    const programs = Array.from(shownBy.matchAll(/`([^`]+)`/g), ([, name]) => name!);
    const shapes = Array.from(shownBy.matchAll(/"([^"]+)"/g), ([, name]) => name!);
    expect(programs.length + shapes.length).toBeGreaterThan(0);
    for (const name of programs) expect(existsSync(path.join(PACKAGE_FOLDER, name)), name).toBe(true);
    for (const name of shapes) expect(fixtures.includes(`"${name}"`), name).toBe(true);
  },
);
