import { expect, test } from "vitest";
import { ada } from "./ada.ts";

const source = (text: string, path = "Meu.adb") => ({ path, text, utf8: true });

test.each([
  ["with Ada.Text_IO; use Ada.Text_IO;\n\nprocedure Cavalo is\nbegin null; end;", "cavalo.adb"],
  ["-- package Velho is\npackage body Casas is\nend Casas;", "casas.adb"],
  ["private with X;\npackage Casas.Filas is\n   procedure P;\nend;", "casas-filas.ads"],
  ["generic\n   type T is private;\npackage Filas is\nend Filas;", "filas.ads"],
  ["function Soma (A, B : Integer) return Integer is\nbegin return A + B; end;", "soma.adb"],
  ["package Casas is\nend Casas;\nprocedure Principal is\nbegin null; end;", undefined],
  ["separate (Casas)\nprocedure Anda is\nbegin null; end;", undefined],
])("%j has a file of the name of its unit", (text, name) => {
  expect(ada.nameFor!(source(text))).toBe(name);
});

test.each([
  ["with Ada.Text_IO;\nprocedure Cavalo is\nbegin null; end;", true],
  ["package Casas is\nend Casas;\nprocedure Principal is\nbegin null; end;", true],
  ["package body Casas is\n   procedure Anda is\n   begin null; end;\nend Casas;", false],
  ["procedure Anda (L : Integer) is\nbegin null; end;", false],
  ["procedure Troca is new Ada.Unchecked_Deallocation (A, B);", false],
  ["separate (Casas)\nprocedure Anda is\nbegin null; end;", false],
])("%j is a main program: %j", (text, isMain) => {
  expect(ada.isMain(source(text))).toBe(isMain);
});
