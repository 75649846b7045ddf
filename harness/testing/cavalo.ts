import path from "node:path";
import { execa } from "execa";
import { PACKAGE_FOLDER } from "../base/package.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

/** Runs the command from a folder, as on a machine without any language of its own. */
export const cavalo = cavaloWith({});

/** The same, with more variables in its environment. */
export function cavaloWith(environment: Readonly<Record<string, string>>) {
  return (folder: string, ...args: string[]) =>
    execa(process.execPath, [MAIN, ...args], {
      cwd: folder,
      env: { LC_ALL: "C", ...environment },
      reject: false,
      stdin: "ignore",
    });
}
