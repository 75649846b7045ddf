import { expect, test } from "vitest";
import { built, printedBy, printedOnceBuilt } from "../../testing/building.ts";
import { told } from "../../testing/sentences.ts";
import { ofThisTurn } from "../../testing/turns.ts";
import { languageOf } from "../find/sources.ts";
import { LANGUAGES } from "../language/index.ts";
import type { LanguageName } from "../language/names.ts";
import { findToolchain } from "./toolchain.ts";

/** Programs that print `é — 1`, with a letter beyond ASCII in a comment, too; the languages are those of this machine. */
const PROGRAMS = {
  c: ["main.c", '// ç\n#include <stdio.h>\nint main(void) { printf("é\\n"); }\n'],
  cpp: ["main.cpp", '// ç\n#include <cstdio>\nint main() { std::printf("é\\n"); }\n'],
  csharp: ["Main.cs", '// ç\nclass A { static void Main() { System.Console.WriteLine("é"); } }\n'],
  go: ["main.go", '// ç\npackage main\nfunc main() { println("é") }\n'],
  haskell: ["Main.hs", '-- ç\nmain = putStrLn "é"\n'],
  java: [
    "Main.java",
    '// ç\npublic class Main { public static void main(String[] a) { System.out.println("é"); } }\n',
  ],
  javascript: ["main.js", '// ç\nconsole.log("é");\n'],
  kotlin: ["Main.kt", '// ç\nfun main() { println("é") }\n'],
  python: ["main.py", '# ç\nprint("é")\n'],
  ruby: ["main.rb", '# ç\nputs "é"\n'],
  rust: ["main.rs", '// ç\nfn main() { println!("é"); }\n'],
  typescript: ["main.ts", '// ç\nconsole.log("é" as string);\n'],
} satisfies Readonly<Record<LanguageName, readonly [string, string]>>;

/** Those that take seconds are left to Latin-1. */
const SLOW: readonly string[] = ["kotlin", "go"];

const here: LanguageName[] = [];
for (const name of Object.keys(PROGRAMS) as LanguageName[]) {
  if ((await findToolchain(LANGUAGES[name])).found) here.push(name);
}

test.each(ofThisTurn(here, 3))("%s in Latin-1", async (name) => {
  const [file, text] = PROGRAMS[name];
  const printed = await printedBy({ [file]: Buffer.from(text, "latin1") });
  // C's compilers take bytes for bytes, and so does the reader of answers.
  expect(printed).toBe(name === "c" || name === "cpp" ? "\u{fffd}\n" : "é\n");
});

test.each(
  ofThisTurn(
    here.filter((name) => !SLOW.includes(name)),
    3,
  ),
)("%s in UTF-16", async (name) => {
  const [file, text] = PROGRAMS[name];
  const little = Buffer.from(`\ufeff${text}`, "utf16le");
  expect(await printedBy({ [file]: little })).toBe("é\n");
});

test("UTF-16 with its bytes the other way round, and UTF-8 with a mark", async () => {
  const text = "\ufeffprint('é')\n";
  expect(await printedBy({ "main.py": Buffer.from(text, "utf16le").swap16() })).toBe("é\n");
  expect(await printedBy({ "main.py": text })).toBe("é\n");
});

test("the main program of several sources in UTF-16 is found", async () => {
  const util = Buffer.from("\ufeffdef dito():\n  return 'é'\n", "utf16le");
  const main = Buffer.from(
    "\ufefffrom util import dito\nif __name__ == '__main__':\n  print(dito())\n",
    "utf16le",
  );
  expect(await printedBy({ "util.py": util, "cavalo.py": main })).toBe("é\n");
});

test("Python: a module in Latin-1 beside a right main program", async () => {
  const files = {
    "main.py": "import util\nprint(util.x, 'é')\n",
    "util.py": Buffer.from("x = 'ç—'\n".replace("—", "\u0097"), "latin1"),
  };
  expect(await printedBy(files)).toBe("ç— é\n");
});

