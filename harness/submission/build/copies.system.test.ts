import { expect, test } from "vitest";
import { built } from "../../testing/building.ts";
import { COPIED_PROGRAMS, changed, resultOf } from "../../testing/copied-programs.ts";
import { told } from "../../testing/sentences.ts";
import { LANGUAGES } from "../language/index.ts";
import type { LanguageName } from "../language/names.ts";
import { findToolchain } from "./toolchain.ts";

const here = async (name: LanguageName) => (await findToolchain(LANGUAGES[name])).found;

const OF_C = await here("c");

test.skipIf(!OF_C)(
  "of two files that define the same, the one that compiles with the others is taken",
  async () => {
    const files = {
      ...COPIED_PROGRAMS.c,
      "main.c": COPIED_PROGRAMS.c["main.c"].replace("lado()", "lado() + passo()"),
    };
    const newer = "int lado(void) { return 1; }\nint passo(void) { return 0; }\n";
    const { printed, notices } = await resultOf({ ...files, "fila_nova.c": newer });
    expect(printed).toBe("1\n");
    expect(notices).toEqual([{ kind: "copies-aside", files: ["fila.c"] }]);
  },
);

test.skipIf(!OF_C)(
  "of two files whose names tell nothing, it does not matter which is taken if they are the same",
  async () => {
    const { "fila.c": fila, ...files } = COPIED_PROGRAMS.c;
    const { printed } = await resultOf({ ...files, "norte.c": fila, "sul.c": `\n${fila}` });
    expect(printed).toBe("1\n");
  },
);

test.skipIf(!OF_C)(
  "of two files whose names tell nothing, and that are not the same, none is taken",
  async () => {
    const { "fila.c": fila, ...files } = COPIED_PROGRAMS.c;
    expect(await built({ ...files, "norte.c": fila, "sul.c": changed(fila) })).toMatchObject({
      kind: "skipped",
      finding: { kind: "several-copies", files: ["norte.c", "sul.c"] },
    });
  },
);

test.skipIf(!(await here("csharp")))("an error is told of the file that is not a copy", async () => {
  const wrong = COPIED_PROGRAMS.csharp["Program.cs"].replace("Fila.Lado", "Fila.Alto");
  expect(await built({ ...COPIED_PROGRAMS.csharp, "Program.cs": wrong, "Copia.cs": wrong })).toMatchObject({
    kind: "compile-error",
    finding: { kind: "not-compiled", place: { file: "Program.cs", line: 1 } },
  });
});

test("copies are told of in each language", () => {
  expect(told({ kind: "copies-aside", files: ["fila (1).c"] })).toEqual([
    "copies-aside",
    "these files define what other files of the program define, too, so the program was compiled without them, and they were not graded: fila (1).c. If one of them is the right one, remove the other",
    "estes arquivos definem o mesmo que outros do programa, que por isso foi compilado sem eles; não foram avaliados: fila (1).c. Se o certo é um deles, retire o outro",
  ]);
});
