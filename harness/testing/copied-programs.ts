import type { LanguageName } from "../submission/language/names.ts";
import { built, printedOnceBuilt } from "./building.ts";

export type Files = Readonly<Record<string, string>>;

/** Programs of two files that print 1, by their languages. */
export const COPIED_PROGRAMS = {
  java: {
    "Main.java":
      "public class Main { public static void main(String[] a) { System.out.println(Fila.LADO); } }\n",
    "Fila.java": "public class Fila { static final int LADO = 1; }\n",
  },
  cpp: {
    "main.cpp": '#include <cstdio>\n#include "fila.h"\nint main() { std::printf("%d\\n", lado); }\n',
    "fila.cpp": '#include "fila.h"\nint lado = 1;\n',
    "fila.h": "extern int lado;\n",
  },
  c: {
    "main.c": '#include <stdio.h>\n#include "fila.h"\nint main(void) { printf("%d\\n", lado()); }\n',
    "fila.c": '#include "fila.h"\nint lado(void) { return 1; }\n',
    "fila.h": "int lado(void);\n",
  },
  csharp: {
    "Program.cs": "class Program { static void Main() { System.Console.WriteLine(Fila.Lado); } }\n",
    "Fila.cs": "class Fila { public const int Lado = 1; }\n",
  },
  go: {
    "main.go": "package main\n\nfunc main() { println(lado) }\n",
    "fila.go": "package main\n\nvar lado = 1\n",
  },
  kotlin: {
    "Main.kt": "fun main() { println(Fila.LADO) }\n",
    "Fila.kt": "object Fila { val LADO = 1 }\n",
  },
} satisfies Partial<Record<LanguageName, Files>>;

/** Another version of a file, with which its program would print 2. */
export const changed = (text: string) => text.replace(/\b1\b/, "2").replace(/Fila\.L\w+|lado\(\)/, "2");

/** Builds a program and runs it: what it prints, and what is told of its building. */
export async function resultOf(files: Files) {
  const done = await built(files);
  if (done.kind !== "ready") throw new Error(JSON.stringify(done));
  return { printed: await printedOnceBuilt(done), notices: done.notices };
}
