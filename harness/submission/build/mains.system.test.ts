import { expect, test } from "vitest";
import { printedBy } from "../../testing/building.ts";
import { ofThisTurn } from "../../testing/turns.ts";
import { LANGUAGES } from "../language/index.ts";
import type { LanguageName } from "../language/names.ts";
import { findToolchain } from "./toolchain.ts";

/** The file of a main program that prints a name, and its text. */
const PROGRAMS: Readonly<Record<LanguageName, (name: string) => readonly [file: string, text: string]>> = {
  c: (name) => [`${name}.c`, `#include <stdio.h>\nint main(void) { puts("${name}"); }\n`],
  cpp: (name) => [`${name}.cpp`, `#include <cstdio>\nint main() { std::puts("${name}"); }\n`],
  csharp: (name) => [
    `${name}.cs`,
    `namespace Tours {\n  class ${name} {\n    static void Main() { System.Console.WriteLine("${name}"); }\n  }\n}\n`,
  ],
  go: (name) => [`${name}.go`, `package main\nimport "fmt"\nfunc main() { fmt.Println("${name}") }\n`],
  haskell: (name) => [`${name}.hs`, `module ${name} where\nmain = putStrLn "${name}"\n`],
  java: (name) => [
    `${name}.java`,
    `public class ${name} { public static void main(String[] a) { System.out.println("${name}"); } }\n`,
  ],
  javascript: (name) => [`${name}.js`, `console.log("${name}");\n`],
  kotlin: (name) => [`${name}.kt`, `package tours\nfun main() { println("${name}") }\n`],
  python: (name) => [`${name}.py`, `print("${name}")\n`],
  ruby: (name) => [`${name}.rb`, `puts "${name}"\n`],
  rust: (name) => [`${name}.rs`, `fn main() { println!("${name}"); }\n`],
  typescript: (name) => [`${name}.ts`, `console.log("${name}" as string);\n`],
};

const here: LanguageName[] = [];
for (const name of Object.keys(PROGRAMS) as LanguageName[]) {
  if ((await findToolchain(LANGUAGES[name])).found) here.push(name);
}

test.each(ofThisTurn(here, 4))(
  "%s: of several main programs the one that is named runs",
  async (language) => {
    const files = ["First", "Second", "Third"].map(PROGRAMS[language]);
    const [main] = files[1]!;
    expect(await printedBy(Object.fromEntries(files), { main })).toBe("Second\n");
  },
);
