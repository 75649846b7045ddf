import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";

const FOLDER = "harness/report/html";

/** Parts of the one style, in the order in which they count. */
const STYLE_FILES = [
  "colours",
  "page",
  "head",
  "failures",
  "boards",
  "plots",
  "tables",
  "class",
  "matrix",
  "alike",
  "instructor",
  "print",
].map((name) => `${FOLDER}/style/${name}.css`);

const SCRIPT_FILE = `${FOLDER}/script.js`;

/** Files that pages are made with, by their paths in the package. */
export const ASSET_FILES: readonly string[] = [...STYLE_FILES, SCRIPT_FILE];

/** The one style and the one script of every page, and the policy that allows nothing else. */
export const assets = remembered(() => {
  const style = STYLE_FILES.map(read).join("\n");
  const script = read(SCRIPT_FILE);
  // Nothing is loaded, and nothing runs but this script: even if the escaping of a text failed.
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return { style, script, policy };
});

function read(file: string): string {
  return readFileSync(path.join(PACKAGE_FOLDER, file), "utf8");
}

/** Names a text in the policy of a page. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
