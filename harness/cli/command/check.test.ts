import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { casesAlone } from "../../testing/cases-alone.ts";
import { folderWith } from "../../testing/folders.ts";
import { ioInMemory } from "../../testing/io.ts";
import { readsDuring } from "../../testing/reads.ts";
import { checkFolder } from "./check.ts";
import { CLEAR } from "./watch.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["a terminal of any locale", { TERM: "xterm-256color", LC_ALL: "C" }, "┌"],
  ["no terminal at all", { TERM: "", LC_ALL: "", LANG: "" }, "┌"],
  ["the console of Linux, whose font has few signs", { TERM: "linux", LC_ALL: "pt_BR.UTF-8" }, "+--"],
])("a board is drawn for %s", async (_, environment, corner) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const folder = folderWith({ "main.js": "console.log('a1 b3 c1 a2 b4 d5 e3 d1 b2 a4 c5')" });
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

test("the main file can be named in place of the folder", async () => {
  const folder = folderWith({ "passeio.js": "console.log('a1')", "other.js": "console.log('b2')" });
  const { io, printed } = ioInMemory();
  const cases = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "5x5-corner.yaml");
  const options = { cases, jobs: 1, isolation: "auto", lang: "en" } as const;
  expect(await checkFolder([path.join(folder, "other.js")], options, io)).toBe(1);
  expect(printed().stdout).toMatch(/printed +b2/);
});

const UNKNOWN = { cases: BUNDLED_CASES, jobs: 1, isolation: "auto", lang: "en" } as const;

test("why a program cannot be built is told before its problem is asked for", async () => {
  const { io } = ioInMemory();
  const checking = checkFolder([folderWith({ "prog.js": "let x = = 3;\n" })], UNKNOWN, io);
  await expect(checking).rejects.toThrow(/does not compile.* line 1(?:.|\n)*: which problem does/);
});

test.each([
  ["enunciado.pdf", /enunciado\.pdf: no program was found, and enunciado\.pdf is none/],
  ["", /no program was found: there is no file here such as \.java/],
])("a folder without a program, or '%s' in its place, is told of", async (file, message) => {
  const { io } = ioInMemory();
  const folder = folderWith(file ? { [file]: "%PDF" } : {});
  await expect(checkFolder([path.join(folder, file)], UNKNOWN, io)).rejects.toThrow(message);
});

const SMALL = casesAlone("tiny-3x3", "tiny-4x4", "worked-example");
const ONE = path.join(SMALL, "tiny-3x3.yaml");
const OPTIONS = { cases: SMALL, jobs: 1, isolation: "auto", lang: "en" } as const;

/** Prints 99 for every board up to this many rows, and waits on larger ones. */
const waitsFrom = (rows: number) =>
  `const rows = require("fs").readFileSync(0, "utf8").trim().split("\\n").length; console.log(99); if (rows >= ${rows}) setInterval(() => {}, 1000);`;

test("a failure is told before the other cases have been run", async () => {
  const { io, printed, stop } = ioInMemory();
  const checking = checkFolder([folderWith({ "main.js": waitsFrom(4) })], OPTIONS, io);
  let stdout = "";
  await expect.poll(() => (stdout += printed().stdout)).toContain("(tiny-3x3): ");
  stop();
  expect(await checking).toBe(130);
  // It is told once.
  expect((stdout + printed().stdout).split("(tiny-3x3): ")).toHaveLength(2);
});

test.each([
  [
    "the cases",
    {},
    "Problem: The lost knight, because of the cases. Another one: --problem knights-tour, --problem knight-moves",
  ],
  [
    "the settings of the course",
    { "cavalo.yaml": "problem: lost-knight\nlanguage: pt-BR\n" },
    "Problema: O cavalo perdido, deduzido de cavalo.yaml. Outro: --problem knights-tour, --problem knight-moves",
  ],
])("the problem is seen from %s, and said", async (_, files, line) => {
  const { io, printed } = ioInMemory();
  const folder = folderWith({ "main.js": "console.log(3)", ...files });
  const { lang: __, ...options } = { ...OPTIONS, cases: ONE };
  expect(await checkFolder([folder], options, io)).toBe(0);
  expect(printed().stdout.split("\n")[0]).toBe(line);
});

test("only the cases that are named are run, and a name that no case has is refused", async () => {
  const { io, printed } = ioInMemory();
  const folder = folderWith({ "main.js": "console.log(3)" });
  expect(await checkFolder([folder], { ...OPTIONS, case: ["tiny-3x3"] }, io)).toBe(0);
  expect(printed().stdout).toContain("(1 AC accepted)");
  const misspelt = checkFolder([folder], { ...OPTIONS, case: ["tiny-3x4"] }, io);
  await expect(misspelt).rejects.toThrow("there is no case tiny-3x4. Did you mean tiny-3x3?");
});

