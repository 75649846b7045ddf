import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StoppedError } from "../../../base/errors.ts";
import { folderWith } from "../../../testing/folders.ts";
import { takeIn } from "./take-in.ts";

const LIMITS = { depth: 3, entries: 10, fileBytes: 1000, totalBytes: 2000 };

/** Copies a class, and tells what was left out. */
async function take(folder: string) {
  const copy = path.join(folderWith({}), "copy");
  const omissions = await takeIn(folder, copy, { limits: LIMITS });
  return { copy, leftOut: Array.from(omissions.values()).flat() };
}

test("files and folders are copied, whatever their names", async () => {
  const folder = folderWith({ "ana/src/maçã.c": "int main() {}", "bia/.git/x": "", "main.py": "print(1)" });
  mkdirSync(Buffer.concat([Buffer.from(`${folder}/jo`), Buffer.from("ã", "latin1")]));
  const { copy, leftOut } = await take(folder);
  expect(readFileSync(path.join(copy, "ana", "src", "maçã.c"), "utf8")).toBe("int main() {}");
  expect(readdirSync(copy).sort()).toEqual(["ana", "bia", "joã", "main.py"]);
  expect(readdirSync(path.join(copy, "bia"))).toEqual([]);
  expect(leftOut).toEqual([]);
});

/** A file system that takes any number for a time. */
const MEMORY = "/dev/shm";

test.skipIf(!existsSync(MEMORY))("a file of a time that no date can hold is copied", async () => {
  const folder = mkdtempSync(path.join(MEMORY, "cavalo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "main.py"), "print(1)");
  execFileSync("touch", ["-d", "@9223372036854775807", path.join(folder, "main.py")]);
  const { copy, leftOut } = await take(folder);
  expect(readFileSync(path.join(copy, "main.py"), "utf8")).toBe("print(1)");
  expect(leftOut).toEqual([]);
});

test("links, pipes, and what is too large, too deep or too much is left out of that hand-in only", async () => {
  const folder = folderWith({
    "ana/main.py": "print(1)",
    "deep/a/b/c/d/main.py": "",
    "large/main.py": "",
    ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`many/${at}.py`, ""])),
    ...Object.fromEntries(["a", "b", "c"].map((name) => [`much/${name}.py`, "x".repeat(1000)])),
  });
  symlinkSync("/etc/passwd", path.join(folder, "ana", "submission.yaml"));
  symlinkSync("/etc", path.join(folder, "linked"));
  execFileSync("mkfifo", [path.join(folder, "ana", "pipe")]);
  truncateSync(path.join(folder, "large", "main.py"), 1001);
  const { copy, leftOut } = await take(folder);
  expect(leftOut.map(({ path: place, reason }) => [place, reason])).toEqual([
    ["linked", "link"],
    ["ana/pipe", "not-a-file"],
    ["ana/submission.yaml", "link"],
    ["deep/a/b/c", "too-deep"],
    ["large/main.py", "too-large"],
    [expect.stringMatching(/^many\/\d+\.py$/), "too-many"],
    ["much/c.py", "too-large"],
  ]);
  expect(existsSync(path.join(copy, "ana", "main.py"))).toBe(true);
  // The row of its author stays.
  expect(readdirSync(path.join(copy, "linked"))).toEqual([]);
});

test("a path that is too long to be built in is left out", async () => {
  const long = ["ana", ...Array<string>(6).fill("a".repeat(200))].join("/");
  const folder = folderWith({ [long]: "" });
  const omissions = await takeIn(folder, path.join(folderWith({}), "copy"));
  expect(omissions.get("ana")).toEqual([{ path: long, reason: "path-too-long" }]);
});

test("a large file of nothing but zeros takes no room, and is copied whole", async () => {
  const folder = folderWith({ "ana/main.c": "int main() {}" });
  truncateSync(path.join(folder, "ana", "main.c"), 10_000_000);
  const copy = path.join(folderWith({}), "copy");
  await takeIn(folder, copy);
  const file = path.join(copy, "ana", "main.c");
  expect(readFileSync(file).equals(readFileSync(path.join(folder, "ana", "main.c")))).toBe(true);
  expect(statSync(file).blocks * 512).toBeLessThan(1_000_000);
});

test("a folder that is swapped for a link while it is read leads nowhere", async () => {
  const secret = folderWith({ "dados/segredo.txt": "segredo" });
  const folder = folderWith({ "ana/dados/a.txt": "a" });
  const swap = 'while :; do mv dados d; ln -s "$1" dados; rm dados; mv d dados; done';
  const race = spawn("/bin/sh", ["-c", swap, "sh", path.join(secret, "dados")], {
    cwd: path.join(folder, "ana"),
    stdio: "ignore",
  });
  try {
    for (let round = 0; round < 50; round++) {
      const { copy } = await take(folder);
      expect(existsSync(path.join(copy, "ana", "dados", "segredo.txt"))).toBe(false);
    }
  } finally {
    race.kill("SIGKILL");
    await once(race, "close");
  }
});

test.each<[string, (file: string) => void]>([
  ["a link to a file", (file) => symlinkSync("/etc/passwd", file)],
  ["a pipe", (file) => execFileSync("mkfifo", [file])],
])(
  "a file that becomes %s once its folder was listed is left out",
  async (_, remake) => {
    const folder = folderWith({ "main.py": "print(1)" });
    const copy = path.join(folderWith({}), "copy");
    // It is looked at between the two.
    const signal = {
      get aborted() {
        rmSync(path.join(folder, "main.py"));
        remake(path.join(folder, "main.py"));
        return false;
      },
    } as AbortSignal;
    const omissions = await takeIn(folder, copy, { signal });
    expect(omissions.get("")).toEqual([{ path: "main.py", reason: "changed" }]);
    expect(readdirSync(copy)).toEqual([]);
  },
  60_000,
);

test("copying can be stopped", async () => {
  const folder = folderWith({ "ana/a.c": "", "bia/b.c": "" });
  const copy = path.join(folderWith({}), "copy");
  await expect(takeIn(folder, copy, { signal: AbortSignal.abort() })).rejects.toThrow(StoppedError);
});
