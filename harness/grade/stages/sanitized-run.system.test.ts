import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { findToolchain } from "../../submission/build/toolchain.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { answering, LAST_ARRAY, opinionOf, opinionOn } from "../../testing/second-opinions.ts";

const found = async (language: "c" | "cpp") => (await findToolchain(LANGUAGES[language])).found;

describe.skipIf(!(await found("c")))("in C", () => {
  test("the bundled program with the short array has the line of its overflow named", async () => {
    const folder = path.join(PACKAGE_FOLDER, "submissions", "knights-tour", "c-v1-short-array");
    expect(await opinionOn("knights-tour/8x8", folder)).toMatch(
      /^WA \w+\.c:86 index 64 out of bounds for type 'int \[64\]'$/,
    );
  });

  test.each([
    [
      "a null pointer that ends it",
      { "main.c": answering(1, "int main(int n, char **a) {\n  a[n][0] = 1;") },
      "RTE main.c:3 store to null pointer of type 'char'",
    ],
    [
      "one that ends it after its answer",
      {
        "main.c": answering(1, "char *nada;\nint main(void) {").replace(
          "  return 0;",
          "  fflush(stdout);\n  *nada = 1;",
        ),
      },
      "AC main.c:6 store to null pointer of type 'char'",
    ],
    [
      "one in a later standard of the language",
      { "main.c": answering(1, "int main(int n, char **a) {\n  a[n][0] = 1'0;") },
      expect.stringMatching(/^(?:RTE main\.c:3 |CE)/),
    ],
    [
      "an array at the end of a struct, beside an old version of a file,",
      {
        "main.c": answering(2, `int passo(void);\n${LAST_ARRAY.replace("= 1;", "= passo();")}`),
        "passo.c": "int passo(void) { return 1; }\n",
        "passo - Copia.c": "int passo(void) { return 0; }\n",
      },
      "WA main.c:5 index 4 out of bounds for type 'int [4]'",
    ],
    [
      "an array at the end of a struct, in a header",
      { "main.c": '#include "fila.h"\n', "fila.h": answering(2, LAST_ARRAY) },
      "WA fila.h:4 index 4 out of bounds for type 'int [4]'",
    ],
  ])("%s is named", async (_, files, opinion) => {
    expect(await opinionOf(files)).toEqual(opinion);
  });

  test.each([
    ["a right program", "AC", answering(1, "int main(void) {")],
    ["a right program with a flaw", "AC", answering(1, LAST_ARRAY)],
    ["a wrong program without one", "WA", answering(2, "int main(void) {")],
    ["one that ends itself", "RTE", "#include <stdlib.h>\nint main(void) { abort(); }\n"],
  ])("of %s nothing is said", async (_, verdict, text) => {
    expect(await opinionOf({ "main.c": text })).toBe(verdict);
  });

  test("a program with build commands of its own gets none", async () => {
    const manifest = 'build: [[gcc, -w, -o, program, main.c]]\nrun: ["./program"]\n';
    expect(await opinionOf({ "main.c": answering(2, LAST_ARRAY), "submission.yaml": manifest })).toBe("WA");
  });
});

test.skipIf(!(await found("cpp")))("in C++, a null pointer that ends a program is named", async () => {
  const text = answering(
    1,
    "struct No { int linha; };\nint main(int n, char **a) {\n  reinterpret_cast<No *>(a[n])->linha = 1;",
  );
  expect(await opinionOf({ "main.cpp": text })).toBe(
    "RTE main.cpp:4 member access within null pointer of type 'struct No'",
  );
});
