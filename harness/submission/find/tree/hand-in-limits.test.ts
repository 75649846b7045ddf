import { existsSync, readdirSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../../testing/folders.ts";
import { removeBeyondLimits } from "./hand-in-limits.ts";

const LIMITS = { depth: 3, entries: 10, fileBytes: 1000, totalBytes: 2000 };

test("what is too large, too deep, too long or too much is removed from its hand-in, and told", () => {
  const long = Array<string>(6).fill("a".repeat(200)).join("/");
  const folder = folderWith({
    "ana/main.py": "print(1)",
    "ana/.git/config": "x".repeat(5000),
    "deep/a/b/c/d/main.py": "",
    "large/main.py": "",
    [`long/${long}`]: "",
    ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`many/${10 + at}.py`, ""])),
    "many/z/main.py": "",
    ...Object.fromEntries(["a", "b", "c"].map((name) => [`much/${name}.py`, "x".repeat(1000)])),
  });
  truncateSync(path.join(folder, "large", "main.py"), 1001);
  const removed = ["ana", "deep", "large", "many", "much"].flatMap((place) =>
    removeBeyondLimits(folder, place, LIMITS),
  );
  expect(removed.map(({ path: place, reason }) => [place, reason])).toEqual([
    ["deep/a/b/c", "too-deep"],
    ["large/main.py", "too-large"],
    ["many/20.py", "too-many"],
    ["much/c.py", "too-large"],
  ]);
  expect(removeBeyondLimits(folder, "long")).toMatchObject([{ reason: "path-too-long" }]);
  expect(readdirSync(path.join(folder, "ana"))).toEqual(["main.py"]);
  expect(readFileSync(path.join(folder, "ana", "main.py"), "utf8")).toBe("print(1)");
  expect(readdirSync(path.join(folder, "many"))).toHaveLength(10);
  for (const { path: place } of removed) expect(existsSync(path.join(folder, place))).toBe(false);
});
