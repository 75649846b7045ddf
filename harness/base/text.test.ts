import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { capitalized, excerpt, linesOf, namesIn, printable, tellingLine } from "./text.ts";

const flood = (shape: string) => Buffer.alloc(16 * 1024 * 1024, shape);

describe("an excerpt", () => {
  test("is the beginning of the text as it is shown, with a mark where it is cut", () => {
    const character = fc.constantFrom("a", " ", "é", "\u0001", "\u202e", "\ud83d", "𝄞", "👩🏽‍🚀");
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 400 }), (text) => {
        const shown = Array.from(printable(text.trim()));
        const cut = shown.length > 160 ? `${shown.slice(0, 160).join("")}…` : shown.join("");
        expect(excerpt(text)).toBe(cut);
      }),
    );
  });

  test("escapes no more than it shows", () => {
    const replace = vi.spyOn(String.prototype, "replace");
    expect(excerpt("\u0001".repeat(1e6))).toMatch(/^(\\u\{1\})+.*…$/);
    const escaped = replace.mock.contexts.map((text) => String(text).length);
    replace.mockRestore();
    expect(Math.max(...escaped)).toBeLessThan(1000);
  });
});

test.each([
  "می\u200cخواهم",
  "क्\u200dष",
  "श्री\u200cमान",
  "👩\u200d👩\u200d👧",
  "👩🏽\u200d🚀",
  "❤\ufe0f\u200d🔥",
])("%s is written with a joiner, and shown so", (name) => {
  expect(printable(name)).toBe(name);
});

test.each([
  "An\u200da",
  "An\u200ca",
  "Анна\u200d",
  "\u200dनमन",
  "नमन\u200d",
  "न\u200d\u200dम",
  "👩\u200c🚀",
  "न\u202eम",
  "\u2066a",
])("in %j nothing is hidden", (name) => {
  expect(printable(name)).toMatch(/^[^\p{Cf}]*\\u\{\w+\}[^\p{Cf}]*$/u);
});

describe("the lines of an output", () => {
  test("end in any way, and are UTF-8 or Latin-1 each for itself", () => {
    const bytes = Buffer.concat([Buffer.from("a\r\n\r\nb\rcão\n"), Buffer.from("não", "latin1")]);
    expect(linesOf(bytes)).toEqual(["a", "b", "cão", "não"]);
  });

  test("are the first and the last where there are many", () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `line ${index}`);
    const found = linesOf(Buffer.from(lines.join("\n")));
    expect(found).toEqual([...lines.slice(0, 10_000), ...lines.slice(-10_000)]);
    const few = lines.slice(0, 15_000);
    expect(linesOf(Buffer.from(few.join("\n")))).toEqual(few);
  });

  test.each(["\n", "\r", "a\n", " \r", "\u0001", "é", "\ud83d"])(
    "are few and short in a flood of %j",
    (shape) => {
      const found = linesOf(flood(shape));
      expect(found.length).toBeLessThanOrEqual(20_000);
      expect(found.every((line) => line.length <= 2000)).toBe(true);
    },
  );
});

