import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadCases } from "../case/load.ts";
import { PACKAGE_FOLDER } from "../package.ts";
import { discoverSubmissions } from "../submission/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { TrialCache } from "./cache.ts";

const [asked] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml") });
const TRIAL = {
  verdict: "WA",
  finding: "the least number of moves is 1, but the program answered 2",
  cpuMs: 20,
} as const;

/** A cache that knows one trial, and the folders of the cache and of the program. */
async function cacheWithTrial() {
  const folders = { cache: folderWith({}), program: folderWith({ "main.js": "console.log(2)" }) };
  const [submission] = discoverSubmissions(folders.program, "lost-knight");
  const open = () => new TrialCache(folders.cache, { level: "D", chainCpuMs: 0 }).of(submission!);
  const store = await open();
  store.keep(asked!, TRIAL);
  store.close();
  return { folders, open };
}

test("a trial is known the next time", async () => {
  const { open } = await cacheWithTrial();
  expect((await open()).known(asked!)).toEqual(TRIAL);
});

test.each([
  ["cut off", (text: string) => text.slice(0, text.length / 2)],
  ["empty", () => ""],
  ["of another shape", () => "[]"],
  ["with a verdict that there is not", (text: string) => text.replace('"WA"', '"XX"')],
])("a file that is %s counts for nothing", async (_, damage) => {
  const { folders, open } = await cacheWithTrial();
  const [name] = readdirSync(folders.cache);
  const file = path.join(folders.cache, name!);
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  expect((await open()).known(asked!)).toBeUndefined();
});

test("another program, and another limit, are tried anew", async () => {
  const { folders, open } = await cacheWithTrial();
  const hurried = { ...asked!, limits: { ...asked!.limits, cpuMs: 1 } };
  expect((await open()).known(hurried)).toBeUndefined();
  writeFileSync(path.join(folders.program, "main.js"), "console.log(1)");
  expect((await open()).known(asked!)).toBeUndefined();
});

test("a folder that cannot be written to is no reason to fail", async () => {
  const { program } = (await cacheWithTrial()).folders;
  const [submission] = discoverSubmissions(program, "lost-knight");
  const store = await new TrialCache("/dev/null/cache", { level: "D", chainCpuMs: 0 }).of(submission!);
  store.keep(asked!, TRIAL);
  expect(() => store.close()).not.toThrow();
});
