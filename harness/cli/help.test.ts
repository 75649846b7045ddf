import { expect, test } from "vitest";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { helpFor } from "./help.ts";

const ENGLISH = { locale: "en" } as const;

test("help names what a command expects, with choices and defaults, broken at the width of the terminal", () => {
  expect(helpFor(["boards", "-h"], { locale: "en", columns: 72 })?.split("\n")).toEqual([
    "Usage: cavalo boards [options] [command]",
    "",
    "make the missing board files, each from the seed in its case",
    "",
    "Options:",
    "  --cases <glob>         case files: a folder, or a pattern in quotes",
    "                         (default: the bundled ones)",
    "  --check                only compare every board file with its seed,",
    "                         byte for byte",
    "  -h, --help             show the help of a command",
    "",
    "Commands:",
    "  import <folder>        replace the boards of the cases by your own",
    "                         (caso100.txt ...), if they match the cases",
    "  seed [options] <case>  find the first seed whose board has the answer",
    "                         that a case states",
    "",
  ]);
  expect(helpFor(["check", "--help"], { locale: "en", columns: 200 })).toContain(
    '  folder               the folder of your program, or its main file (default: ".")\n',
  );
  expect(helpFor(["--help"], ENGLISH)).toMatch(/^ {2}help \[command\] +show the help of a command$/m);
  expect(helpFor(["grade", "--help"], { locale: "en", columns: 200 })).toContain(
    ' (choices: "instructor", "student", default: "instructor")\n',
  );
});

test.each([[["grade"]], [["chess", "--help"]], [["--help", "grade"]], [[]]])(
  "%j asks for no help",
  (args) => {
    expect(helpFor(args, ENGLISH)).toBeUndefined();
  },
);

test("help is the same in whatever way it is asked for", async () => {
  const folder = folderWith({});
  const help = helpFor(["grade", "--help"], ENGLISH)?.trimEnd();
  for (const args of [
    ["grade", "--help"],
    ["help", "grade"],
    ["grade", "class", "--help"],
  ])
    expect(await cavalo(folder, ...args)).toMatchObject({ exitCode: 0, stdout: help, stderr: "" });
});
