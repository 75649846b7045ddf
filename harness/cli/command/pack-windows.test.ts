import { chmodSync, existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cavaloWith } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";

const PROBLEM = "problem: lost-knight\ntitle: boards\n";
const CASE = "title: near\nboard:\n  text: |\n    C..\n    ...\n    ..S\n";

/** Packs with an npm of ours. */
async function packWith(npm: string, ...words: string[]) {
  const folder = folderWith({
    "bin/npm": `#!/bin/sh\n${npm}\n`,
    "cases/problem.yaml": PROBLEM,
    "cases/near.yaml": CASE,
  });
  chmodSync(path.join(folder, "bin", "npm"), 0o755);
  const cavalo = cavaloWith({ PATH: `${path.join(folder, "bin")}:${process.env.PATH}` });
  const { exitCode, stderr } = await cavalo(folder, "pack", ...words, "--cases", "cases", "--out", "a.zip");
  expect(existsSync(path.join(folder, "a.zip"))).toBe(false);
  return { exitCode, stderr: stderr.split("\n").at(-1) };
}

test("a Node for Windows that npm cannot fetch, or that is another one, is told in a line", async () => {
  const words = ["--for-students", "--windows"];
  expect(await packWith("echo 'npm error network down' >&2; exit 1", ...words)).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(
      /^Node for Windows cannot be fetched \(npm pack .*\): npm error network down$/,
    ),
  });
  expect(await packWith('echo other > "$5/node.tgz"', ...words)).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(/: its hash is sha512-/),
  });
});

test("only the package for students goes to Windows", async () => {
  expect(await packWith("", "--for-browser", "--windows")).toEqual({
    exitCode: 2,
    stderr: "--windows goes with --for-students",
  });
});
