import { expect, test } from "vitest";
import { prolog } from "./prolog.ts";

const source = (text: string, path = "cavalo.pl") => ({ path, text, utf8: true });

/** The goals by which a program is run. */
function goals(text: string, path?: string): string[] {
  const main = source(text, path);
  const { run } = prolog.plan({ main, sources: [main] });
  return run.filter((_, at) => run[at - 1] === "-g").slice(1);
}

const LOAD = "load_files('{folder}/cavalo.pl')";

test.each([
  [":- initialization(main).\nmain :- true.\n", [LOAD]],
  [":- dynamic casa/2.\n:- inicio.\ninicio :- true.\n", [LOAD]],
  [":- use_module(library(lists)).\n% :- main.\nmain :- true.\n", [LOAD, "main"]],
  ["inicio :-\n    start.\nstart :- true.\n", [LOAD, "start"]],
  ["main(X) :- passeio(X).\npasseio(_).\n", [LOAD]],
])("%j is begun as it says", (text, begun) => {
  expect(goals(text)).toEqual(begun);
});

test("any name of a file is loaded", () => {
  expect(goals("a.\n", "D'Ana \\ 1.pl")).toEqual(["load_files('{folder}/D''Ana \\\\ 1.pl')"]);
});

test.each([
  [":- initialization(main).\n", true],
  ["salto(1, 2).\npasseio(N) :-\n    salto(N, _).\n", true],
  ["x --> [a], x.\n", true],
  ['#!/usr/bin/perl\nuse strict;\nmy $n = 8;\nprint "$n\\n";\n', false],
  ["sub casa {\n    my ($l) = @_;\n    return $l;\n}\n", false],
])("%j is Prolog: %j", (text, isProlog) => {
  expect(prolog.isWrittenIn(text)).toBe(isProlog);
});
