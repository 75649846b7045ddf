import { describe, expect, test } from "vitest";
import type { Finding } from "../../finding/index.ts";
import type { Attempt, Ruling } from "../../finding/ruling.ts";
import { detectProgram } from "../../submission/find/shape/detect.ts";
import { readTree } from "../../submission/find/tree/tree.ts";
import { folderWith } from "../../testing/folders.ts";
import { dependencyIn, missingDependency } from "./missing-dependency.ts";
import { skippedInNeed } from "./skipped-in-need.ts";

const ended = (quote: string): Finding => ({ kind: "exit-code", code: 1, quote });
const refused = (quote: string, code = ""): Finding => ({
  kind: "not-compiled",
  quote,
  place: { file: "a", line: 1, code },
});

function said({ code, stdout = "", stderr }: { code: number; stdout?: string; stderr: string }) {
  const stream = (text: string) => ({ bytes: Buffer.from(text), cut: false });
  return { end: { kind: "exited", code }, stdout: stream(stdout), stderr: stream(stderr) } as const;
}

test.each([
  [ended("ModuleNotFoundError: No module named 'numpy'"), "numpy"],
  [ended("ImportError: No module named numpy"), "numpy"],
  [ended("Error: Cannot find module 'lodash'"), "lodash"],
  [ended("Error: Cannot find module '@x/y'"), "@x/y"],
  [ended("Error: Cannot find module './board'"), undefined],
  [ended("Error: Cannot find module '@/board'"), undefined],
  [ended("in `require': cannot load such file -- trollop (LoadError)"), "trollop"],
  [ended("ValueError: 3 is not in list"), undefined],
  [refused("fatal error: conio.h: No such file or directory", "#include <conio.h>"), "conio.h"],
  [refused("fatal error: fila.h: No such file or directory", '#include "fila.h"'), undefined],
  [refused("error: package org.junit does not exist"), "org.junit"],
  [refused("error: package java.utils does not exist"), undefined],
  [refused("error: package org does not exist"), undefined],
  [refused("error: module not found: javafx.controls"), "javafx.controls"],
  [refused('cannot find package "github.com/a/b" in any of: /usr/lib/go/src'), "github.com/a/b"],
  [refused("no required module provides package github.com/a/b: go.mod file not found"), "github.com/a/b"],
  [refused("module lookup disabled by GOPROXY=off", '"github.com/a/b"'), "github.com/a/b"],
  [refused("go: github.com/a/b@v0.8.1: module lookup disabled by GOPROXY=off"), "github.com/a/b"],
  [refused("error: Could not find module ‘Data.List.Extra’"), "Data.List.Extra"],
  [refused("error[E0463]: can't find crate for `rand`"), "rand"],
  [refused("error[E0432]: unresolved import `rand`"), "rand"],
  [
    refused(
      "error[E0658]: use of unstable library feature `rustc_private`: this crate",
      "extern crate libc;",
    ),
    "libc",
  ],
  [refused("error[E0432]: unresolved import `crate::board`"), undefined],
  [
    refused(
      "error CS0246: The type or namespace name `NUnit' could not be found. Are you missing an assembly reference?",
      "using NUnit.Framework;",
    ),
    "NUnit.Framework",
  ],
  [
    refused(
      "error CS0234: The type or namespace name `Eventing' does not exist in the namespace `System.Diagnos…",
      "using System.Diagnostics.Eventing.Reader;",
    ),
    "System.Diagnostics.Eventing.Reader",
  ],
  [
    refused(
      "error CS0246: The type or namespace name `Knight' could not be found. Are you missing an assembly reference?",
      "Knight knight;",
    ),
    undefined,
  ],
  [
    refused("error: unresolved reference: processing", "import processing.core.PApplet"),
    "processing.core.PApplet",
  ],
  [refused("error: unresolved reference: bord", "println(bord)"), undefined],
  [ended("ReferenceError: Deno is not defined"), "Deno"],
  [ended("ReferenceError: board is not defined"), undefined],
  [refused("error: expected ‘;’ before ‘}’ token"), undefined],
])("%j names the library that is missing: %s", (finding, library) => {
  expect(missingDependency({ finding })).toEqual(library && { kind: "library-missing", library });
});

test("a module of the program's own that is not found is no library", () => {
  const stderr =
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/tmp/cavalo-a1B2c3/run-d4E5f6/program/src/moves' imported from";
  expect(dependencyIn(said({ code: 1, stderr }))).toBeUndefined();
});

test("a program that ends well and has printed something needs nothing", () => {
  const stderr = "java.awt.HeadlessException";
  expect(dependencyIn(said({ code: 0, stderr }))).toEqual({ kind: "display-missing" });
  expect(dependencyIn(said({ code: 1, stdout: "1 2 3\n", stderr }))).toEqual({ kind: "display-missing" });
  expect(dependencyIn(said({ code: 0, stdout: "1 2 3\n", stderr }))).toBeUndefined();
});