test.each([
  ["a\nmain.c:3: error: x\nb\n", "main.c:3: error: x"],
  ["a\nb\n \n", "b"],
  ["a\n\u001b[0m\n", "a"],
  ["java.lang.NullPointerException\r\n\tat A.main(A.java:1)\r\n", "java.lang.NullPointerException"],
  ["Segmentation fault (core dumped)", "Segmentation fault (core dumped)"],
  ["Erro: posição", "Erro: posição"],
  [
    'Exception in thread Thread-1 (main):\nTraceback (most recent call last):\n  File "a.py", line 3\nRecursionError: too deep\n',
    "RecursionError: too deep",
  ],
  [
    'Exception in thread "Thread-0" java.lang.ExceptionInInitializerError\n\tat A.f(A.java:3)\nCaused by: java.awt.HeadlessException: No X11 DISPLAY\n\tat A.g(A.java:4)\n',
    "Caused by: java.awt.HeadlessException: No X11 DISPLAY",
  ],
  [
    'Exception in thread "main" java.lang.NullPointerException\n\tat A.main(A.java:9)\nException in thread "AWT-EventQueue-0" java.awt.HeadlessException: No X11 DISPLAY\n',
    'Exception in thread "AWT-EventQueue-0" java.awt.HeadlessException: No X11 DISPLAY',
  ],
  [
    'Traceback (most recent call last):\n  File "/a/error.py", line 4, in <module>\n    check_error([1])\n  File "/a/error.py", line 2, in check_error\n    raise SemCaminho("x")\n__main__.SemCaminho: x\n',
    "__main__.SemCaminho: x",
  ],
  [
    "  File \"a.py\", line 3\n    print(undefined_error\n         ^\nSyntaxError: '(' was never closed\n",
    "SyntaxError: '(' was never closed",
  ],
  [
    '\n/a/main.js:1\nfunction error() { throw new Error("quebrou"); }\n                   ^\n\nError: quebrou\n    at error (/a/main.js:1:26)\n\nNode.js v20.20.2\n',
    "Error: quebrou",
  ],
  [
    '\n/a/main.js:1\nthrow "ruim"\n^\nruim\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v20.20.2\n',
    "ruim",
  ],
  [
    "main.c: In function ‘error’:\nmain.c:3:2: error: expected ‘;’ before ‘return’\n    3 |  return 1; }\n      |  ^~~~~~\n",
    "main.c:3:2: error: expected ‘;’ before ‘return’",
  ],
  [
    "main.c:3:33: warning: implicit declaration of function ‘error_print’\n    3 | int main(void) { error_print(1); }\n      |                  ^~~~~~~~~~~\n/usr/bin/ld: /tmp/main.o: in function `main':\nmain.c:(.text+0x1d): undefined reference to `error_print'\ncollect2: error: ld returned 1 exit status\n",
    "main.c:(.text+0x1d): undefined reference to `error_print'",
  ],
  [
    "terminate called after throwing an instance of 'std::out_of_range'\n  what():  vector::_M_range_check\n",
    "terminate called after throwing an instance of 'std::out_of_range' what():  vector::_M_range_check",
  ],
  ["panic: ruim\n\ngoroutine 1 [running]:\nmain.main()\n\t/a/main.go:3 +0x3b\n", "panic: ruim"],
  [
    "thread 'main' panicked at src/main.rs:1:55:\nindex out of bounds: the len is 0 but the index is 5\nnote: run with `RUST_BACKTRACE=1`\n",
    "thread 'main' panicked at src/main.rs:1:55: index out of bounds: the len is 0 but the index is 5",
  ],
  [
    "warning: unused import\n  = note: `#[warn(unused_imports)]` on by default\nerror[E0308]: mismatched types\n",
    "error[E0308]: mismatched types",
  ],
  ["a: ruim\nCallStack (from HasCallStack):\n  error, called at a.hs:2:8 in main:Main\n", "a: ruim"],
  ["  1 | 2\n    ^\n", "^"],
  ["", ""],
])("of %j the line that tells most is %j", (printed, line) => {
  expect(tellingLine(Buffer.from(printed))).toBe(line);
});

test("an error is found before a flood and behind it", () => {
  const error = Buffer.from("\nTypeError: x\n");
  expect(tellingLine(Buffer.concat([error, flood("a\n")]))).toBe("TypeError: x");
  expect(tellingLine(Buffer.concat([flood("a\n"), error, Buffer.from("a\n")]))).toBe("TypeError: x");
});

test("a sentence begins large, but not the name of a file", () => {
  expect(capitalized("the tour ends")).toBe("The tour ends");
  expect(capitalized("main.c includes Board.h")).toBe("main.c includes Board.h");
  expect(capitalized("")).toBe("");
});

test("names are in the order in which their readers look for them", () => {
  const names = ["Zeca", "Érica", "Eduardo", "Cauê", "Célia", "group 10", "group 2", "Ana", "ana"];
  expect(names.toSorted(namesIn("pt-BR"))).toEqual([
    "ana",
    "Ana",
    "Cauê",
    "Célia",
    "Eduardo",
    "Érica",
    "group 2",
    "group 10",
    "Zeca",
  ]);
  // What the language takes for equal is told apart by its code units.
  expect(["e\u0301", "\u00e9"].toSorted(namesIn("en"))).toEqual(["e\u0301", "\u00e9"]);
});
