import { expect, test } from "vitest";
import { perl } from "./perl.ts";

test.each([
  ["use strict;\nprint 1;\n", true],
  ["#!/usr/bin/env perl\nprint 1;\n", true],
  ["my ($l, $c) = @ARGV;\n", true],
  [":- initialization(main).\nmy(X) :- X > 1.\nmain :- write(1), nl.\n", false],
  ["casa(L, C) :- our(L), C = 1. % my $x\n", false],
])("%j is written in Perl, and not in Prolog: %s", (text, isPerl) => {
  expect(perl.isWrittenIn(text)).toBe(isPerl);
});

test.each([
  ["Fila.pm", "package Fila;\nsub sai { }\n", true],
  ["fila.pl", "sub sai { }\n1;\n", true],
  ["main.pl", "require './fila.pl';\nprint sai();\n", false],
])("%s only defines what others use: %j, %s", (path, text, isSo) => {
  expect(perl.onlyDefines!({ path, text, utf8: true })).toBe(isSo);
});
