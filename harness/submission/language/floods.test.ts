import { expect, test } from "vitest";
import { LANGUAGES } from "./index.ts";
import type { Source } from "./language.ts";
import { LANGUAGE_NAMES } from "./names.ts";

/** Pieces that a pattern may begin with, go on over or wait for in vain: a megabyte of one is the largest source. */
const SHAPES = [
  ..."\n \t\r(\"'a_",
  "\r\t",
  "/*",
  "//",
  '\\"',
  '""',
  " main(",
  "\nmain\n",
  "static void ",
  "public class ",
  "\npackage a",
  "\nif __name__ ",
  "__FILE__ ",
  " fork(",
  "fork('a/",
  "import a/",
];
const BYTES = 1024 * 1024;

/** Messages that a compiler may be made to repeat, up to the megabyte that is kept of them. */
const MESSAGES = [
  "a.java:1: error: x are a preview feature\n",
  "a.kt:1:2: error: expecting an element\n",
  "error[E0658]: use ",
  "a.go:1:2: package x ",
  ": error: ",
];

test.each(LANGUAGE_NAMES)("a source of a megabyte of anything does not keep from reading %s", (name) => {
  const { isMain, plan, otherPlans, nameFor, readsAsIs, neededVersion, namesFromStart, draws } =
    LANGUAGES[name];
  const circumstances = { version: [1], read: () => undefined };
  for (const shape of SHAPES) {
    const text = shape.repeat(BYTES / shape.length);
    const main: Source = { path: "a", text, utf8: true };
    const program = { sources: [main, main], main };
    expect(isMain(main)).toBe(false);
    expect(plan(program).run).not.toEqual([]);
    otherPlans?.(program, circumstances);
    nameFor?.(main);
    readsAsIs?.(main);
    namesFromStart?.(main);
    draws?.(main);
  }
  const main: Source = { path: "a.java", text: "case A(int b) ->\n", utf8: true };
  for (const message of MESSAGES) {
    const messages = message.repeat(BYTES / message.length);
    neededVersion?.({ program: { sources: [main], main }, messages, version: [1] });
  }
});
