import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: a script without types
import { STEPS, shown, sourceOf } from "../../docs/student.js";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";
import { RIGHT_AT_LAST } from "./figures.ts";

const page = readFileSync(path.join(PACKAGE_FOLDER, "docs", "student.pt-BR.md"), "utf8");

/** Parts of lines that javac, Java and the student wrote. */
const OTHERS_WORDS = /error: ';'(?: expected)?|^ {4}expected|(?:Index )?1 out of|Path\.of|^\$ .*/g;

/** Words that every English sentence of ours has one of. */
const ENGLISH =
  /\b(?:the|is|of|and|but|not|case|input|expected|printed|program|points?|wrong|answer|because|likewise|same)\b/i;

test("the first hour of a student is told without an English word of ours, at 80 columns", () => {
  const printed = Array.from(page.matchAll(/^```text\n([^`]*)```$/gm), ([, text = ""]) =>
    text.split("\n"),
  ).flat();
  expect(printed.length).toBeGreaterThan(60);
  expect(printed.filter((line) => ENGLISH.test(line.replaceAll(OTHERS_WORDS, "")))).toEqual([]);
  expect(printed.filter((line) => line.length > 80)).toEqual([]);
});

test("it ends with all points of today: `npm run picture` writes it anew", () => {
  expect(page).toContain(RIGHT_AT_LAST);
});

/** A text without the version of the compiler, which moves the ends of lines. */
const onAnyMachine = (text: string) => text.replace(/ com javac\s[\d.]+/g, " com javac").replace(/\s+/g, " ");

test("a program that does not compile is told as the page shows it", () => {
  const folder = path.join(folderWith({}), "meu-cavalo");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "Main.java"), sourceOf(STEPS[1]));
  const now: string = shown("cavalo check --problem lost-knight", folder);
  // The last lines count the cases, of which there are now and then more.
  const told = now.replace(" --problem lost-knight", "").split("\n").slice(0, -3).join("\n");
  expect(told).toContain("CE  o programa não compila com javac");
  expect(onAnyMachine(page)).toContain(onAnyMachine(told));
});
