import { expect, test } from "vitest";
import { bestIsolation } from "../run/isolation/probe.ts";
import { bareSubmission } from "../submission/find/bare.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR } from "../testing/tours.ts";
import { adopt } from "./adopt.ts";
import { attemptsText } from "./attempts-text.ts";
import { needsPatience } from "./patience.ts";

test.each([
  ["has no program in it", { "leia-me.txt": "" }, "no source"],
  ["does not compile", { "a.c": "int main(void) { return 0 }" }, "does not compile"],
  ["names a window, but does not compile", { "a.py": "import tkinter\nprint(1" }, "does not compile"],
  ["is cut off in a function", { "a.py": "def f():\n  print((1\n" }, "does not compile"],
  [
    "is one of two that do not compile",
    { "a.c": "int main(void) { return 0 }", "b.c": "int main(void) { return 1 }" },
    "does not compile",
  ],
  [
    "is no program",
    { "a.c": "int side(void) { return 8; }" },
    "no main program was found in its source files",
  ],
  [
    "has only functions",
    {
      "a.py": '"""Side"""\nimport b, sys\nsys.setrecursionlimit(9)\nn = 8\ndef f():\n  print(1)\n',
      "b.py": "import nunca_instalada\n\nclass C:\n  pass\n",
      "c.py": "import a\n@a.f\ndef g():\n  pass\n# f()\n",
    },
    "no main program was found in its source files",
  ],
  [
    "has only a test",
    { "A.java": "class A {}", "ATest.java": "import org.junit.Test; class ATest { @Test void f() {} }" },
    "no main program was found in its source files",
  ],
  [
    "needs a header",
    { "a.c": "#include <nunca_instalada.h>\nint main(void) { getch(); }" },
    "the program needs nunca_instalada.h, which its compiler or interpreter did not find on this machine",
  ],
  [
    "needs a library",
    { "a.py": "import nunca_instalada\nprint(1)" },
    "the program needs nunca_instalada, which its compiler or interpreter did not find on this machine",
  ],
  [
    "is one of two that need a library",
    {
      "a.py": 'import nunca_instalada\nif __name__ == "__main__": pass',
      "b.py": 'import nunca_instalada\nif __name__ == "__main__": pass',
    },
    "the program needs nunca_instalada, which its compiler or interpreter did not find on this machine",
  ],
  [
    "needs a window",
    { "a.py": "import tkinter\nraise SystemExit(1)" },
    "its source files have a word that may be about a window (a.py:1)",
  ],
  [
    "says nothing",
    { "a.py": "n = print()" },
    "The program printed nothing. Expected: a board of step numbers",
  ],
  [
    "complains of everything",
    { "a.py": "print('sem solução')\ninput()" },
    "the answer that was read is the same in",
  ],
])("a program that %s gets no manifest, but a sentence", async (_, files, reason) => {
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  expect(adoption).toMatchObject({ kind: "given-up", reason: { en: expect.stringContaining(reason) } });
});

test("a program that answers the same whatever it is asked is not taken for right", async () => {
  const bare = await bareSubmission(folderWith({ "a.py": "input()\nprint('2 movimentos')" }), "lost-knight");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  expect(adoption.kind).toBe("given-up");
});

test("a tour on standard error is found, if nothing is printed elsewhere", async () => {
  const source = `import logging\nfor row in ${JSON.stringify(CHESSBOARD_TOUR)}: logging.error(' '.join(map(str, row)))\n`;
  const bare = await bareSubmission(
    folderWith({ "a.py": source.replace("logging.error", "print") }),
    "knights-tour",
  );
  expect(await adopt(bare, labFor(await bestIsolation()))).not.toHaveProperty("manifest.answer");
  const logged = source.replace(
    "import logging",
    "import logging\nlogging.basicConfig(format='%(message)s')",
  );
  const adoption = await adopt(
    await bareSubmission(folderWith({ "a.py": logged }), "knights-tour"),
    labFor(await bestIsolation()),
  );
  expect(adoption).toMatchObject({
    kind: "adopted",
    manifest: { answer: { stream: "stderr" }, fixed: { start: [0, 0] } },
  });
});

test("a machine that is slow gives its programs more time", async () => {
  const bare = await bareSubmission(
    folderWith({
      "a.py": `import time
while time.process_time() < 1.7: pass
for row in ${JSON.stringify(CHESSBOARD_TOUR)}: print(*row)
`,
    }),
    "knights-tour",
  );
  const adoption = await adopt(bare, labFor(await bestIsolation()), 2);
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: [0, 0] } } });
  expect(adoption.kind === "adopted" && needsPatience(adoption)).toBe(false);
});

const main = (board: readonly (readonly number[])[]) =>
  `if __name__ == "__main__":\n  for row in ${JSON.stringify(board)}: print(*row)\n`;

test("of several main programs, one that finds a tour is meant", async () => {
  const stuck = CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 40 ? 0 : step)));
  const files = { "cavalo1.py": main(stuck), "cavalo2.py": main(CHESSBOARD_TOUR) };
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { main: "cavalo2.py" } });
});

test("of several main programs, one for a board that is asked for is meant", async () => {
  const files = { "cavalo1.py": main(tourOf(6, 0, 0)), "cavalo2.py": main(CHESSBOARD_TOUR) };
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { main: "cavalo2.py" } });
});

test("of several programs that fail in different ways, the reason of each is told", async () => {
  const files = { "main.py": "import nunca_instalada\nprint(1)\n", "cavalo.py": "print('olá')\n" };
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  expect(adoption).toMatchObject({
    reason: {
      en: expect.stringMatching(/^main\.py: .* needs nunca_instalada.*; cavalo\.py: .*olá/),
    },
  });
});

test("of several main programs that find none, each trial says which one it was", async () => {
  const main = (row: string) => `if __name__ == "__main__":\n  print("${row}")\n`;
  const files = { "cavalo1.py": main("olá"), "cavalo2.py": main("tchau") };
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  const adoption = await adopt(bare, labFor(await bestIsolation()));
  const tried = adoption.kind === "given-up" && attemptsText(adoption.results, "en");
  expect(tried).toMatch(/^ {2}cavalo1\.py: .*\n.*: olá$/m);
  expect(tried).toMatch(/^ {2}cavalo2\.py: .*\n.*: tchau$/m);
});
