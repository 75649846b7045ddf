import { expect, test } from "vitest";
import { built, printedBy, printedOnceBuilt } from "../../testing/building.ts";
import { expectRenamed, expectResourceFound, javaSaysTwo } from "../../testing/java-sources.ts";
import { told } from "../../testing/sentences.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

test("UTF-16 with its bytes the other way round, and UTF-8 with a mark", async () => {
  const text = "\ufeffprint('é')\n";
  expect(await printedBy({ "main.py": Buffer.from(text, "utf16le").swap16() })).toBe("é\n");
  expect(await printedBy({ "main.py": text })).toBe("é\n");
});

test("the main program of several sources in UTF-16 is found", async () => {
  const util = Buffer.from("\ufeffdef dito():\n  return 'é'\n", "utf16le");
  const main = Buffer.from(
    "\ufefffrom util import dito\nif __name__ == '__main__':\n  print(dito())\n",
    "utf16le",
  );
  expect(await printedBy({ "util.py": util, "cavalo.py": main })).toBe("é\n");
});

test("Python: a module in Latin-1 beside a right main program", async () => {
  const files = {
    "main.py": "import util\nprint(util.x, 'é')\n",
    "util.py": Buffer.from("x = 'ç—'\n".replace("—", "\u0097"), "latin1"),
  };
  expect(await printedBy(files)).toBe("ç— é\n");
});

test.each(["# -*- coding: latin-1 -*-", "#!/usr/bin/env python3\n# coding=cp1252"])(
  "Python: a source that says so itself is left as it is: %j",
  async (line) => {
    expect(await printedBy({ "main.py": Buffer.from(`${line}\nprint("é")\n`, "latin1") })).toBe("é\n");
  },
);

test("commands are shown as a shell takes them, and tell if the student's own sources would do", async () => {
  const plain = await built({ "o cavalo d'água.py": "print(1)\n" });
  expect(plain.kind === "ready" && plain.commands.run).toBe('python3 -B {folder}/"o cavalo d\'água.py"');
  expect(plain.kind === "ready" && plain.commands.areOfFitSources).toBeUndefined();
  const latin1 = await built({ "main.py": Buffer.from("print('é')\n", "latin1") });
  expect(latin1.kind === "ready" && latin1.commands.areOfFitSources).toBe(true);
});

test("an encoding that the manifest states is believed", async () => {
  const files = { "main.py": Buffer.from("# a\nprint('ç')\n", "latin1") };
  const done = await built(files, { encoding: "utf8" });
  expect("finding" in done && done.finding).toEqual({ kind: "not-utf8", file: "main.py", line: 2 });
});

test.skipIf(!(await findToolchain(LANGUAGES.c)).found)(
  "C: headers in UTF-16, and by names in other capitals or with a backslash",
  async () => {
    const done = await built({
      "main.c": '#include "Saida.h"\n#include "lib\\passeio.h"\nint main(void) { diz(PASSO); }\n',
      "saida.h": Buffer.from(
        '\ufeff#include <stdio.h>\nstatic void diz(int n) { printf("%d\\n", n); }\n',
        "utf16le",
      ),
      "lib/Passeio.h": "#define PASSO 3\n",
    });
    expect(await printedOnceBuilt(done)).toBe("3\n");
    expect(done.kind === "ready" && done.notices).toEqual([
      { kind: "include-misspelled", file: "main.c", included: "Saida.h", header: "saida.h" },
      { kind: "include-misspelled", file: "main.c", included: "lib\\passeio.h", header: "lib/Passeio.h" },
    ]);
  },
);

const { found } = await findToolchain(LANGUAGES.java);

// The soak has more files, and more that lie beside them.
test.skipIf(!found)("Java: a file that is not called as its public class is", () =>
  expectRenamed(["src/br/trabalho (1).java", "Posição", {}]),
);

test.skipIf(!found)("Java: a test that needs a library is not the program's", async () => {
  const needs = "import org.junit.Test;\nclass MainTest { @Test public void f() { Main.main(null); } }\n";
  const files = {
    "src/a/Main.java": `package a;\n${javaSaysTwo("Main")}`,
    "test/a/MainTest.java": `package a;\n${needs}`,
  };
  expect(await built(files)).toMatchObject({ kind: "ready" });
});

test.skipIf(!found)("Java: a program finds its resource", () =>
  expectResourceFound("src/main/resources/moves.txt"),
);

test.skipIf(!found)("Java: an error is told of the file that was handed in", async () => {
  const done = await built({ "Cavalo.java": javaSaysTwo("Main").replace("(2)", "(2") });
  expect("finding" in done && told(done.finding)[1]).toMatch(
    /^the program does not compile with javac [\d.]+: Cavalo\.java, line 3: /,
  );
});

test("TypeScript: a file is imported without its ending, whichever modules its package has", async () => {
  const files = {
    "package.json": '{ "type": "module" }',
    "src/main.ts": 'import { areaOf } from "./board";\nconsole.log(areaOf(8));\n',
    "src/board.ts": "export const areaOf = (side: number): number => side * side;\n",
  };
  expect(await printedBy(files)).toBe("64\n");
  const withEnding = files["src/main.ts"].replace("./board", "./board.js");
  expect(await printedBy({ ...files, "src/main.ts": withEnding })).toBe("64\n");
});

test("the note is there in each language", () => {
  expect(told({ kind: "source-renamed", file: "Cavalo.java", as: "Main.java" })).toEqual([
    "source-renamed",
    "Cavalo.java was named Main.java, as its compiler or interpreter wants it",
    "Cavalo.java recebeu o nome Main.java, que o compilador ou interpretador pede",
  ]);
});
