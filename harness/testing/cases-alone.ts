import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderForFile } from "./folders.ts";

const BUNDLED = path.join(PACKAGE_FOLDER, "cases", "lost-knight");

/**
 * Copies bundled cases into a folder for all tests of a file, without their groups: to share out the points of these, each
 * command would read all other cases, too. Each case has the points that it has in the bundle.
 */
export function casesAlone(...names: readonly string[]): string {
  const folder = folderForFile();
  writeFileSync(path.join(folder, "problem.yaml"), "problem: lost-knight\ntitle: Small boards\npoints: 2\n");
  for (const name of names) {
    const text = readFileSync(path.join(BUNDLED, `${name}.yaml`), "utf8");
    writeFileSync(path.join(folder, `${name}.yaml`), text.replace(/^group: .*\n/m, ""));
  }
  return folder;
}
