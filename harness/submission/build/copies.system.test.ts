import { expect, test } from "vitest";
import { built, printedOnceBuilt } from "../../testing/building.ts";
import { told } from "../../testing/sentences.ts";
import { ofThisTurn } from "../../testing/turns.ts";
import { LANGUAGES } from "../language/index.ts";
import type { LanguageName } from "../language/names.ts";
import { findToolchain } from "./toolchain.ts";

type Files = Readonly<Record<string, string>>;

/** Programs of two files that print 1, by their languages. */
const PROGRAMS = {
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

type Copied = readonly [language: keyof typeof PROGRAMS, file: string, copy: string];

const COPIES: readonly Copied[] = [
  ["java", "Main.java", "Cópia de Main.java"],
  ["java", "Main.java", "Main (1).java"],
  ["java", "Main.java", "Main - Copia.java"],
  ["java", "Main.java", "MainVelho.java"],
  ["java", "Fila.java", "Fila (2).java"],
  ["java", "Fila.java", "velho/Fila.java"],
  ["cpp", "fila.cpp", "fila - Copia.cpp"],
  ["cpp", "fila.cpp", "fila_old.cpp"],
  ["cpp", "fila.cpp", "velho/fila.cpp"],
  ["c", "fila.c", "Cópia de fila.c"],
  ["csharp", "Program.cs", "Program - Copia.cs"],
  ["csharp", "Fila.cs", "backup/Fila.cs"],
  ["go", "fila.go", "fila_velha.go"],
  ["kotlin", "Fila.kt", "Fila (1).kt"],
];

const here: LanguageName[] = [];
for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
  if ((await findToolchain(LANGUAGES[name])).found) here.push(name);
}

/** Another version of a file, with which its program would print 2. */
const changed = (text: string) => text.replace(/\b1\b/, "2").replace(/Fila\.L\w+|lado\(\)/, "2");

async function resultOf(files: Files) {
  const done = await built(files);
  if (done.kind !== "ready") throw new Error(JSON.stringify(done));
  return { printed: await printedOnceBuilt(done), notices: done.notices };
}

/** Other main files, and those that the compiler of Java does not look for, are told of elsewhere or left out unseen. */
const isTold = ({ 1: file, 2: copy }: Copied) =>
  !/^(?:main|program)\./i.test(file) && copy !== "velho/Fila.java";

test.each(
  ofThisTurn(
    COPIES.filter(([name]) => here.includes(name)),
    3,
  ),
)("%s: %s beside an old version, %s", async (...row) => {
  const [name, file, copy] = row;
  const files: Files = PROGRAMS[name];
  const { printed, notices } = await resultOf({ ...files, [copy]: changed(files[file]!) });
  expect(printed).toBe("1\n");
  expect(notices).toEqual(isTold(row) ? [{ kind: "copies-aside", files: [copy] }] : []);
});

const OF_C = here.includes("c");

test.skipIf(!OF_C)(
  "of two files that define the same, the one that compiles with the others is taken",
  async () => {
    const files = { ...PROGRAMS.c, "main.c": PROGRAMS.c["main.c"].replace("lado()", "lado() + passo()") };
    const newer = "int lado(void) { return 1; }\nint passo(void) { return 0; }\n";
    const { printed, notices } = await resultOf({ ...files, "fila_nova.c": newer });
    expect(printed).toBe("1\n");
    expect(notices).toEqual([{ kind: "copies-aside", files: ["fila.c"] }]);
  },
);

test.skipIf(!OF_C)(
  "of two files whose names tell nothing, it does not matter which is taken if they are the same",
  async () => {
    const { "fila.c": fila, ...files } = PROGRAMS.c;
    const { printed } = await resultOf({ ...files, "norte.c": fila, "sul.c": `\n${fila}` });
    expect(printed).toBe("1\n");
  },
);

test.skipIf(!OF_C)(
  "of two files whose names tell nothing, and that are not the same, none is taken",
  async () => {
    const { "fila.c": fila, ...files } = PROGRAMS.c;
    expect(await built({ ...files, "norte.c": fila, "sul.c": changed(fila) })).toMatchObject({
      kind: "skipped",
      finding: { kind: "several-copies", files: ["norte.c", "sul.c"] },
    });
  },
);

test.skipIf(!here.includes("java"))(
  "an error of the program itself is told beside a copy of it",
  async () => {
    const { "Main.java": main } = PROGRAMS.java;
    const wrong = main.replace("Fila.LADO", "Fila.ALTO");
    expect(await built({ ...PROGRAMS.java, "Main.java": wrong, "Main (1).java": main })).toMatchObject({
      kind: "compile-error",
      finding: { kind: "not-compiled", place: { file: "Main.java", line: 1 } },
    });
  },
);

test.skipIf(!here.includes("csharp"))("an error is told of the file that is not a copy", async () => {
  const wrong = PROGRAMS.csharp["Program.cs"].replace("Fila.Lado", "Fila.Alto");
  expect(await built({ ...PROGRAMS.csharp, "Program.cs": wrong, "Copia.cs": wrong })).toMatchObject({
    kind: "compile-error",
    finding: { kind: "not-compiled", place: { file: "Program.cs", line: 1 } },
  });
});

test("copies are told of in each language", () => {
  expect(told({ kind: "copies-aside", files: ["fila (1).c"] })).toEqual([
    "copies-aside",
    "these files define what other files of the program define, too, so the program was compiled without them, and they were not graded: fila (1).c. If one of them is meant, remove the other",
    "estes arquivos definem o mesmo que outros do programa, que por isso foi compilado sem eles; não foram avaliados: fila (1).c. Se o certo é um deles, retire o outro",
  ]);
});
