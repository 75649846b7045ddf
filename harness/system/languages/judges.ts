import { expect, test } from "vitest";
import { languageOf } from "../../submission/find/tree/sources.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { built, printedOnceBuilt } from "../../testing/building.ts";
import { languagesHere } from "./here.ts";

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

/** Defines the tests that a program is told that it runs on a judge, and only if it asks. */
export async function testJudges(names: readonly LanguageName[]): Promise<void> {
  const languages = await languagesHere(names);
  const here = PROGRAMS.filter(([file]) => languages.includes(languageOf(file)!));

  test.each(here)("%s is told that it runs on a judge, if it asks", async (file, text) => {
    expect(await printedOnceBuilt(await built({ [file]: text }))).toBe("1\n");
  });

  test.each(here)("%s that does not ask is run as ever", async (file, text) => {
    const { plan } = LANGUAGES[languageOf(file)!];
    const main = { path: file, text: text.replace("ONLINE_JUDGE", "ON_JUDGE"), utf8: true };
    expect(JSON.stringify(plan({ sources: [main], main }))).not.toContain("JUDGE");
  });

  const ofC = (["c", "cpp"] as const).filter((name) => languages.includes(name));
  test.each(ofC)("%s: a header may ask", async (ending) => {
    const main = '#include "entrada.h"\nint main(void) { abre(); puts("1"); }\n';
    const header = `${INCLUDED}static void abre(void) {\n#ifndef ONLINE_JUDGE\n  freopen("o.txt", "w", stdout);\n#endif\n}\n`;
    const done = await built({ [`main.${ending}`]: main, "entrada.h": header });
    expect(await printedOnceBuilt(done)).toBe("1\n");
  });
}
