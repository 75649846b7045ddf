import { describe, expect, test } from "vitest";
import { built, ranOnceBuilt } from "../../testing/building.ts";
import { isolationAt, workingLevels } from "../../testing/levels.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

/** Programs that copy what they have into twice the room, until they get no more. The limit is 256 MiB. */
const GROWING = {
  cpp: [
    "main.cpp",
    "#include <vector>\nint main() { std::vector<char> all(1); for (;;) all.insert(all.end(), all.size(), 1); }\n",
  ],
  python: ["main.py", "all = [0]\nwhile True: all = all + all\n"],
  java: [
    "Main.java",
    "class Main { public static void main(String[] words) { for (long[] all = {1}; ; ) all = java.util.Arrays.copyOf(all, 2 * all.length); } }\n",
  ],
  kotlin: ["main.kt", "fun main() { var all = LongArray(1); while (true) all = all.copyOf(2 * all.size) }\n"],
  javascript: ["main.js", "for (let all = Buffer.alloc(1, 1); ; ) all = Buffer.concat([all, all]);\n"],
  typescript: ["main.ts", "const all: number[][] = [];\nfor (;;) all.push(Array(2 ** 17).fill(0.5));\n"],
  rust: [
    "main.rs",
    "fn main() { let mut all = vec![1u8]; loop { let more = all.clone(); all.extend(more); } }\n",
  ],
  go: [
    "main.go",
    "package main\n\nfunc main() {\n\tall := []byte{1}\n\tfor {\n\t\tall = append(all, all...)\n\t}\n}\n",
  ],
  csharp: [
    "Program.cs",
    "class Program { static void Main() { for (var all = new long[1]; ; ) System.Array.Resize(ref all, 2 * all.Length); } }\n",
  ],
  haskell: [
    "Main.hs",
    "main = do { let { all = [1 ..] :: [Integer] }; print (length all); print (head all) }\n",
  ],
  ruby: ["main.rb", "all = [1]\nloop { all = all + all }\n"],
} as const;

/** Programs that ask for one block that is larger than any limit, and had little. */
const ASKING = {
  cpp: [
    "main.cpp",
    "#include <cstdio>\n#include <vector>\nint main() { std::vector<char> all(10000000000, 1); std::puts(&all[3]); }\n",
    "std::bad_alloc",
  ],
  python: ["main.py", "all = [0] * 10**10\n", "MemoryError"],
  java: [
    "Main.java",
    "class Main { public static void main(String[] words) { System.out.println(new long[1000000000].length); } }\n",
    "OutOfMemoryError",
  ],
  javascript: [
    "main.js",
    "console.log(new ArrayBuffer(2 ** 40).byteLength);\n",
    "Array buffer allocation failed",
  ],
} as const;

/** Programs that only speak of memory, and end by another error or by one that they raise themselves. */
const SPEAKING = {
  "python: a line of its own": [
    "main.py",
    "import sys\nprint('MemoryError not raised', file=sys.stderr)\nsys.exit(1)\n",
    "MemoryError not raised",
  ],
  "python: the name alone": ["main.py", "import sys\nsys.exit('MemoryError')\n", "MemoryError"],
  "python: another error, after one that was caught": [
    "main.py",
    "try:\n    all = [0] * 10**10\nexcept MemoryError:\n    raise ValueError('board')\n",
    "ValueError: board",
  ],
  "python: one that was raised": ["main.py", "raise MemoryError\n", "MemoryError"],
  "cpp: one that was thrown": [
    "main.cpp",
    "#include <new>\nint main() { throw std::bad_alloc(); }\n",
    "std::bad_alloc",
  ],
  "cpp: one that was caught": [
    "main.cpp",
    '#include <cstdio>\n#include <new>\nint main() { try { throw std::bad_alloc(); } catch (std::bad_alloc &error) { std::fprintf(stderr, "%s\\n", error.what()); return 1; } }\n',
    "std::bad_alloc",
  ],
  "cpp: another error with its name": [
    "main.cpp",
    '#include <stdexcept>\nint main() { throw std::runtime_error("std::bad_alloc"); }\n',
    "what():  std::bad_alloc",
  ],
  "java: another error with its name": [
    "Main.java",
    'class Main { public static void main(String[] words) { throw new IllegalStateException("java.lang.OutOfMemoryError"); } }\n',
    "IllegalStateException: java.lang.OutOfMemoryError",
  ],
  "javascript: another error with its name": [
    "main.js",
    'throw new Error("JavaScript heap out of memory");\n',
    "Error: JavaScript heap out of memory",
  ],
} as const;

// Below level B a program that takes too much is not contained.
describe.each(await workingLevels("B"))("at level %s", async (level) => {
  const isolation = await isolationAt(level);
  const ran = async (name: string, text: string) =>
    ranOnceBuilt(await built({ [name]: text }, { isolation }), { isolation });

  describe.each(Object.keys(GROWING) as (keyof typeof GROWING)[])("%s", async (language) => {
    const { found } = await findToolchain(LANGUAGES[language]);
    test.skipIf(!found)("a program that grew until it was refused more is over its limit", async () => {
      const [name, text] = GROWING[language];
      const { end, stderr } = await ran(name, text);
      expect({ end, said: stderr.bytes.toString() }).toMatchObject({
        end: { kind: "limit", limit: "memory" },
      });
    });
  });

  test.each(Object.values(ASKING))("one that was refused a block is not: %s", async (name, text, said) => {
    const { end, stderr } = await ran(name, text);
    expect(end.kind).not.toBe("limit");
    expect(stderr.bytes.toString()).toContain(said);
  });

  test.each(Object.entries(SPEAKING))("not over its limit: %s", async (_, [name, text, said]) => {
    const { end, stderr } = await ran(name, text);
    expect(end.kind).not.toBe("limit");
    expect(stderr.bytes.toString()).toContain(said);
  });
});

test.each([
  [
    "main.cpp",
    "#include <new>\nint main() {\n  int *p = new int;\n  try {\n    delete p\n  } catch (std::bad_alloc &e) {\n    return 1;\n  }\n}\n",
    { line: 5, quote: expect.stringMatching(/expected .;./) },
  ],
  [
    "Main.java",
    "public class Main {\n  public static void main(String[] words) {\n    throw new OutOfMemoryError()\n  }\n}\n",
    { line: 3, quote: expect.stringContaining("';' expected") },
  ],
])("the error of a source that speaks of memory is told: %s", async (name, text, { line, quote }) => {
  expect(await built({ [name]: text })).toMatchObject({
    kind: "compile-error",
    finding: { kind: "not-compiled", quote, place: { file: name, line } },
  });
});

test("a linker that names the error of memory is quoted", async () => {
  const files = { "main.cpp": "#include <new>\nint main() { throw std::bad_alloc(); }\n" };
  const build = [["gcc", "-O0", "-o", "program", "main.cpp"]];
  expect(await built(files, { build, run: ["./program"] })).toMatchObject({
    kind: "compile-error",
    finding: { kind: "not-compiled", quote: expect.stringContaining("undefined reference to") },
  });
});

test("after such a linker, that of another language is tried", async () => {
  const text = "#include <new>\nint main() { try { new int; } catch (std::bad_alloc &) { return 1; } }\n";
  expect(await built({ "main.C": text })).toMatchObject({ kind: "ready" });
});

test("a source that Python cannot read is not called too large", async () => {
  const done = await built({ "main.py": `board = ${"-".repeat(100_000)}1\n` });
  expect(done).toMatchObject({ kind: "compile-error", finding: { kind: "not-compiled" } });
});
