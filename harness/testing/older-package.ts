import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CODE_FILE } from "../base/code.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "./folders.ts";

/** Parts of the package without which nothing is graded. */
export const RUNNING = [
  ...["dist/bundle", "dist/harness/cli/main.js", "dist/harness/grade/task/judge-worker.js", "dist/reference"],
  "package.json",
];

/** Copies the package as it is built; the path of the copy. */
function copyOfPackage(): string {
  const copy = folderWith({ "node_modules/.cache/any": "" });
  for (const part of [...RUNNING, "harness/report/html"])
    cpSync(path.join(PACKAGE_FOLDER, part), path.join(copy, part), { recursive: true });
  for (const name of readdirSync(path.join(PACKAGE_FOLDER, "node_modules")))
    if (name !== ".cache")
      symlinkSync(path.join(PACKAGE_FOLDER, "node_modules", name), path.join(copy, "node_modules", name));
  return copy;
}

/** Copies the package as another build, with other code in a room; the path of the copy. */
export function packageOfOtherCode(room = "queue"): string {
  const copy = copyOfPackage();
  const file = path.join(copy, path.relative(PACKAGE_FOLDER, CODE_FILE));
  const hashes = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...hashes, [room]: "the code of another day" }));
  return copy;
}

/** Copies the package as it was before its readers knew some words; the path of the copy. */
export function packageWithout(words: RegExp): string {
  const copy = packageOfOtherCode("answer");
  const bundle = path.join(copy, "dist", "bundle");
  for (const name of readdirSync(bundle)) {
    const file = path.join(bundle, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(words, ""));
  }
  return copy;
}
