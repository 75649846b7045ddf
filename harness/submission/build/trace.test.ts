import { expect, test } from "vitest";
import { traceClue } from "./trace.ts";

const SOURCES = ["cavalo.py", "Cavalo.java", "cavalo.js", "cavalo.rb", "cavalo.rs"].map((path) => ({
  path,
  text: "one\ntwo\n",
}));
const clueIn = (printed: string) => traceClue(Buffer.from(printed), SOURCES);

test.each([
  ['Traceback\n  File "/w/cavalo.py", line 2, in <module>\n    x\nIndexError: list\n', "IndexError"],
  [
    'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Cavalo.main(Cavalo.java:2)\n',
    "ArithmeticException",
  ],
  ["/w/cavalo.js:2\nx\n\nTypeError: x\n    at f (/w/cavalo.js:2:3)\n", "TypeError"],
  [
    "cavalo.rb:2:in `f': divided by 0 (ZeroDivisionError)\n\tfrom cavalo.rb:9:in `main'\n",
    "ZeroDivisionError",
  ],
  ["thread 'main' panicked at cavalo.rs:2:5:\nindex out of bounds\n", "index out of bounds"],
  ["thread 'main' panicked at 'index out of bounds', cavalo.rs:2:5\n", "index out of bounds"],
])("%j tells the error and the line, whatever ends lines", (printed, error) => {
  for (const end of ["\n", "\r\n", "\r"])
    expect(clueIn(printed.replaceAll("\n", end))).toMatchObject({ error, line: 2, code: "two" });
});

test("what only looks like the end of a line is none", () => {
  const printed = `  File "cavalo.py", line 2, in f\n    print("\u2028Fake: x")\nKeyError: 'a'\n`;
  expect(clueIn(printed)).toMatchObject({ error: "KeyError" });
});

test("the number of a line is one that a report can hold", () => {
  const printed = `  File "cavalo.py", line ${"9".repeat(400)}\nKeyError: x\n`;
  const clue = clueIn(printed);
  expect(clue?.kind === "uncaught-error" && Number.isSafeInteger(clue.line)).toBe(true);
});

test.each([
  ..."\n\r \tA(",
  "\r\t",
  "\t\n",
  "\rA",
  " \n",
  "\r a",
  "\r at ",
  "\u2028\t",
  "\r\ta",
  "panicked at '",
  "panicked at a:",
  "\n at (",
  "a.rb:1:in (A",
  "\t at a.cs:1 in ",
  "at (a.java:1",
])("megabytes of %j are looked through to their end", (shape) => {
  expect(traceClue(Buffer.alloc(4 * 1024 * 1024, shape), SOURCES)).toBeUndefined();
});
