import { expect, test } from "vitest";
import type { Circumstances } from "./language.ts";
import { ocaml } from "./ocaml.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });

/** The files that a program is compiled of, in their order. */
function compiled(
  [main, ...others]: ReturnType<typeof source>[],
  files: Readonly<Record<string, string>> = {},
) {
  const program = { main: main!, sources: [...others, main!] };
  const circumstances: Circumstances = { version: [4], read: (file) => files[file] };
  const { build } = ocaml.plan(program, circumstances);
  return build[0]!.filter((word) => /\.mli?$|\.cmxa$/.test(word));
}

test("each file is compiled behind those that it needs, and what is not needed is left out", () => {
  const main = source("cavalo.ml", "open Fila\nlet () = print_int (Casa.lado + lado)");
  const queue = source("fila.ml", "(* Velho.lado *) let lado = Casa.lado");
  const square = source("casa.ml", "let lado = 1");
  const signature = source("casa.mli", "val lado : int");
  const old = source("velho.ml", "let lado = 2");
  expect(compiled([main, queue, square, signature, old])).toEqual([
    "./casa.mli",
    "./casa.ml",
    "./fila.ml",
    "./cavalo.ml",
  ]);
});

test("a library of the distribution is linked where it is used", () => {
  expect(compiled([source("a.ml", "let t = Unix.time ()")])).toEqual(["unix.cmxa", "./a.ml"]);
  expect(compiled([source("a.ml", "let s = Str.x"), source("str.ml", "let x = 1")])).toEqual([
    "./str.ml",
    "./a.ml",
  ]);
});

test("the files of a library of dune are found by its name", () => {
  const main = source("bin/main.ml", "let () = print_int Tour.Board.size");
  const board = source("lib/board.ml", "let size = 8");
  const dune = { "lib/dune": "(library\n (name tour))" };
  expect(compiled([main, board], dune)).toEqual(["./lib/board.ml", "./lib/tour.ml", "./bin/main.ml"]);
});

test("directives of the interpreter are taken out, and lines keep their numbers", () => {
  const main = source("a.ml", '#use "fila.ml";;\n#load "str.cma";;\nprint_int lado;;\n');
  const sources = [main, source("fila.ml", "let lado = 1")];
  const [plan] = ocaml.otherPlans!({ main, sources }, { version: [4], read: () => undefined });
  expect(plan!.files).toEqual({ "a.ml": "open Fila;;\n\nprint_int lado;;\n" });
  expect(plan!.build[0]).toContain("./fila.ml");
});
