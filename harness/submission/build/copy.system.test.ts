import { execFileSync } from "node:child_process";
import { existsSync, linkSync, readdirSync, symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { told } from "../../testing/sentences.ts";
import { copySubmission } from "./copy.ts";

const MIB = 1024 * 1024;

function copy(folder: string, to: string) {
  return copySubmission(
    { name: "ana", folder, problem: "lost-knight", manifest: {}, kind: { kind: "commands" } },
    to,
  );
}

test("files and folders are copied, and neither links, nor pipes, nor the history", async () => {
  const folder = folderWith({
    "main.py": "",
    "data/board.txt": "C",
    ".git/config": "",
    "data/.hg/hgrc": "",
  });
  symlinkSync("/etc/passwd", path.join(folder, "link"));
  execFileSync("mkfifo", [path.join(folder, "pipe")]);
  const to = path.join(folderWith({}), "copy");
  expect(await copy(folder, to)).toBeUndefined();
  const copied = readdirSync(to, { recursive: true });
  expect(copied.sort()).toEqual(["data", "data/board.txt", "main.py"]);
});

test("others have their turn after each file", async () => {
  const files = Array.from({ length: 100 }, (_, at) => [`${at}.txt`, "x"]);
  const folder = folderWith(Object.fromEntries(files));
  let turns = 0;
  let done = false;
  const copying = copy(folder, path.join(folderWith({}), "copy")).finally(() => {
    done = true;
  });
  for (; !done; turns++) await setImmediate();
  await copying;
  expect(turns).toBeGreaterThan(files.length);
});

const TOO_LARGE = [
  "folder-too-large",
  "the folder holds more than 256 MiB or more than 20000 files and folders. Remove what is not part of the program",
  "a pasta tem mais de 256 MiB ou mais de 20000 arquivos e pastas. Retire o que não faz parte do programa",
];

test.each([
  ["a file that is too large", (folder: string) => truncateSync(path.join(folder, "main.py"), 256 * MIB + 1)],
  [
    "too many files, however small",
    (folder: string) => {
      for (let at = 0; at < 20_000; at++) linkSync(path.join(folder, "main.py"), path.join(folder, `${at}`));
    },
  ],
])("nothing is copied of a folder with %s", async (_, fill) => {
  const folder = folderWith({ "main.py": "" });
  fill(folder);
  const to = path.join(folderWith({}), "copy");
  const finding = await copy(folder, to);
  expect(finding && told(finding)).toEqual(TOO_LARGE);
  expect(existsSync(to)).toBe(false);
});

test("what is not copied does not count", async () => {
  const folder = folderWith({ "main.py": "", ".git/pack": "" });
  truncateSync(path.join(folder, ".git", "pack"), 256 * MIB + 1);
  expect(await copy(folder, path.join(folderWith({}), "copy"))).toBeUndefined();
});