test.each([
  'Exception in thread "main" java.awt.HeadlessException: No X11 DISPLAY variable was set,',
  "_tkinter.TclError: no display name and no $DISPLAY environment variable",
  "freeglut (./tour): failed to open display ''",
  "pygame.error: No available video device",
  "ReferenceError: document is not defined",
])("a program that says %j needs a display", (quote) => {
  expect(missingDependency({ finding: ended(quote) })).toEqual({ kind: "display-missing" });
  expect(missingDependency({ finding: { kind: "signal", signal: "SIGABRT", quote } })).toEqual({
    kind: "display-missing",
  });
  // The thread of windows ends alone, and the program as if nothing were wrong.
  const inAnotherThread: Finding = { kind: "unreadable-answer", formats: ["grid"], onStderr: quote };
  expect(missingDependency({ finding: inAnotherThread })).toEqual({ kind: "display-missing" });
  expect(
    missingDependency({ finding: { kind: "unreadable-answer", formats: ["grid"], quote } }),
  ).toBeUndefined();
  // The main thread ends, and the program waits for the others.
  const forEver: Finding = { kind: "wall-limit", limitMs: 1000, idle: true, onStderr: quote };
  expect(missingDependency({ finding: forEver })).toEqual({ kind: "display-missing" });
});

describe("a line of Python that only a notebook can run", () => {
  const refusedAt = (code: string, file = "cavalo.py"): Pick<Ruling, "finding"> => ({
    finding: { kind: "not-compiled", quote: "SyntaxError: invalid syntax", place: { file, line: 3, code } },
  });
  const endedAt = (code: string): Pick<Ruling, "finding" | "clue"> => ({
    finding: ended("NameError: name 'get_ipython' is not defined"),
    clue: { kind: "uncaught-error", error: "NameError", file: "cavalo.py", line: 3, code },
  });

  test.each([
    ...[
      "!pip install numpy",
      "!ls",
      "%matplotlib inline",
      "%%time",
      "%cd /content",
      "!pip install 'a[b]'",
    ].map((code) => [code, refusedAt(code)] as const),
    ...[
      "get_ipython().system('pip install numpy')",
      "from google.colab import drive",
      "from google import colab",
      "import google.colab",
      "from IPython.display import clear_output",
    ].map((code) => [code, endedAt(code)] as const),
  ])("%s", (code, ruling) => {
    const place = { file: "cavalo.py", line: 3, code };
    expect(missingDependency(ruling)).toEqual({ kind: "notebook-needed", place });
  });

  test.each([
    ["if !seen:", refusedAt("if !seen:")],
    ["!seen[row])", refusedAt("!seen[row])")],
    ["!seen and not done):", refusedAt("!seen and not done):")],
    ["% rows", refusedAt("% rows")],
    ["%d", refusedAt("%d", "cavalo.c")],
    ["print(moves)", endedAt("print(moves)")],
    ["# from IPython", endedAt("print(1 / 0)  # from IPython import display")],
  ])("is not %s", (_, ruling) => {
    expect(missingDependency(ruling)).toBeUndefined();
  });

  test("is found in a module", () => {
    const code = "%matplotlib inline";
    const clue = { kind: "uncaught-error", error: "SyntaxError", file: "board.py", line: 1, code } as const;
    const place = { file: "board.py", line: 1, code };
    expect(missingDependency({ finding: ended("SyntaxError: invalid syntax"), clue })).toEqual({
      kind: "notebook-needed",
      place,
    });
    expect(
      missingDependency({ finding: ended("ZeroDivisionError"), clue: { ...clue, error: "X" } }),
    ).toBeUndefined();
  });

  test("is told in the messages of a run", () => {
    const stderr = 'Traceback (most recent call last):\n  File "/a/cavalo.py", line 1, in <module>\n';
    expect(dependencyIn(said({ code: 1, stderr: `${stderr}    get_ipython().system('ls')\n` }))).toEqual({
      kind: "notebook-needed",
    });
    expect(dependencyIn(said({ code: 1, stderr: `${stderr}    print(1 / 0)\n` }))).toBeUndefined();
  });
});

const WITHOUT_NUMPY: Attempt = {
  verdict: "RTE",
  finding: ended("ModuleNotFoundError: No module named 'numpy'"),
};
const kind = { kind: "commands" } as const;
const SKIPPED = {
  verdict: "SK",
  finding: {
    kind: "library-missing",
    library: "numpy",
    quote: "ModuleNotFoundError: No module named 'numpy'",
  },
};