test.each(["# -*- coding: latin-1 -*-", "#!/usr/bin/env python3\n# coding=cp1252"])(
  "Python: a source that says so itself is left as it is: %j",
  async (line) => {
    expect(await printedBy({ "main.py": Buffer.from(`${line}\nprint("é")\n`, "latin1") })).toBe("é\n");
  },
);

test("commands are shown as a shell takes them, and tell if the student's own sources would do", async () => {
  const plain = await built({ "o cavalo d'água.py": "print(1)\n" });
  expect(plain.kind === "ready" && plain.commands.run).toBe("python3 -B {folder}/'o cavalo d'\\''água.py'");
  expect(plain.kind === "ready" && plain.commands.areOfFitSources).toBeUndefined();
  const latin1 = await built({ "main.py": Buffer.from("print('é')\n", "latin1") });
  expect(latin1.kind === "ready" && latin1.commands.areOfFitSources).toBe(true);
});

test("an encoding that the manifest states is believed", async () => {
  const files = { "main.py": Buffer.from("# a\nprint('ç')\n", "latin1") };
  const done = await built(files, { encoding: "utf8" });
  expect("finding" in done && done.finding).toEqual({ kind: "not-utf8", file: "main.py", line: 2 });
});

test.skipIf(!here.includes("c"))(
  "C: headers in UTF-16, and by names in other capitals or with a backslash",
  async () => {
    const done = await built({
      "main.c": '#include "Saida.h"\n#include "lib\\passeio.h"\nint main(void) { diz(PASSO); }\n',
      "saida.h": Buffer.from(
        '\ufeff#include <stdio.h>\nstatic void diz(int n) { printf("%d\\n", n); }\n',
        "utf16le",
      ),
      "lib/Passeio.h": "#define PASSO 3\n",
    });
    expect(await printedOnceBuilt(done)).toBe("3\n");
    expect(done.kind === "ready" && done.notices).toEqual([
      { kind: "include-misspelled", file: "main.c", included: "Saida.h", header: "saida.h" },
      { kind: "include-misspelled", file: "main.c", included: "lib\\passeio.h", header: "lib/Passeio.h" },
    ]);
  },
);

const { found } = await findToolchain(LANGUAGES.java);
const java = (name: string, rest = "") =>
  `/* public class Nada */ import java.util.*;\n${rest}public final class ${name} {\n  public static void main(String[] a) { System.out.println(2); }\n}\n`;

const RENAMED: readonly [string, string, Record<string, string>][] = [
  ["Cavalo.java", "Main", {}],
  ["José Carlos - trabalho final!.java", "Main", {}],
  ["src/br/trabalho (1).java", "Posição", {}],
  [
    "a.java",
    "Main",
    { "No.java": "class No { public class Outro {} }\n", "b.java": "public enum Cor { AZUL }\n" },
  ],
];

test.skipIf(!found).each(ofThisTurn(RENAMED, 2))(
  "Java: %s with the public class %s",
  async (file, name, others) => {
    const text = java(name, file.startsWith("src/br/") ? "" : "class Antes {}\n");
    const files = { [file]: file.startsWith("src/br/") ? `package br;\n${text}` : text, ...others };
    const done = await built(files);
    expect(await printedOnceBuilt(done)).toBe("2\n");
    expect(done.kind === "ready" && done.notices[0]).toEqual({
      kind: "source-renamed",
      file,
      as: file.replace(/[^/]+$/, `${name}.java`),
    });
  },
);

test.each(ofThisTurn(here, 3))("%s with its ending in capital letters", async (name) => {
  const [file, text] = PROGRAMS[name];
  // `.C` is C++, which takes such a program, too.
  expect(await printedBy({ [file.replace(/\.\w+$/, (ending) => ending.toUpperCase())]: text })).toBe("é\n");
});

