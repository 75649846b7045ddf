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
