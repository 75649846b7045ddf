import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of this package, found from this file: the current folder does not matter. */
export const PACKAGE_FOLDER = findUp(path.dirname(fileURLToPath(import.meta.url)));

const { version, engines } = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, "package.json"), "utf8"));

export const VERSION: string = version;

/** Oldest version of Node that the package works with, as `20.19`. */
export const LEAST_NODE: string = engines.node.replace(">=", "");

function findUp(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findUp(path.dirname(folder));
}
