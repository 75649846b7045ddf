import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { AttemptCache } from "./cache.ts";

const [asked] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml") });
const ATTEMPT = {
  verdict: "WA",
  finding: { kind: "wrong-number-of-moves", expected: 1, found: 2 },
  measured: { end: { kind: "exited", code: 0 }, cpuMs: 20, wallMs: 30, writtenBytes: 2 },
} as const;

/** Makes a cache that knows one attempt, with a folder for the cache and one for the program. */
async function cacheWithAttempt() {
  const folders = { cache: folderWith({}), program: folderWith({ "main.js": "console.log(2)" }) };
  const [submission] = await discoverSubmissions(folders.program, "lost-knight");
  const open = () => new AttemptCache(folders.cache, { level: "D", chainCpuMs: 0 }).of(submission!);
  const store = await open();
  store.keep(asked!, ATTEMPT);
  store.close();
  return { folders, open };
}

test("an attempt is known the next time", async () => {
  const { open } = await cacheWithAttempt();
  expect((await open()).known(asked!)).toEqual(ATTEMPT);
});

test.each([
  ["cut off", (text: string) => text.slice(0, text.length / 2)],
  ["empty", () => ""],
  ["of another shape", () => "[]"],
  ["with a verdict that there is not", (text: string) => text.replace('"WA"', '"XX"')],
])("a file that is %s counts for nothing", async (_, damage) => {
  const { folders, open } = await cacheWithAttempt();
  const [name] = readdirSync(folders.cache);
  const file = path.join(folders.cache, name!);
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  expect((await open()).known(asked!)).toBeUndefined();
});

test("another program, and another limit, are tried anew", async () => {
  const { folders, open } = await cacheWithAttempt();
  const hurried = { ...asked!, limits: { ...asked!.limits, cpuMs: 1 } };
  expect((await open()).known(hurried)).toBeUndefined();
  writeFileSync(path.join(folders.program, "main.js"), "console.log(1)");
  expect((await open()).known(asked!)).toBeUndefined();
});

test("a folder that cannot be written to is no reason to fail", async () => {
  const { program } = (await cacheWithAttempt()).folders;
  const [submission] = await discoverSubmissions(program, "lost-knight");
  const store = await new AttemptCache("/dev/null/cache", { level: "D", chainCpuMs: 0 }).of(submission!);
  store.keep(asked!, ATTEMPT);
  expect(() => store.close()).not.toThrow();
});