test("no file of the cases is read twice", async () => {
  const { io } = ioInMemory();
  const folder = folderWith({ "main.js": "console.log(3)" });
  const read = await readsDuring(() => checkFolder([folder], OPTIONS, io));
  const ofCases = read.filter((file) => file.startsWith(SMALL)).map((file) => path.basename(file));
  expect(ofCases.sort()).toEqual(["problem.yaml", "tiny-3x3.yaml", "tiny-4x4.yaml", "worked-example.yaml"]);
});

test("a folder of data beside the program is no other program", async () => {
  const { io, printed } = ioInMemory();
  const folder = folderWith({
    "cavalo/main.js": "console.log(3)",
    "dados/1.txt": "CxS",
    "docs/leia-me.txt": "",
    "include/fila.h": "int fim;",
  });
  expect(await checkFolder([folder], { ...OPTIONS, problem: "lost-knight", case: ["tiny-3x3"] }, io)).toBe(0);
  expect(printed().stdout).not.toMatch(/dados|include/);
});

test("what failed last time is run first", async () => {
  const { io, printed } = ioInMemory();
  const answer = (rows: number) =>
    `console.log(require("fs").readFileSync(0, "utf8").trim().split("\\n").length >= ${rows} ? 99 : "?")`;
  const folder = folderWith({ "main.js": answer(10).replace('"?"', "3") });
  await checkFolder([folder], { ...OPTIONS, case: ["tiny-3x3", "worked-example"] }, io);
  expect(printed().stdout).toContain("(worked-example): ");
  writeFileSync(path.join(folder, "main.js"), answer(0));
  await checkFolder([folder], { ...OPTIONS, failed: true }, io);
  const told = Array.from(printed().stdout.matchAll(/^WA {2}.*\(([\w-]+)\): /gm), ([, name]) => name);
  expect(told.slice(0, 2)).toEqual(["worked-example", "tiny-3x3"]);
});

test.runIf(process.platform === "linux")("the page of the program is shown in the browser", async () => {
  const folder = folderWith({
    "main.js": "console.log(3)",
    "bin/xdg-open": '#!/bin/sh\necho "$1" > "$OPENED"\n',
  });
  chmodSync(path.join(folder, "bin", "xdg-open"), 0o755);
  const opened = path.join(folder, "opened");
  const main = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
  const args = ["check", "--cases", ONE, "--lang", "en", "--open"];
  const { stdout } = await execa(process.execPath, [main, ...args], {
    cwd: folder,
    env: { PATH: `${path.join(folder, "bin")}:${process.env.PATH}`, OPENED: opened, XDG_CACHE_HOME: folder },
  });
  const page = /^Page: (.+)$/m.exec(stdout)?.[1] ?? "";
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, "utf8").trim())
    .toBe(path.join(realpathSync(folder), page));
  expect(readFileSync(path.join(folder, page), "utf8")).toContain("<h1>");
});

describe("while it watches", () => {
  const untilWaiting = async (printed: () => { stdout: string }) => {
    let stdout = "";
    await expect.poll(() => (stdout += printed().stdout)).toContain("Waiting for a change");
    return stdout;
  };
  const watched = { ...OPTIONS, watch: true, case: ["tiny-3x3"] };

  test("every save is checked anew on a terminal that is redrawn, until q is pressed", async () => {
    const folder = folderWith({ "main.js": "console.log(3)" });
    const { io, printed, press } = ioInMemory({ isTTY: true, columns: 80 });
    const watching = checkFolder([folder], watched, io);
    const first = await untilWaiting(printed);
    expect(first.startsWith(CLEAR)).toBe(true);
    expect(first).toContain("2 of 2 points");
    writeFileSync(path.join(folder, "main.js"), "console.log(4)");
    const second = await untilWaiting(printed);
    expect(second.split(CLEAR)).toHaveLength(2);
    expect(second).toContain("(tiny-3x3): ");
    press("q");
    expect(await watching).toBe(1);
  });

  test("a mistake in a file is told and can be mended, and a signal ends it", async () => {
    const folder = folderWith({ "notes.txt": "" });
    const { io, printed, stop } = ioInMemory();
    const watching = checkFolder([folder], watched, io);
    expect(await untilWaiting(printed)).not.toContain("points");
    writeFileSync(path.join(folder, "main.js"), "console.log(3)");
    expect(await untilWaiting(printed)).toContain("2 of 2 points");
    stop();
    expect(await watching).toBe(130);
  });

  test("so can be a mistake in the cases", async () => {
    const [untitled, titled] = ["problem: lost-knight\n", "problem: lost-knight\ntitle: T\n"];
    const cases = folderWith({ "problem.yaml": untitled, "tiny-3x3.yaml": readFileSync(ONE, "utf8") });
    const folder = folderWith({ "main.js": "" });
    const { io, printed, press } = ioInMemory({ isTTY: true });
    const watching = checkFolder([folder], { ...watched, cases }, io);
    expect(await untilWaiting(printed)).not.toContain("points");
    writeFileSync(path.join(cases, "problem.yaml"), titled);
    writeFileSync(path.join(folder, "main.js"), "console.log(3)");
    expect(await untilWaiting(printed)).toContain("1 of 1 point:");
    press("q");
    expect(await watching).toBe(0);
  });
});
