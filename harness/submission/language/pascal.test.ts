import { expect, test } from "vitest";
import type { Source } from "./language.ts";
import { pascal } from "./pascal.ts";

const source = (path: string, text: string): Source => ({ path, text, utf8: true });

test.each([
  ["program Cavalo;\nbegin\nend.\n", true],
  ["{ unit } (* library *)\n// package\nuses crt;\nbegin clrscr End .\n", true],
  ["begin writeln(1) end.", true],
  ["(* fila *)\nUNIT Fila;\ninterface\nimplementation\nend.\n", false],
  ["procedure le; begin { end. } end;\n", false],
])("%j holds a main program: %s", (text, isMain) => {
  expect(pascal.isMain(source("a.pas", text))).toBe(isMain);
});

test("a project of Lazarus or of Delphi is compiled in its own dialect, a program of one file in the compiler's", () => {
  const modes = ["a.pas", "a.lpr", "a.dpr"].map((path) => {
    const main = source(path, "begin end.");
    const [command] = pascal.plan({ sources: [main], main }).build;
    return command!.find((word) => word.startsWith("-M"));
  });
  expect(modes).toEqual([undefined, "-Mobjfpc", "-Mdelphi"]);
});

test("units lie in any folder, under the name that `uses` calls them by", () => {
  const main = source("Cavalo.pas", "uses fila; begin end.");
  const unit = source("tipos/Fila.pas", "unit Fila; interface implementation end.");
  const program = { sources: [main, unit], main };
  const { build, files } = pascal.plan(program);
  expect(build[0]).toEqual(expect.arrayContaining(["-Fu./tipos", "./Cavalo.pas"]));
  expect(files).toEqual({ "tipos/fila.pas": unit.text });
});
