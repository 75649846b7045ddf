import { describe, expect, test } from "vitest";
import { built, ranOnceBuilt } from "../../testing/building.ts";
import { isolationAt, workingLevels } from "../../testing/levels.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

/** Programs that ask for a block that is larger than any limit, and get nothing. The limit is 256 MiB. */
const REFUSED = {
  cpp: [
    "main.cpp",
    "#include <cstdio>\n#include <vector>\nint main() { std::vector<char> all(10000000000, 1); std::puts(&all[3]); }\n",
  ],
  python: ["main.py", "all = [0] * 10**10\n"],
  java: [
    "Main.java",
    "class Main { public static void main(String[] words) { System.out.println(new long[1000000000].length); } }\n",
  ],
  kotlin: ["main.kt", "fun main() { println(LongArray(1000000000).size) }\n"],
  javascript: ["main.js", "console.log(new ArrayBuffer(2 ** 40).byteLength);\n"],
  // The heap has a limit, but there is no block that is too large for it alone.
  typescript: ["main.ts", "const all: number[][] = [];\nfor (;;) all.push(Array(2 ** 17).fill(0.5));\n"],
  rust: ["main.rs", 'fn main() { println!("{}", vec![1u8; 10_000_000_000][3]); }\n'],
  go: [
    "main.go",
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tn := 10000000000\n\tfmt.Println(make([]byte, n)[3])\n}\n',
  ],
  csharp: [
    "Program.cs",
    "class Program { static void Main() { System.Console.WriteLine(new int[2000000000].Length); } }\n",
  ],
  haskell: [
    "Main.hs",
    "import Data.Array.Unboxed\nmain = print ((listArray (0, 10000000000) [1 ..] :: UArray Int Int) ! 5)\n",
  ],
  ruby: ["main.rb", "puts Array.new(10_000_000_000, 1).size\n"],
} as const;
type Refused = keyof typeof REFUSED;

/** Programs that only speak of memory, and end by another error. */
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

  describe.each(Object.keys(REFUSED) as Refused[])("%s", async (language) => {
    const { found } = await findToolchain(LANGUAGES[language]);
    test.skipIf(!found)("a program that was refused memory is over its limit", async () => {
      const [name, text] = REFUSED[language];
      const { end, stderr } = await ran(name, text);
      expect({ end, said: stderr.bytes.toString() }).toMatchObject({
        end: { kind: "limit", limit: "memory" },
      });
    });
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
