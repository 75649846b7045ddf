import { describe, test } from "vitest";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { workingLevels } from "../testing/levels.ts";
import { expectOverMemory, expectOwnError } from "../testing/refused-memory.ts";

/** Programs that copy what they have into twice the room, until they get no more. The limit is 256 MiB. */
const GROWING = {
  java: [
    "Main.java",
    "class Main { public static void main(String[] words) { for (long[] all = {1}; ; ) all = java.util.Arrays.copyOf(all, 2 * all.length); } }\n",
  ],
  kotlin: ["main.kt", "fun main() { var all = LongArray(1); while (true) all = all.copyOf(2 * all.size) }\n"],
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
  lua: ["main.lua", "local all = 'x'\nwhile true do all = all .. all end\n"],
  pascal: [
    "main.pas",
    "var all: array of byte;\nbegin\n  setlength(all, 1);\n  while true do begin\n    setlength(all, 2 * length(all));\n    fillchar(all[0], length(all), 1);\n  end;\nend.\n",
  ],
  perl: ["main.pl", "my $all = 'x';\nwhile (1) { $all .= $all; }\n"],
  php: ["main.php", "<?php\n$all = 'x';\nwhile (true) $all .= $all;\n"],
  ocaml: ["main.ml", "let rec grow all = grow (Array.append all all)\nlet () = grow [|1|]\n"],
  r: ["main.R", "all <- 1\nwhile (TRUE) all <- c(all, all)\n"],
  ruby: ["main.rb", "all = [1]\nloop { all = all + all }\n"],
} as const;

/** Asks for one block that is larger than any limit, and had little. */
const ASKING = {
  java: [
    "Main.java",
    "class Main { public static void main(String[] words) { System.out.println(new long[1000000000].length); } }\n",
    "OutOfMemoryError",
  ],
} as const;

/** Programs that only speak of memory, and end by another error or by one that they raise themselves. */
const SPEAKING = {
  "python: the name alone": ["main.py", "import sys\nsys.exit('MemoryError')\n", "MemoryError"],
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
describe.each(await workingLevels("B"))("at level %s", (level) => {
  describe.each(Object.keys(GROWING) as (keyof typeof GROWING)[])("%s", async (language) => {
    const { found } = await findToolchain(LANGUAGES[language]);
    test.skipIf(!found)("a program that grew until it was refused more is over its limit", () => {
      const [name, text] = GROWING[language];
      return expectOverMemory(level, { [name]: text });
    });
  });

  test.each(Object.values(ASKING))("one that was refused a block is not: %s", (name, text, said) =>
    expectOwnError(level, { [name]: text }, said),
  );

  test.each(Object.entries(SPEAKING))("not over its limit: %s", (_, [name, text, said]) =>
    expectOwnError(level, { [name]: text }, said),
  );
});
