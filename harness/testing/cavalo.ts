import path from "node:path";
import { execa } from "execa";
import { PACKAGE_FOLDER } from "../base/package.ts";

/** Runs the command from a folder, as on a machine without any language of its own. */
export const cavalo = cavaloWith({});

/** The same, with more variables in its environment, or of another copy of the package. */
export function cavaloWith(environment: Readonly<Record<string, string>>, packageFolder = PACKAGE_FOLDER) {
  const main = path.join(packageFolder, "dist", "harness", "cli", "main.js");
  return (folder: string, ...args: string[]) =>
    execa(process.execPath, [main, ...args], {
      cwd: folder,
      env: { LC_ALL: "C", ...environment },
      reject: false,
      stdin: "ignore",
    });
}
