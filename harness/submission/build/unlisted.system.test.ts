import { expect, test } from "vitest";
import { built, printedOnceBuilt } from "../../testing/building.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

const HAS_C = (await findToolchain(LANGUAGES.c)).found;

const MAIN = '#include <stdio.h>\nint lado(void);\nint main(void) { printf("%d\\n", lado()); }\n';
const lado = (side: number) => `int lado(void) { return ${side}; }\n`;
const project = (...files: string[]) => files.map((file) => `<Unit filename="${file}" />\n`).join("");

test.skipIf(!HAS_C)("what a project does not list is not compiled, and told", async () => {
  const files = { "main.c": MAIN, "fila.c": lado(8), "outra.c": lado(9), "test_fila.c": "ainda não\n" };
  const done = await built({ ...files, "cavalo.cbp": project("main.c", "fila.c") });
  expect(await printedOnceBuilt(done)).toBe("8\n");
  expect(done).toMatchObject({
    notices: [{ kind: "not-in-project", project: "cavalo.cbp", files: ["outra.c"] }],
  });
});

test.skipIf(!HAS_C)("a project file that is older than the sources costs nothing", async () => {
  const done = await built({ "main.c": MAIN, "fila.c": lado(8), "cavalo.cbp": project("main.c") });
  expect(await printedOnceBuilt(done)).toBe("8\n");
  expect(done).toMatchObject({ notices: [] });
});

test.skipIf(!HAS_C)("of a program that is refused either way, what its project lists is told", async () => {
  const files = { "main.c": MAIN, "fila.c": "int lado(void) { return 8 }\n", "antes.c": "ainda não\n" };
  const done = await built({ ...files, "cavalo.cbp": project("main.c", "fila.c") });
  expect(done).toMatchObject({ kind: "compile-error", finding: { place: { file: "fila.c", line: 1 } } });
});