test("a program is skipped if each of its runs ended without a library", async () => {
  const folder = folderWith({ "a.py": "import numpy" });
  expect(await skippedInNeed([WITHOUT_NUMPY, WITHOUT_NUMPY], { folder, kind })).toEqual([SKIPPED, SKIPPED]);
  const notRun: Attempt = { verdict: "TLE", finding: { kind: "not-run-too-slow", timeOuts: 1 } };
  expect(await skippedInNeed([WITHOUT_NUMPY, notRun], { folder, kind })).toMatchObject([
    SKIPPED,
    { verdict: "SK", finding: { kind: "library-missing" } },
  ]);
});

test("a program that answers nothing is skipped if it came to need a library when it was asked in another way", async () => {
  const folder = folderWith({ "a.py": "input()\nimport numpy" });
  const mute: Attempt = { verdict: "RTE", finding: ended("EOFError: EOF when reading a line") };
  const outcomeOf = (...attempts: Attempt[]) => skippedInNeed(attempts, { folder, kind }, WITHOUT_NUMPY);
  expect(await outcomeOf(mute, mute)).toEqual([SKIPPED, SKIPPED]);
  const answered: Attempt = {
    verdict: "WA",
    finding: { kind: "wrong-number-of-moves", expected: 3, found: 2 },
  };
  expect(await outcomeOf(mute, answered)).toEqual([mute, answered]);
});

test.each(["Error: Cannot find module '~/models'", "SyntaxError: Unexpected token '<'"])(
  "what a package would do is missed with the package that is declared: %s",
  async (message) => {
    const attempt: Attempt = { verdict: "RTE", finding: ended(message) };
    const declared = '{ "dependencies": { "lodash": "4" } }';
    const outcomeIn = (files: Record<string, string>) =>
      skippedInNeed([attempt], { folder: folderWith(files), kind });
    expect(await outcomeIn({ "package.json": declared })).toEqual([
      { verdict: "SK", finding: { kind: "library-missing", library: "lodash" } },
    ]);
    const files = { "package.json": '{ "devDependencies": { "babel-cli": "6", "react": "16" } }' };
    const folder = folderWith({ ...files, "index.js": 'import React from "react";\n' });
    const own = await detectProgram(await readTree(folder), {});
    expect(await skippedInNeed([attempt], { folder, kind: own })).toMatchObject([
      { finding: { library: "react" } },
    ]);
    const brought = { "package.json": declared, "node_modules/lodash/index.js": "" };
    for (const files of [brought, { "package.json": "{" }, {}])
      expect(await outcomeIn(files)).toEqual([attempt]);
  },
);

test.each<[string, Record<string, string>, Attempt]>([
  ["says so in some runs only", { "a.py": "import numpy" }, { verdict: "AC" }],
  ["brings what it misses", { "a.py": "import numpy", "lib/numpy.py": "" }, WITHOUT_NUMPY],
  ["brings what it misses in a folder", { "a.py": "import numpy", "lib/numpy/a.py": "" }, WITHOUT_NUMPY],
])("a program that %s is judged", async (_, files, attempt) => {
  const attempts = [WITHOUT_NUMPY, attempt];
  expect(await skippedInNeed(attempts, { folder: folderWith(files), kind })).toEqual(attempts);
});

test("a module in a folder that had another name is the program's own", async () => {
  const message = "ModuleNotFoundError: No module named 'python'";
  const main = "from python.board import Board\nprint(Board)\n";
  const outcomeOf = async (files: Record<string, string>) => {
    const folder = folderWith({ "py/main.py": main, ...files });
    const own = await detectProgram(await readTree(folder), { main: "py/main.py" });
    const [result] = await skippedInNeed([{ verdict: "RTE", finding: ended(message) }], {
      folder,
      kind: own,
    });
    return result?.verdict;
  };
  expect(await outcomeOf({ "py/board.py": "class Board: pass\n" })).toBe("RTE");
  expect(await outcomeOf({ "board.png": "" })).toBe("SK");
});

test("a class that is imported from a package of the program's own is missed in it", async () => {
  const files = { "Main.kt": "package tour\nimport tour.Board\nfun main() {}\n" };
  const own = await detectProgram(await readTree(folderWith(files)), {});
  const finding = refused("error: unresolved reference: Board", "import tour.Board");
  const attempts = [{ verdict: "CE", finding } as const];
  expect(await skippedInNeed(attempts, { folder: folderWith(files), kind: own })).toEqual(attempts);
});

test("a module that stands in a file of another name is the program's own", async () => {
  const files = { "Main.hs": "import Sudoku\nmain = run\n", "Sudoko.hs": "module Sudoku (run) where\n" };
  const own = await detectProgram(await readTree(folderWith(files)), {});
  const missed = [refused("Could not find module ‘Sudoku’")];
  const attempts = missed.map((finding) => ({ verdict: "CE", finding }) as const);
  expect(await skippedInNeed(attempts, { folder: folderWith(files), kind: own })).toEqual(attempts);
});
