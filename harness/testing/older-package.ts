import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "./folders.ts";

/** Parts of the package without which nothing is graded. */
export const RUNNING = [
  ...["dist/bundle", "dist/harness/cli/main.js", "dist/harness/grade/judging-thread.js", "dist/reference"],
  "package.json",
];

/** Copies the package as it was before its readers knew some words; the path of the copy. */
export function packageWithout(words: RegExp): string {
  const copy = folderWith({});
  for (const part of [...RUNNING, "harness/report/html", "harness/answer/words"])
    cpSync(path.join(PACKAGE_FOLDER, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(PACKAGE_FOLDER, "node_modules"), path.join(copy, "node_modules"));
  const portuguese = path.join(copy, "harness", "answer", "words", "pt.yaml");
  writeFileSync(portuguese, readFileSync(portuguese, "utf8").replaceAll(words, ""));
  return copy;
}
