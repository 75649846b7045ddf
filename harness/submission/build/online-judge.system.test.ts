import { expect, test } from "vitest";
import { built, printedOnceBuilt } from "../../testing/building.ts";
import { ofThisTurn } from "../../testing/turns.ts";
import { languageOf } from "../find/sources.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

const INCLUDED = "#include <stdio.h>\n";
const IN_C =
  'int main(void) {\n#ifndef ONLINE_JUDGE\n  freopen("output.txt", "w", stdout);\n#endif\n  puts("1");\n}\n';

/** Programs that print a number on a judge only. */
const PROGRAMS = [
  ["main.c", INCLUDED + IN_C],
  ["main.cpp", INCLUDED + IN_C],
  [
    "Main.java",
    'class Main { public static void main(String[] a) { if (System.getProperty("ONLINE_JUDGE") != null) System.out.println(1); } }\n',
  ],
  ["main.py", 'import os\nif os.environ.get("ONLINE_JUDGE"):\n    print(1)\n'],
  ["main.js", 'if (process.env.ONLINE_JUDGE) console.log("1");\n'],
  [
    "main.cs",
    "class Main1 { static void Main() {\n#if ONLINE_JUDGE\n    System.Console.WriteLine(1);\n#endif\n} }\n",
  ],
  ["Main.kt", 'fun main() { if (System.getProperty("ONLINE_JUDGE") != null) println(1) }\n'],
] as const;

const here: (readonly [string, string])[] = [];
for (const row of PROGRAMS) {
  if ((await findToolchain(LANGUAGES[languageOf(row[0])!])).found) here.push(row);
}

test.each(ofThisTurn(here, 2))("%s is told that it runs on a judge, if it asks", async (file, text) => {
  expect(await printedOnceBuilt(await built({ [file]: text }))).toBe("1\n");
});

test.each(here)("%s that does not ask is run as ever", async (file, text) => {
  const { plan } = LANGUAGES[languageOf(file)!];
  const main = { path: file, text: text.replace("ONLINE_JUDGE", "ON_JUDGE"), utf8: true };
  expect(JSON.stringify(plan({ sources: [main], main }))).not.toContain("JUDGE");
});

test("C and C++: a header may ask", async () => {
  const main = '#include "entrada.h"\nint main(void) { abre(); puts("1"); }\n';
  const header = `${INCLUDED}static void abre(void) {\n#ifndef ONLINE_JUDGE\n  freopen("o.txt", "w", stdout);\n#endif\n}\n`;
  for (const ending of ["c", "cpp"]) {
    const done = await built({ [`main.${ending}`]: main, "entrada.h": header });
    expect(await printedOnceBuilt(done)).toBe("1\n");
  }
});
