import { describe, expect, test } from "vitest";
import { built } from "../../testing/building.ts";
import { workingLevels } from "../../testing/levels.ts";
import { expectOverMemory, expectOwnError } from "../../testing/refused-memory.ts";

/** Some of the programs that copy what they have into twice the room, until they get no more; the soak has more. The limit is 256 MiB. */
const GROWING = {
  cpp: [
    "main.cpp",
    "#include <vector>\nint main() { std::vector<char> all(1); for (;;) all.insert(all.end(), all.size(), 1); }\n",
  ],
  python: ["main.py", "all = [0]\nwhile True: all = all + all\n"],
  javascript: ["main.js", "for (let all = Buffer.alloc(1, 1); ; ) all = Buffer.concat([all, all]);\n"],
} as const;

/** Programs that ask for one block that is larger than any limit, and had little. */
const ASKING = {
  cpp: [
    "main.cpp",
    "#include <cstdio>\n#include <vector>\nint main() { std::vector<char> all(10000000000, 1); std::puts(&all[3]); }\n",
    "std::bad_alloc",
  ],
  python: ["main.py", "all = [0] * 10**10\n", "MemoryError"],
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
} as const;

// Below level B a program that takes too much is not contained.
describe.each(await workingLevels("B"))("at level %s", (level) => {
  test.each(Object.values(GROWING))(
    "a program that grew until it was refused more is over its limit: %s",
    (name, text) => expectOverMemory(level, { [name]: text }),
  );

  test.each(Object.values(ASKING))("one that was refused a block is not: %s", (name, text, said) =>
    expectOwnError(level, { [name]: text }, said),
  );

  test.each(Object.entries(SPEAKING))("not over its limit: %s", (_, [name, text, said]) =>
    expectOwnError(level, { [name]: text }, said),
  );
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
