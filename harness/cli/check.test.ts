import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";
import { ioInMemory } from "../testing/io.ts";
import { checkFolder } from "./check.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["a terminal of any locale", { TERM: "xterm-256color", LC_ALL: "C" }, "┌"],
  ["no terminal at all", { TERM: "", LC_ALL: "", LANG: "" }, "┌"],
  ["the console of Linux, whose font has few signs", { TERM: "linux", LC_ALL: "pt_BR.UTF-8" }, "+--"],
])("a board is drawn for %s", async (_, environment, corner) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const folder = folderWith({ "main.js": "console.log('a1 b3 c1')" });
  const { io, printed } = ioInMemory();
  const cases = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "5x5-corner.yaml");
  const options = { cases, problem: "knights-tour", jobs: 1, isolation: "auto", lang: "en" } as const;
  expect(await checkFolder([folder], options, io)).toBe(1);
  expect(printed().stdout).toContain(corner);
});

test("a student is told that a key of the manifest does not count", async () => {
  const folder = folderWith({ "main.js": "console.log(1)", "submission.yaml": "expect: { '*': WA }" });
  const { io, printed } = ioInMemory();
  const cases = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "5x5-corner.yaml");
  const options = { cases, problem: "knights-tour", jobs: 1, isolation: "auto", lang: "en" } as const;
  expect(await checkFolder([folder], options, io)).toBe(1);
  expect(printed().stdout).toMatch(/^these keys of submission\.yaml were ignored, .*: expect$/m);
});
