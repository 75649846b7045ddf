import { expect, test } from "vitest";
import type { LanguageName } from "../../submission/language/names.ts";
import { COPIED_PROGRAMS, changed, type Files, resultOf } from "../../testing/copied-programs.ts";
import { languagesHere } from "./here.ts";

type Copied = readonly [language: keyof typeof COPIED_PROGRAMS, file: string, copy: string];

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

/** Other main files, and those that the compiler of Java does not look for, are told of elsewhere or left out unseen. */
const isTold = ({ 1: file, 2: copy }: Copied) =>
  !/^(?:main|program)\./i.test(file) && copy !== "velho/Fila.java";

/** Defines a test for each copy of a file that may lie beside the file: the program is compiled without it. */
export async function testCopies(names: readonly LanguageName[]): Promise<void> {
  const here: readonly string[] = await languagesHere(names);
  test.each(COPIES.filter(([name]) => here.includes(name)))(
    "%s: %s beside an old version, %s",
    async (...row) => {
      const [name, file, copy] = row;
      const files: Files = COPIED_PROGRAMS[name];
      const { printed, notices } = await resultOf({ ...files, [copy]: changed(files[file]!) });
      expect(printed).toBe("1\n");
      expect(notices).toEqual(isTold(row) ? [{ kind: "copies-aside", files: [copy] }] : []);
    },
  );
}
