import { expect, test } from "vitest";
import { LANGUAGE_NAMES, LANGUAGES } from "./index.ts";
import type { Source } from "./language.ts";

/** What a pattern may begin with, go on over or wait for in vain: a megabyte of it is the largest source. */
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
];
const BYTES = 1024 * 1024;

test.each(LANGUAGE_NAMES)("a source of a megabyte of anything does not keep from reading %s", (name) => {
  const { isMain, plan } = LANGUAGES[name];
  for (const shape of SHAPES) {
    const text = shape.repeat(BYTES / shape.length);
    const main: Source = { path: "a", text, utf8: true };
    expect(isMain(main)).toBe(false);
    expect(plan({ sources: [main, main], main }).run).not.toEqual([]);
  }
});
