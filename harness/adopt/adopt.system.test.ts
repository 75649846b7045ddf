import { expect, test } from "vitest";
import type { ProblemName } from "../case/names.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { bareSubmission } from "../submission/find/bare.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { scriptRuns } from "../testing/script-runs.ts";
import { tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR } from "../testing/tours.ts";
import { adopt } from "./adopt.ts";
import { needsPatience } from "./attempt/patience.ts";
import { attemptsText } from "./attempts-text.ts";

const PROBLEM = "knights-tour";

const adopted = async (files: Readonly<Record<string, string>>, problem: ProblemName = PROBLEM) =>
  adopt(await bareSubmission(folderWith(files), problem), labFor(await bestIsolation()));

/** Adopts scripts, of which dozens of ways are tried, without a process for each. */
const adoptedScript = async (files: Readonly<Record<string, string>>, problem: ProblemName = PROBLEM) =>
  adopt(await bareSubmission(folderWith(files), problem), labFor(await bestIsolation()), {
    runsOf: scriptRuns,
  });

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
])("a program that %s gets no manifest, but a sentence", async (_, files, reason) => {
  const adoption = await adopted(files);
  expect(adoption).toMatchObject({ kind: "given-up", reason: { en: expect.stringContaining(reason) } });
});

const READS = 'require("fs").readFileSync(0, "utf8");\n';

test.each([
  [
    "says nothing",
    "console.log();",
    "The program printed nothing, and ended by itself with exit code 0. Expected: a board of step numbers",
  ],
  [
    "complains of everything",
    `console.log("sem solução");\n${READS}`,
    "the answer that was read is the same in",
  ],
])("a script that %s gets no manifest, but a sentence", async (_, script, reason) => {
  const adoption = await adoptedScript({ "a.js": script });
  expect(adoption).toMatchObject({ kind: "given-up", reason: { en: expect.stringContaining(reason) } });
});

test("a program that answers the same whatever it is asked is not taken for right", async () => {
  const adoption = await adoptedScript({ "a.js": `${READS}console.log("2 movimentos");` }, "lost-knight");
  expect(adoption.kind).toBe("given-up");
});

test("a tour on standard error is found, if nothing is printed elsewhere", async () => {
  const prints = `for (const row of ${JSON.stringify(CHESSBOARD_TOUR)}) console.log(row.join(" "));\n`;
  expect(await adoptedScript({ "a.js": prints })).not.toHaveProperty("manifest.answer");
  expect(await adoptedScript({ "a.js": prints.replace("console.log", "console.error") })).toMatchObject({
    kind: "adopted",
    manifest: { answer: { stream: "stderr" }, fixed: { start: [0, 0] } },
  });
});

test("a machine that is slow gives its programs more time", async () => {
  const marks = folderWith({});
  // Its first run takes longer than a trial may take on another machine. If that is cut off, it never says anything.
  const slowOnce = `import os, time
begun, ended = [os.path.join(${JSON.stringify(marks)}, name) for name in ("begun", "ended")]
if not os.path.exists(begun):
    open(begun, "w").close()
    while time.process_time() < 1.7: pass
    open(ended, "w").close()
if os.path.exists(ended):
    for row in ${JSON.stringify(CHESSBOARD_TOUR)}: print(*row)
`;
  const bare = await bareSubmission(folderWith({ "a.py": slowOnce }), PROBLEM);
  // Level D alone lets a program know that it has run before.
  const adoption = await adopt(bare, labFor({ level: "D", chainCpuMs: 0 }), { timeFactor: 2 });
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { fixed: { start: [0, 0] } } });
  expect(adoption.kind === "adopted" && needsPatience(adoption)).toBe(false);
});

/** A script that may be meant: it names the piece, and tells a board. */
const telling = (board: readonly (readonly number[])[]) =>
  `// cavalo\nfor (const row of ${JSON.stringify(board)}) console.log(row.join(" "));\n`;

test("of several main programs, one that finds a tour is meant", async () => {
  const stuck = CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 40 ? 0 : step)));
  const files = { "cavalo1.js": telling(stuck), "cavalo2.js": telling(CHESSBOARD_TOUR) };
  const adoption = await adoptedScript(files);
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { main: "cavalo2.js" } });
});

test("of several main programs, one for a board that is asked for is meant", async () => {
  const files = { "cavalo1.js": telling(tourOf(6, 0, 0)), "cavalo2.js": telling(CHESSBOARD_TOUR) };
  const adoption = await adoptedScript(files);
  expect(adoption).toMatchObject({ kind: "adopted", manifest: { main: "cavalo2.js" } });
});

test("of several programs that fail in different ways, the reason of each is told", async () => {
  const files = { "main.py": "import nunca_instalada\nprint(1)\n", "cavalo.py": "print('olá')\n" };
  const adoption = await adopted(files);
  expect(adoption).toMatchObject({
    reason: {
      en: expect.stringMatching(/^main\.py: .* needs nunca_instalada.*; cavalo\.py: .*olá/),
    },
  });
});

test("of several main programs that find none, each trial says which one it was", async () => {
  const files = { "cavalo1.js": 'console.log("olá");\n', "cavalo2.js": 'console.log("tchau");\n' };
  const adoption = await adoptedScript(files);
  const tried = adoption.kind === "given-up" && attemptsText(adoption.results, "en");
  expect(tried).toMatch(/^ {2}cavalo1\.js: .*\n.*: olá$/m);
  expect(tried).toMatch(/^ {2}cavalo2\.js: .*\n.*: tchau$/m);
});
