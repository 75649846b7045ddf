import { expect, test } from "vitest";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { built } from "../testing/building.ts";
import { COPIED_PROGRAMS } from "../testing/copied-programs.ts";
import { expectRenamed, expectResourceFound, javaSaysTwo, type Renamed } from "../testing/java-sources.ts";
import { told } from "../testing/sentences.ts";

const { found } = await findToolchain(LANGUAGES.java);

test.skipIf(!found).each<Renamed>([
  ["Cavalo.java", "Main", {}],
  ["José Carlos - trabalho final!.java", "Main", {}],
  [
    "a.java",
    "Main",
    { "No.java": "class No { public class Outro {} }\n", "b.java": "public enum Cor { AZUL }\n" },
  ],
])("Java: %s with the public class %s", (...renamed) => expectRenamed(renamed));

test.skipIf(!found)("Java: of two classes of one name the main program's own is meant", async () => {
  const main = `${javaSaysTwo("Main")}class Posicao {}\n`;
  expect(await built({ "Main.java": main, "Posicao.java": "class Posicao {}\n" })).toMatchObject({
    kind: "ready",
  });
});

test.skipIf(!found)("Java: what is wrong with a program is told before what its test needs", async () => {
  const done = await built({
    "Tour.java": "public class Tour { int size() { return 8 } }\n",
    "TourTest.java": "import org.junit.Test;\nclass TourTest { @Test public void f() { new Tour(); } }\n",
  });
  expect("finding" in done && told(done.finding)[1]).toMatch(/: Tour\.java, line 1: .*';' expected/);
});

test.skipIf(!found)(
  "Java: a program that never begins is built as if it had no test, and says so itself",
  async () => {
    const done = await built({
      "Tour.java": "public class Tour {}\n",
      "TourTest.java": "import org.junit.Test;\nclass TourTest { @Test public void f() { new Tour(); } }\n",
    });
    expect(done).toMatchObject({ kind: "ready" });
  },
);

test.skipIf(!found).each(["moves.txt", "src/main/java/moves.txt"])(
  "Java: a program finds its resource %s",
  expectResourceFound,
);

test.skipIf(!found)("Java: an error of the program itself is told beside a copy of it", async () => {
  const { "Main.java": main } = COPIED_PROGRAMS.java;
  const wrong = main.replace("Fila.LADO", "Fila.ALTO");
  expect(await built({ ...COPIED_PROGRAMS.java, "Main.java": wrong, "Main (1).java": main })).toMatchObject({
    kind: "compile-error",
    finding: { kind: "not-compiled", place: { file: "Main.java", line: 1 } },
  });
});
