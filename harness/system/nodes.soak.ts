import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { npmPackage } from "../pack/archives.ts";
import { editionFiles } from "../pack/edition.ts";
import { loadCases } from "../problem/load.ts";
import { folderWith } from "../testing/folders.ts";
import { npmInstall } from "../testing/installed.ts";

/** The newest Node of a line: ours, or the registry's; undefined without a network. */
async function nodeOf(major: string): Promise<string | undefined> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const prefix = folderWith({});
  await execa("npm", ["install", "--prefix", prefix, `node@${major}`], { reject: false });
  const node = path.join(prefix, "node_modules", "node", "bin", "node");
  return existsSync(node) ? node : undefined;
}

test.for(["20", "22", "24"])("students can install and check with Node %s", async (major, { skip }) => {
  const node = await nodeOf(major);
  if (node === undefined) return skip();
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-{2x3,3x3}.yaml");
  const made = folderWith({});
  const file = path.join(made, "cavalo.tgz");
  writeFileSync(file, await npmPackage(editionFiles({ for: "students", cases: loadCases({ files }) })));
  const command = await npmInstall(file, node);
  const program = path.join(
    PACKAGE_FOLDER,
    "submissions",
    "lost-knight",
    "javascript-bare-number",
    "index.js",
  );
  const folder = folderWith({ "meu cavalo/main.js": readFileSync(program, "utf8") });
  const { stdout, exitCode } = await command(folder, "check", "meu cavalo", "--problem", "lost-knight");
  expect(stdout).toContain("(2 AC accepted)");
  expect(exitCode).toBe(0);
});
