import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { removeFolder } from "./remove.ts";

test.each([
  [
    "folders nested beyond the longest path",
    'deep=$(printf "a123456789b123456789c123456789/%.0s" $(seq 110)); mkdir -p "x/$deep" "y/$deep"; mv x "y/$deep"',
  ],
  ["folders that nobody may enter", "mkdir -p closed/below && chmod 0 closed/below closed"],
  ["a link to a folder that is not ours", "ln -s /usr link"],
])("%s go", (_, script) => {
  const folder = path.join(folderWith({ "all/file": "" }), "all");
  execFileSync("/bin/sh", ["-c", script], { cwd: folder });
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync("/usr/bin")).toBe(true);
});
