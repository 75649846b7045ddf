import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of this package, found from this file: the current folder does not matter. */
export const PACKAGE_FOLDER = findUp(path.dirname(fileURLToPath(import.meta.url)));

/** A package that an instructor made with `cavalo pack`: without the reference, with proofs of its own cases. */
export interface Edition {
  readonly for: "students" | "platform";
  /** Hashes of the cases that the reference proved. */
  readonly proven: readonly string[];
}

const { version, engines, edition } = JSON.parse(
  readFileSync(path.join(PACKAGE_FOLDER, "package.json"), "utf8"),
);

export const VERSION: string = version;

/** Makers of a report: this version of Cavalo, and what it runs on. */
export const HARNESS: { readonly version: string; readonly node: string; readonly platform: string } = {
  version: VERSION,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
};

/** Oldest version of Node that the package works with, as `20.19`. */
export const LEAST_NODE: string = engines.node.replace(">=", "");

/** The edition that this is; undefined for the whole of Cavalo. */
export const EDITION: Edition | undefined = edition;

function findUp(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findUp(path.dirname(folder));
}
