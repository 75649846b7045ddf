import { expect, test } from "vitest";
import type { Source } from "../language/language.ts";
import { choicesAmong } from "./copies.ts";
import { repeatsIn } from "./repeats.ts";

const source = (path: string, text = ""): Source => ({ path, text, utf8: true });

/** The files that the likeliest choice leaves out, and if their names say so. */
function leftOutOf(names: readonly string[], main: Source) {
  const files = names.map((name) => source(name));
  const messages = files
    .flatMap((one) => files.map((other) => `${one.path}:1: multiple definition of \`f'; ${other.path}:1`))
    .join("\n");
  const program = { sources: [...files, main], main };
  const [likeliest] = choicesAmong(program, repeatsIn(messages, program.sources));
  return [likeliest?.leftOut.map(({ path }) => path), likeliest?.isTold];
}

const MAIN = source("main.c");

test.each([
  [["fila.c", "fila - Copia.c"], "fila - Copia.c"],
  [["Cópia de fila.c", "fila.c"], "Cópia de fila.c"],
  [["fila.c", "fila2.c"], "fila2.c"],
  [["filaAntiga.c", "fila.c"], "filaAntiga.c"],
  [["fila.c", "velho/fila.c"], "velho/fila.c"],
])("of %j the copy is %s", (names, copy) => {
  expect(leftOutOf(names, MAIN)).toEqual([[copy], true]);
});

test.each([
  [["norte.c", "sul.c"]],
  [["a.c", "fila.c"]],
  [["v1/fila.c", "v2/fila.c"]],
  [["fila1.c", "fila2.c"]],
])("of %j no name tells which is the copy", (names) => {
  expect(leftOutOf(names, MAIN)).toEqual([[expect.any(String)], false]);
});

test("a file that the main file includes by its header, or whose class it uses, is not the copy", () => {
  const main = source("main.cpp", '#include "dados/pilha.h"\n');
  expect(leftOutOf(["lista.cpp", "pilha.cpp"], main)).toEqual([["lista.cpp"], true]);
  expect(leftOutOf(["Lista.cs", "Pilha.cs"], source("Main.cs", "new Pilha();"))).toEqual([
    ["Lista.cs"],
    true,
  ]);
});

test("a file that repeats the main file is the copy, whatever its name", () => {
  const messages =
    "./Main - 2.cs(1,7): error CS0101: already contains a definition for `A'\n./Main.cs(1,7): (Location)";
  const [main, copy] = [source("Main - 2.cs"), source("Main.cs")];
  const [choice] = choicesAmong({ sources: [main, copy], main }, repeatsIn(messages, [main, copy]));
  expect(choice).toMatchObject({ leftOut: [copy], isTold: true });
});

test("a copy of two files is left out for both", () => {
  const files = ["fila.c", "pilha.c", "tudo_velho.c"].map((name) => source(name));
  const messages = ["fila", "pilha"].map(
    (name) => `tudo_velho.c:1: multiple definition of \`${name}'; ${name}.c:1`,
  );
  const main = source("main.c", '#include "fila.h"\n#include "pilha.h"\n');
  const program = { sources: [...files, main], main };
  const choices = choicesAmong(program, repeatsIn(messages.join("\n"), program.sources));
  expect(choices.map(({ leftOut, isTold }) => [leftOut.map(({ path }) => path), isTold])).toEqual([
    [["tudo_velho.c"], true],
    [["fila.c", "pilha.c"], false],
  ]);
});

test("messages about one file alone show no repeats", () => {
  expect(
    repeatsIn("fila.c:2: redeclared in this block\nfila.c:1: other declaration", [source("fila.c")]).size,
  ).toBe(0);
});

test("files that repeat two others do not repeat each other, though the names that they define differ by a number", () => {
  const [one, two, copies] = ["Fila1.cs", "Fila2.cs", "copias.cs"].map((name) => source(name));
  const messages = [1, 2]
    .map(
      (at) =>
        `copias.cs(${at},7): error CS0101: already contains a definition for \`Fila${at}'\nFila${at}.cs(1,7): (Location)`,
    )
    .join("\n");
  const repeats = repeatsIn(messages, [one!, two!, copies!]);
  expect(Array.from(repeats.get(one!)!)).toEqual([copies]);
  expect(Array.from(repeats.get(copies!)!)).toEqual([one, two]);
});
