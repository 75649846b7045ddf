import { expect, test } from "vitest";
import { c, partsOf } from "./c.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });

function flagsFor(main: ReturnType<typeof source>, headers: readonly string[]) {
  const asked: string[] = [];
  const read = (file: string) => {
    asked.push(file);
    return headers.includes(file) ? "" : undefined;
  };
  return { flags: partsOf({ sources: [main], main }, { version: [12], read }).flags, asked };
}

test.each([
  ["beside its source", "src/a.c", "t.h", ["src/t.h"], []],
  ["in a folder of headers", "a.c", "t.h", ["include/t.h"], ["-I./include"]],
  ["in a folder beside the sources", "x/src/a.c", "t.h", ["x/headers/t.h"], ["-I./x/headers"]],
  ["of the system", "a.c", "windows.h", [], []],
] as const)("a header %s", (_, path, header, headers, flags) => {
  expect(flagsFor(source(path, `#include "${header}"\n`), headers).flags).toEqual(flags);
});

test.each([
  ["of the program", "x/a.cpp", "boards/board.hpp", ["x/boards/board.hpp"], ["-I./x"]],
  ["that has the name of one of the system", "a.c", "stack", ["stack"], []],
] as const)("a header in angle brackets %s", (_, path, header, headers, flags) => {
  expect(flagsFor(source(path, `#include <${header}>\n`), headers).flags).toEqual(flags);
});

test("a header that another one names", () => {
  const main = source("main.cpp", '#include "a/a.hpp"\n');
  const headers: Record<string, string> = { "a/a.hpp": '#include "t.hpp"\n', "include/t.hpp": "" };
  const read = (file: string) => headers[file];
  expect(partsOf({ sources: [main], main }, { version: [12], read }).flags).toEqual(["-I./include"]);
});

test("a source that another one includes is not compiled by itself", () => {
  const main = source("src/main.cpp", '#include "board.cpp"\nint main() {}\n');
  const sources = [source("src/board.cpp", "int f() { return 1; }\n"), main, source("src/b.cpp", "")];
  expect(partsOf({ sources, main }, undefined).units).toEqual(["./src/main.cpp", "./src/b.cpp"]);
});

test("tests that need a library of their own are not compiled", () => {
  const main = source("main.cpp", "int main() {}\n");
  const sources = [source("board_test.cpp", '#include "gtest/gtest.h"\n'), main];
  expect(partsOf({ sources, main }, undefined).units).toEqual(["./main.cpp"]);
});

test("sources for other systems are not compiled, if there is one for this", () => {
  const main = source("main.cpp", "int main() {}\n");
  const named = (...names: string[]) => [...names.map((name) => source(name, "")), main];
  const unitsOf = (sources: (typeof main)[]) => partsOf({ sources, main }, undefined).units;
  const all = named("src/key-osx.cpp", "src/key-linux.cpp", "src/key-windows.cpp", "src/key.cpp");
  expect(unitsOf(all)).toEqual(["./src/key-linux.cpp", "./src/key.cpp", "./main.cpp"]);
  const alone = named("key_windows.cpp", "src/key_linux.cpp", "does_win.cpp");
  expect(unitsOf(alone)).toHaveLength(4);
});

test("a source that a header includes, as templates are written, is not compiled by itself", () => {
  const main = source("main.cpp", '#include "board.h"\nint main() {}\n');
  const sources = [source("board.cpp", '#include "board.h"\n'), main];
  const read = (file: string) => (file === "board.h" ? '#include "board.cpp"\n' : undefined);
  expect(partsOf({ sources, main }, { version: [12], read }).units).toEqual(["./main.cpp"]);
});

test("no file outside of the program is read", () => {
  const { asked } = flagsFor(source("a.c", '#include "../../dev/zero"\n#include "/dev/zero"\n'), []);
  expect(asked.filter((file) => file.startsWith("..") || file.startsWith("/"))).toEqual([]);
});

test("headers in a folder of any name are looked for if nothing else builds", () => {
  const main = source("src/main.c", '#include "board.h"\nint main(void) {}\n');
  const headers = () => ["api/board.h", "api/list.h", "src/own.h"];
  const plans = c.otherPlans!({ sources: [main], main }, { version: [12], read: () => undefined, headers });
  expect(plans.at(-1)!.build[0]!.join(" ")).toContain("-iquote ./api -idirafter ./api -iquote ./src");
  expect(plans[0]!.build[0]).not.toContain("-iquote");
});
