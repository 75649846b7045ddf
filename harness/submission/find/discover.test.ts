import path from "node:path";
import { expect, test } from "vitest";
import { ExpectedError } from "../../base/errors.ts";
import { folderWith } from "../../testing/folders.ts";
import { discoverSubmissions } from "./discover.ts";

const JAVA = "public class Cavalo { public static void main(String[] args) { } }";

test("each folder of a class is a submission, wherever in it the program lies", () => {
  const folder = folderWith({
    "lost-knight/joão d'ávila/Cavalo do João.java": JAVA,
    "lost-knight/ana/projeto/src/main.py": "print(1)",
    "knights-tour/bia/submission.yaml": "run: [./passeio]\n",
    "lost-knight/ana/projeto/node_modules/x/index.js": "",
    "leia-me.txt": "",
  });
  const found = discoverSubmissions(folder, undefined);
  expect(found.map(({ name, problem }) => [name, problem])).toEqual([
    ["knights-tour/bia", "knights-tour"],
    ["lost-knight/ana", "lost-knight"],
    ["lost-knight/joão d'ávila", "lost-knight"],
  ]);
});

test("a folder given by itself has its own name, and --problem says what it solves", () => {
  const folder = path.join(folderWith({ "ana/main.c": "int main(void) {}" }), "ana");
  expect(() => discoverSubmissions(folder, undefined)).toThrow(/which problem does this program solve/);
  expect(discoverSubmissions(folder, "lost-knight")).toMatchObject([{ name: "ana", problem: "lost-knight" }]);
  expect(discoverSubmissions(folder, "lost-knight")).toHaveLength(1);
});

test("an author without a program, or with one that cannot be read, keeps a row", () => {
  const folder = folderWith({
    "ana/main.py": "print(1)",
    "bia/leia-me.txt": "",
    "caio/fontes.zip/x.txt": "",
  });
  const kinds = discoverSubmissions(folder, "lost-knight").map(({ name, kind }) => [name, kind.kind]);
  expect(kinds).toEqual([
    ["ana", "program"],
    ["bia", "unclear"],
    ["caio", "unclear"],
  ]);
});

test("a source beside the folders of a class does not make one submission of them", () => {
  const folder = folderWith({ "exemplo.py": "", "ana/main.py": "", "bia/main.py": "" });
  expect(() => discoverSubmissions(folder, "lost-knight")).toThrow(
    /: there are source files here \(exemplo\.py\) and programs in ana, bia\. If this is a class, move/,
  );
});

test("what a Mac leaves beside the folders of a class is no submission", () => {
  const found = discoverSubmissions(
    folderWith({
      "__MACOSX/ana/._cavalo.py": "",
      "._.py": "",
      "ana/cavalo.py": "print(1)",
      "ana/._cavalo.py": "",
    }),
    "lost-knight",
  );
  expect(found.map(({ name, kind }) => [name, kind.kind])).toEqual([["ana", "program"]]);
});

test.each([
  ["trabalho.zip", "", /no submission was found, but trabalho\.zip is an archive\. Unpack it$/],
  [
    "cavalo.py.txt",
    "",
    /no submission was found, but cavalo\.py\.txt may be one\. Remove \.txt from its name$/,
  ],
  ["trabalho.tar.gz", "trabalho.tar.gz", /this is an archive\. Unpack it and give the folder$/],
  ["leia-me.txt", "", /no submission was found$/],
])("where there is only %s, what to do is told", (file, given, sentence) => {
  const folder = folderWith({ [file]: "PK" });
  expect(() => discoverSubmissions(path.join(folder, given), "lost-knight")).toThrow(sentence);
});

function mistakes(manifest: string): readonly string[] {
  const folder = folderWith({ "submission.yaml": manifest });
  try {
    discoverSubmissions(folder, "knights-tour");
  } catch (error) {
    if (error instanceof ExpectedError) return error.sentences.map(({ en }) => en.replace(`${folder}/`, ""));
    throw error;
  }
  return [];
}

test.each([
  ["langage: c\n", 'submission.yaml:1:1: unknown key "langage". Did you mean "language"?'],
  [
    "expect:\n  '*': OK\n",
    'submission.yaml:2:3: "*" must be one of AC, WA, PE, RTE, TLE, MLE, OLE, CE, JE, SK',
  ],
  [
    "input:\n  stdin: '{row}'\n",
    "submission.yaml:2:3: unknown placeholder {row}. The placeholders of knights-tour are {rows} {columns} {n} {row0} {column0} {row1} {column1} {square} {cell0} {cell1} {tour} {answerPath}",
  ],
  [
    "input:\n  files:\n    ../x: ''\n",
    'submission.yaml:3:5: "../x" is not a file below the working directory',
  ],
  ["input:\n  files:\n    /x: ''\n", 'submission.yaml:3:5: "/x" is not a file below the working directory'],
  ["input:\n  folder: a/../..\n", 'submission.yaml:2:3: "a/../.." is not a file below the working directory'],
  [
    "input:\n  folder: a\n  files:\n    a: ''\n",
    'submission.yaml:4:5: "a" cannot be both a file and a folder',
  ],
  [
    "problem: lost-knight\ninput:\n  files:\n    board.txt/x: ''\n",
    'submission.yaml:4:5: "board.txt" cannot be both a file and a folder',
  ],
  [
    "problem: lost-knight\ninput:\n  folder: board.txt\n",
    'submission.yaml:3:3: "board.txt" cannot be both a file and a folder',
  ],
  [
    "input:\n  environment:\n    A=B: ''\n",
    'submission.yaml:3:5: "A=B" is not a valid name of an environment variable',
  ],
  [
    "input:\n  arguments: ['{answerPath}']\n",
    "submission.yaml:2:15: {answerPath} needs the name of the answer file (answer: file: ...)",
  ],
  [
    "driver:\n  files:\n    ../main.c: ''\n",
    'submission.yaml:3:5: "../main.c" is not a file below the working directory',
  ],
  [
    "driver:\n  replacements:\n    - file: ../x\n      find: a\n      replace: b\n",
    'submission.yaml:3:7: "../x" is not a file below the working directory',
  ],
  ["run: []\n", 'submission.yaml:1:1: "run" must NOT have fewer than 1 items: a program and its arguments'],
])("the mistake in %j is told with its place", (manifest, line) => {
  expect(mistakes(manifest)).toEqual([line]);
});
