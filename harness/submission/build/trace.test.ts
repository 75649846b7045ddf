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

test("a file of a library is not the program's own of the same name", () => {
  const sources = [{ path: "tour/__init__.py", text: "one\ntwo\n" }];
  const clue = (file: string) =>
    traceClue(Buffer.from(`Traceback\n  File "${file}", line 2, in f\n    x\nOSError: x\n`), sources);
  expect(clue("/usr/lib/python3/logging/__init__.py")).toBeUndefined();
  const own = [{ path: "app.py", text: "one\ntwo\n" }];
  const trace = (place: string) => `Traceback\n  File "${place}app.py", line 2, in f\n    x\nOSError: x\n`;
  for (const place of [
    "/usr/lib/python3/dist-packages/flask/",
    "/home/a/.venv/lib/python3.11/site-packages/",
  ])
    expect(traceClue(Buffer.from(trace(place)), own)).toBeUndefined();
  expect(traceClue(Buffer.from(trace("/w/")), own)).toMatchObject({ file: "app.py" });
  expect(clue("/w/tour/__init__.py")).toMatchObject({ file: "tour/__init__.py", line: 2 });
});

test.each([
  [
    'Exception in thread "main" java.lang.StackOverflowError\n\tat java.util.ArrayList.get(ArrayList.java:1)\n\tat Cavalo.leaf(Cavalo.java:1)\n',
    "\tat Cavalo.f(Cavalo.java:2)\n",
    "",
  ],
  [
    "/w/cavalo.js:1\nx\n\nRangeError: Maximum call stack size exceeded\n    at leaf (/w/cavalo.js:1:3)\n",
    "    at f (/w/cavalo.js:2:3)\n",
    "",
  ],
  [
    'Traceback (most recent call last):\n  File "/w/cavalo.py", line 9, in <module>\n',
    '  File "/w/cavalo.py", line 2, in f\n',
    '  File "/w/cavalo.py", line 1, in leaf\nRecursionError: maximum recursion depth exceeded\n',
  ],
  [
    "cavalo.rb:1:in `leaf': stack level too deep (SystemStackError)\n",
    "\tfrom cavalo.rb:2:in `f'\n",
    "\tfrom cavalo.rb:9:in `main'\n",
  ],
])("a recursion without an end is told by its call, wherever it stopped: %j", (above, call, below) => {
  expect(clueIn(above + call.repeat(3) + below)).toMatchObject({ line: 2, isRecursion: true });
});

test("what only looks like the end of a line is none", () => {
  const printed = `  File "cavalo.py", line 2, in f\n    print("\u2028Fake: x")\nKeyError: 'a'\n`;
  expect(clueIn(printed)).toMatchObject({ error: "KeyError" });
  expect(clueIn(printed)).not.toHaveProperty("isRecursion");
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
