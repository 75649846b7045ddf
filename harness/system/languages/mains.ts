import { expect, test } from "vitest";
import type { LanguageName } from "../../submission/language/names.ts";
import { printedBy } from "../../testing/building.ts";
import { languagesHere } from "./here.ts";

/** The file of a main program that prints a name, and its text. */
const PROGRAMS: Readonly<Record<LanguageName, (name: string) => readonly [file: string, text: string]>> = {
  ada: (name) => [
    `${name.toLowerCase()}.adb`,
    `with Ada.Text_IO;\nprocedure ${name} is\nbegin\n   Ada.Text_IO.Put_Line ("${name}");\nend ${name};\n`,
  ],
  c: (name) => [`${name}.c`, `#include <stdio.h>\nint main(void) { puts("${name}"); }\n`],
  cpp: (name) => [`${name}.cpp`, `#include <cstdio>\nint main() { std::puts("${name}"); }\n`],
  csharp: (name) => [
    `${name}.cs`,
    `namespace Tours {\n  class ${name} {\n    static void Main() { System.Console.WriteLine("${name}"); }\n  }\n}\n`,
  ],
  dart: (name) => [`${name}.dart`, `void main() { print("${name}"); }\n`],
  fortran: (name) => [`${name}.f90`, `program ${name}\n  write (*, '(a)') "${name}"\nend program\n`],
  go: (name) => [`${name}.go`, `package main\nimport "fmt"\nfunc main() { fmt.Println("${name}") }\n`],
  haskell: (name) => [`${name}.hs`, `module ${name} where\nmain = putStrLn "${name}"\n`],
  java: (name) => [
    `${name}.java`,
    `public class ${name} { public static void main(String[] a) { System.out.println("${name}"); } }\n`,
  ],
  javascript: (name) => [`${name}.js`, `console.log("${name}");\n`],
  julia: (name) => [`${name}.jl`, `println("${name}")\n`],
  kotlin: (name) => [`${name}.kt`, `package tours\nfun main() { println("${name}") }\n`],
  lua: (name) => [`${name}.lua`, `print("${name}")\n`],
  pascal: (name) => [`${name}.pas`, `program ${name};\nbegin\n  writeln('${name}');\nend.\n`],
  perl: (name) => [`${name}.pl`, `use strict;\nprint "${name}\\n";\n`],
  php: (name) => [`${name}.php`, `<?php\necho "${name}\\n";\n`],
  ocaml: (name) => [`${name}.ml`, `let () = print_endline "${name}"\n`],
  prolog: (name) => [`${name}.pl`, `:- initialization(main).\nmain :- write('${name}'), nl.\n`],
  python: (name) => [`${name}.py`, `print("${name}")\n`],
  r: (name) => [`${name}.R`, `cat("${name}\\n")\n`],
  ruby: (name) => [`${name}.rb`, `puts "${name}"\n`],
  rust: (name) => [`${name}.rs`, `fn main() { println!("${name}"); }\n`],
  scala: (name) => [
    `${name}.scala`,
    `object ${name} {\n  def main(args: Array[String]): Unit = println("${name}")\n}\n`,
  ],
  swift: (name) => [`${name}.swift`, `print("${name}")\n`],
  typescript: (name) => [`${name}.ts`, `console.log("${name}" as string);\n`],
  visualbasic: (name) => [
    `${name}.vb`,
    `Module ${name}\n  Sub Main()\n    Console.WriteLine("${name}")\n  End Sub\nEnd Module\n`,
  ],
};

/** Defines a test for each language: the main program that a manifest names is run. */
export async function testMains(names: readonly LanguageName[]): Promise<void> {
  test.each(await languagesHere(names))(
    "%s: of several main programs the one that is named runs",
    async (language) => {
      const files = ["First", "Second", "Third"].map(PROGRAMS[language]);
      const [main] = files[1]!;
      expect(await printedBy(Object.fromEntries(files), { main })).toBe("Second\n");
    },
  );
}
