import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package: where its cases, submissions and compiled programs are, from wherever it is called. */
export const PACKAGE_FOLDER = findUp(path.dirname(fileURLToPath(import.meta.url)));

const { version, engines } = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, "package.json"), "utf8"));

/** This package's version. */
export const VERSION: string = version;

/** The oldest Node that it works with: `20.19`. */
export const LEAST_NODE: string = engines.node.replace(">=", "");

function findUp(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findUp(path.dirname(folder));
}
