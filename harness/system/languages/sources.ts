import { expect, test } from "vitest";
import { languageOf } from "../../submission/find/tree/sources.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { printedBy } from "../../testing/building.ts";
import { languagesHere } from "./here.ts";

/** Programs that print `é — 1`, with a letter beyond ASCII in a comment, too; the languages are those of this machine. */
const PROGRAMS = {
  ada: [
    "main.adb",
    '-- ç\nwith Ada.Text_IO;\nprocedure Main is\nbegin\n   Ada.Text_IO.Put_Line ("é");\nend Main;\n',
  ],
  c: ["main.c", '// ç\n#include <stdio.h>\nint main(void) { printf("é\\n"); }\n'],
  cpp: ["main.cpp", '// ç\n#include <cstdio>\nint main() { std::printf("é\\n"); }\n'],
  csharp: ["Main.cs", '// ç\nclass A { static void Main() { System.Console.WriteLine("é"); } }\n'],
  dart: ["main.dart", '// ç\nvoid main() { print("é"); }\n'],
  fortran: ["main.f90", "! ç\nprogram p\n  write (*, '(a)') \"é\"\nend program\n"],
  go: ["main.go", '// ç\npackage main\nfunc main() { println("é") }\n'],
  haskell: ["Main.hs", '-- ç\nmain = putStrLn "é"\n'],
  java: [
    "Main.java",
    '// ç\npublic class Main { public static void main(String[] a) { System.out.println("é"); } }\n',
  ],
  javascript: ["main.js", '// ç\nconsole.log("é");\n'],
  julia: ["main.jl", '# ç\nprintln("é")\n'],
  kotlin: ["Main.kt", '// ç\nfun main() { println("é") }\n'],
  lua: ["main.lua", '-- ç\nprint("é")\n'],
  pascal: ["main.pas", "{ ç }\nbegin\n  writeln('é');\nend.\n"],
  perl: ["main.pl", '# ç\nuse strict;\nprint "é\\n";\n'],
  php: ["main.php", '<?php\n// ç\necho "é\\n";\n'],
  ocaml: ["main.ml", '(* ç *)\nlet () = print_endline "é"\n'],
  prolog: ["main.pl", "% ç\n:- initialization(main).\nmain :- write('é'), nl.\n"],
  python: ["main.py", '# ç\nprint("é")\n'],
  r: ["main.R", '# ç\ncat("é\\n")\n'],
  ruby: ["main.rb", '# ç\nputs "é"\n'],
  rust: ["main.rs", '// ç\nfn main() { println!("é"); }\n'],
  scala: ["main.scala", '// ç\nobject Main extends App { println("é") }\n'],
  swift: ["main.swift", '// ç\nprint("é")\n'],
  typescript: ["main.ts", '// ç\nconsole.log("é" as string);\n'],
  visualbasic: [
    "main.vb",
    '\' ç\nModule M\n  Sub Main()\n    Console.WriteLine("é")\n  End Sub\nEnd Module\n',
  ],
} satisfies Readonly<Record<LanguageName, readonly [string, string]>>;

/** Those that take seconds are left to Latin-1. */
const SLOW: readonly string[] = ["kotlin", "go", "scala"];

/** Their compilers take bytes for bytes, and so does the reader of answers. */
const AS_BYTES: readonly string[] = ["c", "cpp", "pascal"];

/** Other endings that compilers and interpreters take without being told; the programs need their languages. */
const OTHER_ENDINGS = [
  ["main.C", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.c++", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.cp", '#include <iostream>\nint main() { std::cout << "é\\n"; }\n'],
  ["main.lpr", "{$mode objfpc}\nprogram main;\nbegin\n  writeln('é');\nend.\n"],
  ["main.dpr", "program main;\n{$APPTYPE CONSOLE}\nbegin\n  Writeln('é');\nend.\n"],
  ["main.pp", "begin\n  writeln('é')\nend.\n"],
  ["main.pyw", 'print("é")\n'],
  ["main.py3", 'print("é")\n'],
  ["main.rbw", 'puts "é"\n'],
  ["Main.lhs", 'Prints a letter.\n\n> main = putStrLn "é"\n'],
] as const;

/** Defines the tests that a source is understood in any encoding, and by any ending. */
export async function testSources(names: readonly LanguageName[]): Promise<void> {
  const here = await languagesHere(names);

  test.each(here)("%s in Latin-1", async (name) => {
    const [file, text] = PROGRAMS[name];
    const printed = await printedBy({ [file]: Buffer.from(text, "latin1") });
    expect(printed).toBe(AS_BYTES.includes(name) ? "\u{fffd}\n" : "é\n");
  });

  test.each(here.filter((name) => !SLOW.includes(name)))("%s in UTF-16", async (name) => {
    const [file, text] = PROGRAMS[name];
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(await printedBy({ [file]: little })).toBe("é\n");
  });

  test.each(here)("%s with its ending in capital letters", async (name) => {
    const [file, text] = PROGRAMS[name];
    // `.C` is C++, which takes such a program, too.
    expect(await printedBy({ [file.replace(/\.\w+$/, (ending) => ending.toUpperCase())]: text })).toBe("é\n");
  });

  test.each(OTHER_ENDINGS.filter(([file]) => here.includes(languageOf(file)!)))(
    "a program in %s",
    async (file, text) => {
      expect(await printedBy({ [file]: text })).toBe("é\n");
    },
  );
}
