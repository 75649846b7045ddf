import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { StoppedError } from "../../base/errors.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { folderWith } from "../../testing/folders.ts";
import { ioInMemory } from "../../testing/io.ts";
import { gradeFolders } from "./grade.ts";

const OPTIONS = {
  cases: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml"),
  problem: "lost-knight",
  jobs: availableParallelism(),
  isolation: "auto",
  lang: "en",
  trustSubmissions: true,
} as const;

test("a command prints where it is told to, and returns its exit code", async () => {
  const folder = folderWith({ "ana/main.js": "console.log('3')", "bia/main.js": "console.log('4')" });
  const out = path.join(folder, "report");
  const { io, printed } = ioInMemory();
  const { exitCode } = process;
  expect(await gradeFolders([[folder]], { ...OPTIONS, out }, io)).toBe(1);
  expect(process.exitCode).toBe(exitCode);
  const { stdout, stderr } = printed();
  expect(stdout).toContain("2 submissions, 1 case, 2 results.");
  expect(stdout).toMatch(/^Report: .*report\.json$/m);
  expect(stderr).toMatch(/^Grading 2 submissions on 1 case/);
  expect(stderr.split("\n")).toEqual(expect.arrayContaining(["0 of 2 points: bia", "2 of 2 points: ana"]));
  expect(readdirSync(out).sort()).toEqual(["report.json", "store", "submissions"]);
});

test("cases of one problem say what programs solve that do not state it, and cases of two do not", async () => {
  const folder = folderWith({ "ana/main.js": "console.log('3')" });
  const { problem: _, ...unsaid } = { ...OPTIONS, out: path.join(folder, "report") };
  const { io, printed } = ioInMemory();
  expect(await gradeFolders([[folder]], unsaid, io)).toBe(0);
  expect(printed().stdout).toContain("1 submission, 1 case, 1 result.");
  const tour = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "3x3.yaml");
  const cases = [OPTIONS.cases, tour];
  await expect(gradeFolders([[folder]], { ...unsaid, cases }, io)).rejects.toThrow(/which problem does/);
});

test("a command that is stopped before it has begun grades nothing", async () => {
  const folder = folderWith({ "ana/main.js": "console.log('3')" });
  const { io, stop, printed } = ioInMemory();
  stop();
  const graded = gradeFolders([[folder]], { ...OPTIONS, out: path.join(folder, "report") }, io);
  await expect(graded).rejects.toThrow(StoppedError);
  expect(printed().stdout).toBe("");
});

test("of two submissions with one name, none is graded", async () => {
  const folder = folderWith({ "a/ana/main.js": "", "b/ana/main.js": "" });
  const { io, printed } = ioInMemory();
  const folders = [path.join(folder, "a"), path.join(folder, "b")];
  await expect(gradeFolders([folders], { ...OPTIONS, out: folder }, io)).rejects.toThrow(
    /both submissions have the name ana. Grade them one after the other$/,
  );
  expect(printed()).toEqual({ stdout: "", stderr: "" });
});
