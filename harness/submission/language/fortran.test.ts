import { expect, test } from "vitest";
import { fortran } from "./fortran.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });
const main = source("a_main.f90", "program cavalo\n  use Tabuleiro, only: lado\nend program\n");

function compiled(...others: ReturnType<typeof source>[]): string[] {
  const { build } = fortran.plan({ main, sources: [main, ...others] });
  return build[0]!.filter((word) => word.startsWith("./"));
}

test("a file with a module is compiled before those that use it", () => {
  const board = source(
    "tabuleiro.f90",
    "module tabuleiro\n  use, intrinsic :: iso_fortran_env\n  use :: casas\nend\n",
  );
  const squares = source("z.f90", "MODULE CASAS\n  module procedure soma\nEND MODULE\n");
  expect(compiled(board, squares)).toEqual(["./z.f90", "./tabuleiro.f90", "./a_main.f90"]);
});

test("another program and a text that is included are no units of their own", () => {
  const old = source("velho.f90", "program velho\nend program\n");
  const part = source("parte.f90", "include 'saltos.f90'\nsubroutine anda\nend\n");
  expect(compiled(old, part, source("saltos.f90", "integer :: x\n"))).toEqual([
    "./a_main.f90",
    "./parte.f90",
  ]);
});

test("a program in the form of the other ending is tried in that form", () => {
  const flags = (path: string) => {
    const own = source(path, "program p\nend\n");
    const plans = fortran.otherPlans!(
      { main: own, sources: [own] },
      { version: [12], read: () => undefined },
    );
    return plans.flatMap(({ build }) => build[0]!.filter((word) => word.endsWith("-form")));
  };
  expect(flags("a.f90")).toEqual(["-ffixed-form"]);
  expect(flags("A.FOR")).toEqual(["-ffree-form"]);
});
