import { expect, test } from "vitest";
import type { Outcome } from "../../run/outcome.ts";
import { folderWith } from "../../testing/folders.ts";
import { told } from "../../testing/sentences.ts";
import { readSources } from "../find/tree/sources.ts";
import { readTree } from "../find/tree/tree.ts";
import type { Language, Source } from "../language/language.ts";
import { compileErrorOf } from "./compiler-message.ts";

const CODE = "first line\nsecond line\n";

/** Tells in English of a folder with such files, after a compiler printed that. */
async function complaint(
  printed: string,
  files: Record<string, string | Buffer>,
  readsAsIs?: Language["readsAsIs"],
) {
  const folder = folderWith({ "src/.keep": "", ...files });
  const sources: Source[] = Array.from((await readSources(await readTree(folder))).values()).flat();
  const stream = (text: string) => ({ bytes: Buffer.from(text.replaceAll("FOLDER", folder)) });
  const outcome = { stdout: stream(""), stderr: stream(printed) } as Outcome;
  return told(compileErrorOf(outcome, { folder, sources, readsAsIs }))[1];
}

test.each([
  [
    "gcc",
    "./a (1).c: In function ‘main’:\n./a (1).c:2:3: error: no ;\n    2 |   x",
    "a (1).c",
    "error: no ;",
  ],
  ["javac", "./A.java:2: error: ';' expected\n  x\n   ^\n1 error", "A.java", "error: ';' expected"],
  [
    "javac, of a package that is imported as a whole",
    "./A.java:9: error: cannot find symbol\n  Options o;\n  ^\n./A.java:2: error: package org.cli does not exist\nimport org.cli.*;\n^\n2 errors",
    "A.java",
    "error: package org.cli does not exist",
  ],
  ["kotlinc", "warning: old\na.kt:2:16: error: type mismatch\n  x", "a.kt", "error: type mismatch"],
  [
    "tsc",
    "src/a.ts(2,9): error TS1109: Expression expected\n",
    "src/a.ts",
    "error TS1109: Expression expected",
  ],
  ["mcs", "./a.cs(2,9): error CS0029: no\nCompilation failed: 1 error(s)", "a.cs", "error CS0029: no"],
  [
    "go",
    "# command-line-arguments\n./a.go:2:3: declared and not used: x\n",
    "a.go",
    "declared and not used: x",
  ],
  ["ghc", "\na.hs:2:3: error:\n    parse error on input\n  |", "a.hs", "error: parse error on input"],
  [
    "ghc without a main program",
    "a.hs:2:1: error:\n    no output will be generated\nbecause there is no Main module.",
    "a.hs",
    "error: no output will be generated because there is no Main module.",
  ],
  [
    "fpc",
    'a.pas:2:10: error: Incompatible types: got "Char" expected "SmallInt"\na.pas:9: error: There were 1 errors compiling module, stopping\n',
    "a.pas",
    'error: Incompatible types: got "Char" expected "SmallInt"',
  ],
  ["luac", "luac: ./a.lua:2: unexpected symbol near '='\n", "a.lua", "unexpected symbol near '='"],
  [
    "perl",
    'Global symbol "$y" requires explicit package name at ./a.pl line 2.\n./a.pl had compilation errors.\n',
    "a.pl",
    'Global symbol "$y" requires explicit package name',
  ],
  [
    "php",
    "Parse error: syntax error, unexpected end of file in ./a.php on line 2\nErrors parsing ./a.php\n",
    "a.php",
    "syntax error, unexpected end of file",
  ],
  [
    "ocamlopt",
    'File "./a.ml", line 2, characters 20-23:\n2 |   print (1 + "a")\n                 ^^^\nError: This has type string but was expected to be\n         int\n',
    "a.ml",
    "Error: This has type string but was expected to be int",
  ],
  [
    "R",
    "Error in parse(commandArgs(TRUE)[1]) : ./a.R:2:5: unexpected '='\n1: x <- 3\n2: y = =\n       ^\nExecution halted\n",
    "a.R",
    "unexpected '='",
  ],
  ["ruby", "./a.rb:2: syntax error, unexpected ';'\n  x\n", "a.rb", "syntax error, unexpected ';'"],
  [
    "rustc",
    "error[E0308]: mismatched types\n --> ./a.rs:2:16\n  |",
    "a.rs",
    "error[E0308]: mismatched types",
  ],
  [
    "node",
    "FOLDER/src/a.js:2\nlet b = ;\n\nSyntaxError: no ;\n    at x (node:y:1:2)",
    "src/a.js",
    "SyntaxError: no ;",
  ],
  [
    "python",
    '  File "./a.py", line 2\n    def f(:\n\nSyntaxError: invalid syntax',
    "a.py",
    "SyntaxError: invalid syntax",
  ],
  ["py_compile", "Sorry: IndentationError: none (a.py, line 2)", "src/a.py", "IndentationError: none"],
])("%s: the file and its line", async (_, printed, file, message) => {
  expect(await complaint(printed, { [file]: CODE })).toBe(
    `the program does not compile: ${file}, line 2: ${message}: second line`,
  );
});

test.each([
  ["a header", "In file included from ./a.c:1:\n./a.h:2:3: error: no ;", "./a.h:2:3: error: no ;"],
  [
    "the linker",
    "ld: x.o: in function `main':\na.c:(.text+0x5): undefined reference to `f'",
    "a.c:(.text+0x5): undefined reference to `f'",
  ],
  [
    "the linker",
    "ld: y.o: in function `f':\nb.c:(.text+0x5): multiple definition of `f'; x.o:a.c:(.text+0x5): first defined here\ncollect2: error",
    "b.c:(.text+0x5): multiple definition of `f'; x.o:a.c:(.text+0x5): first defined here",
  ],
  ["a file elsewhere", 'File "/usr/lib/x.py", line 2\nOSError: full', "OSError: full"],
  ["a folder of ours", "FOLDER/x.o: fatal error", "x.o: fatal error"],
  ["our folder itself", "no files in FOLDER", "no files in ."],
])("where %s is named, the compiler's own words stand", async (_, printed, quote) => {
  expect(await complaint(printed, { "a.c": CODE, "a.h": CODE })).toBe(
    `the program does not compile: ${quote}`,
  );
});

test("of a source that is not in UTF-8, the line is told where the compiler stumbled over that", async () => {
  const files = { "a.py": "x = 1\n", "cavalo.py": Buffer.from("x = 1\n# posição\n", "latin1") };
  const said = "the program does not compile: line 2 of cavalo.py is not in UTF-8. Save the file as UTF-8";
  expect(await complaint("SyntaxError: (unicode error) 'utf-8' codec can't decode byte 0xe7", files)).toBe(
    said,
  );
  expect(await complaint("error: 'utf8_t' is unknown", files, () => true)).toContain("utf8_t");
  expect(await complaint("SyntaxError: invalid syntax", files)).toBe(
    "the program does not compile: SyntaxError: invalid syntax",
  );
});

test("the sentence on UTF-8 is there in each language", () => {
  expect(told({ kind: "not-utf8", file: "a.py", line: 2 }).slice(1)).toEqual([
    "the program does not compile: line 2 of a.py is not in UTF-8. Save the file as UTF-8",
    "o programa não compila: a linha 2 de a.py não está em UTF-8. Salve o arquivo como UTF-8",
  ]);
});
