import path from "node:path";
import { execa } from "execa";
import { PACKAGE_FOLDER } from "../base/package.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

/** Runs the command from a folder, as on a machine without any language of its own. */
export const cavalo = (folder: string, ...args: string[]) =>
  execa(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { LC_ALL: "C" },
    reject: false,
    stdin: "ignore",
  });