/** Other endings that compilers and interpreters take without being told; the programs need their languages. */
const OTHER_ENDINGS = [
  ["main.C", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.c++", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.cp", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.pyw", 'print("é")\n'],
  ["main.py3", 'print("é")\n'],
  ["main.rbw", 'puts "é"\n'],
  ["Main.lhs", 'Prints a letter.\n\n> main = putStrLn "é"\n'],
].filter(([file]) => here.includes(languageOf(file!)!));

test.each(ofThisTurn(OTHER_ENDINGS, 3))("a program in %s", async (file, text) => {
  expect(await printedBy({ [file!]: text! })).toBe("é\n");
});

test.skipIf(!found)("Java: of two classes of one name the main program's own is meant", async () => {
  const main = `${java("Main")}class Posicao {}\n`;
  expect(await built({ "Main.java": main, "Posicao.java": "class Posicao {}\n" })).toMatchObject({
    kind: "ready",
  });
});

test.skipIf(!found)("Java: a test that needs a library is not the program's", async () => {
  const needs = "import org.junit.Test;\nclass MainTest { @Test public void f() { Main.main(null); } }\n";
  const files = {
    "src/a/Main.java": `package a;\n${java("Main")}`,
    "test/a/MainTest.java": `package a;\n${needs}`,
  };
  expect(await built(files)).toMatchObject({ kind: "ready" });
});

test.skipIf(!found)("Java: what is wrong with a program is told before what its test needs", async () => {
  const done = await built({
    "Tour.java": "public class Tour { int size() { return 8 } }\n",
    "TourTest.java": "import org.junit.Test;\nclass TourTest { @Test public void f() { new Tour(); } }\n",
  });
  expect("finding" in done && told(done.finding)[1]).toMatch(/: Tour\.java, line 1: .*';' expected/);
});

test.skipIf(!found)(
  "Java: a program that never begins is built as if it had no test, and says so itself",
  async () => {
    const done = await built({
      "Tour.java": "public class Tour {}\n",
      "TourTest.java": "import org.junit.Test;\nclass TourTest { @Test public void f() { new Tour(); } }\n",
    });
    expect(done).toMatchObject({ kind: "ready" });
  },
);

test.skipIf(!found).each(["moves.txt", "src/main/java/moves.txt", "src/main/resources/moves.txt"])(
  "Java: a program finds its resource %s",
  async (resource) => {
    const reads = 'new Scanner(Main.class.getResourceAsStream("/moves.txt")).nextInt()';
    const main = java("Main").replace("(2)", `(${reads})`);
    const folder = resource.startsWith("src/") ? "src/main/java/" : "";
    expect(await printedBy({ [`${folder}Main.java`]: main, [resource]: "8\n" })).toBe("8\n");
  },
);

test.skipIf(!found)("Java: an error is told of the file that was handed in", async () => {
  const done = await built({ "Cavalo.java": java("Main").replace("(2)", "(2") });
  expect("finding" in done && told(done.finding)[1]).toMatch(
    /^the program does not compile with javac [\d.]+: Cavalo\.java, line 3: /,
  );
});

test("TypeScript: a file is imported without its ending, whichever modules its package has", async () => {
  const files = {
    "package.json": '{ "type": "module" }',
    "src/main.ts": 'import { areaOf } from "./board";\nconsole.log(areaOf(8));\n',
    "src/board.ts": "export const areaOf = (side: number): number => side * side;\n",
  };
  expect(await printedBy(files)).toBe("64\n");
  const withEnding = files["src/main.ts"].replace("./board", "./board.js");
  expect(await printedBy({ ...files, "src/main.ts": withEnding })).toBe("64\n");
});

test("the note is there in each language", () => {
  expect(told({ kind: "source-renamed", file: "Cavalo.java", as: "Main.java" })).toEqual([
    "source-renamed",
    "Cavalo.java was named Main.java, as its compiler or interpreter wants it",
    "Cavalo.java recebeu o nome Main.java, que o compilador ou interpretador pede",
  ]);
});
