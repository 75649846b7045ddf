import { utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { folderWith } from "../../testing/folders.ts";
import { bareHandIn, bareSubmission } from "./bare.ts";
import { discoverSubmissions } from "./discover.ts";

const JAVA = "public class Cavalo { public static void main(String[] args) { } }";

test("each folder of a class is a submission, wherever in it the program lies", async () => {
  const folder = folderWith({
    "lost-knight/joão d'ávila/Cavalo do João.java": JAVA,
    "lost-knight/ana/projeto/src/main.py": "print(1)",
    "knights-tour/bia/submission.yaml": "run: [./passeio]\n",
    "lost-knight/ana/projeto/node_modules/x/index.js": "",
    "leia-me.txt": "",
  });
  const found = await discoverSubmissions(folder, undefined);
  expect(found.map(({ name, problem, inner }) => [name, problem, inner])).toEqual([
    ["knights-tour/bia", "knights-tour", undefined],
    ["lost-knight/ana", "lost-knight", "projeto"],
    ["lost-knight/joão d'ávila", "lost-knight", undefined],
  ]);
});

test("what a tool left beside a program is no submission, but a student may be called as a tool's folder is", async () => {
  const folder = folderWith({
    "Meu Passeio/src/Main.java": JAVA,
    ".idea/misc.xml": "<project/>",
    "out/production/Main.class": "",
    "bin/passeio.py": "if __name__ == '__main__':\n  print(1)",
  });
  const found = await discoverSubmissions(folder, "knights-tour");
  expect(found.map(({ name }) => name)).toEqual(["Meu Passeio", "bin"]);
});

test("a folder given by itself has its own name, and --problem says what it solves", async () => {
  const folder = path.join(folderWith({ "ana/main.c": "int main(void) {}" }), "ana");
  await expect(discoverSubmissions(folder, undefined)).rejects.toThrow(
    /which problem does this program solve/,
  );
  expect(await discoverSubmissions(folder, "lost-knight")).toMatchObject([
    { name: "ana", problem: "lost-knight" },
  ]);
  expect(await discoverSubmissions(folder, "lost-knight")).toHaveLength(1);
});

test("an author without a program, or with one that cannot be read, keeps a row", async () => {
  const folder = folderWith({
    "ana/main.py": "print(1)",
    "bia/leia-me.txt": "",
    "caio/fontes.zip/x.txt": "",
  });
  const kinds = (await discoverSubmissions(folder, "lost-knight")).map(({ name, kind }) => [name, kind.kind]);
  expect(kinds).toEqual([
    ["ana", "program"],
    ["bia", "unclear"],
    ["caio", "unclear"],
  ]);
});

test.each([
  ["dune-project", "bin/main.ml", "lib/board.ml", "let () = print_int 1\n"],
  ["pubspec.yaml", "bin/cavalo.dart", "lib/board.dart", "void main() { print(1); }\n"],
])("the main program of a project with %s lies in %s", async (project, main, part, text) => {
  const folder = folderWith({
    [`ana/${project}`]: "",
    [`ana/${main}`]: text,
    [`ana/${part}`]: "",
    "bia/a.py": "",
  });
  const [ana] = await discoverSubmissions(folder, "lost-knight");
  expect(ana!.kind).toMatchObject({ kind: "program", program: { main: { path: main } } });
});

test("a source beside the folders of a class does not make one submission of them", async () => {
  const folder = folderWith({ "exemplo.py": "", "ana/main.py": "", "bia/main.py": "" });
  await expect(discoverSubmissions(folder, "lost-knight")).rejects.toThrow(
    /: there are source files here \(exemplo\.py\) and programs in ana, bia\. If this is a class, move/,
  );
});

test("a project with a program, its sources and its tests in folders of their own is one submission", async () => {
  const main = "main = print 1\n";
  const folder = folderWith({
    "Setup.hs": main,
    "app/Main.hs": main,
    "src/Board.hs": "module Board where\n",
    "test/Spec.hs": main,
  });
  expect(await discoverSubmissions(folder, "lost-knight")).toHaveLength(1);
});

test("a solution with one program in several projects is one submission, and one of several programs a class", async () => {
  const main = "class Program { static void Main() { } }\n";
  const parts = { "Cavalo.sln": "", "Console/Program.cs": main, "Modelo/Casa.cs": "class Casa { }\n" };
  expect((await discoverSubmissions(folderWith(parts), "knights-tour")).length).toBe(1);
  const programs = { "Turma.sln": "", "ana/Program.cs": main, "bia/Program.cs": main };
  expect((await discoverSubmissions(folderWith(programs), "knights-tour")).length).toBe(2);
});

test("what a Mac leaves beside the folders of a class is no submission", async () => {
  const found = await discoverSubmissions(
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
  ["trabalho.zip", "", /no program was found, but trabalho\.zip is an archive\. Unpack it$/],
  ["cavalo.py.txt", "", /no program was found, but cavalo\.py\.txt may be one\. Remove \.txt from its name$/],
  ["trabalho.tar.gz", "trabalho.tar.gz", /this is an archive\. Unpack it and give the folder$/],
  ["leia-me.txt", "", /no program was found: .*\. Give the folder of a program, or /],
])("where there is only %s, what to do is told", async (file, given, sentence) => {
  const folder = folderWith({ [file]: "PK" });
  await expect(discoverSubmissions(path.join(folder, given), "lost-knight")).rejects.toThrow(sentence);
});

async function mistakes(manifest: string): Promise<readonly string[]> {
  const folder = folderWith({ "submission.yaml": manifest });
  try {
    await discoverSubmissions(folder, "knights-tour");
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
    "submission.yaml:2:3: unknown placeholder {row}. The placeholders of knights-tour are {rows} {columns} {n} {row0} {column0} {row1} {column1} {square} {SQUARE} {letter} {LETTER} {cell0} {cell1} {tour} {answerPath}",
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
  [
    "problem: knight-moves\nfixed:\n  rows: 8\n",
    "submission.yaml:2:1: a program for knight-moves has nothing that can be fixed: remove this key",
  ],
  [
    "run: []\n",
    'submission.yaml:1:1: "run" is not valid (must NOT have fewer than 1 items): a program and its arguments',
  ],
])("the mistake in %j is told with its place", async (manifest, line) => {
  expect(await mistakes(manifest)).toEqual([line]);
});

test("of the instructor's manifests none is parsed that has more than 64 KiB", async () => {
  expect(await mistakes(`title: ${"a".repeat(64 * 1024)}\n`)).toEqual([
    "submission.yaml: this file has more than 64 KiB",
  ]);
});

/** The finding on a student's manifest that their row tells, or else the manifest as it counts. */
async function wishesBroken(manifest: string): Promise<unknown> {
  const folder = folderWith({ "ana/submission.yaml": manifest, "ana/main.js": "1", "bia/main.js": "1" });
  const [ana] = await discoverSubmissions(folder, "lost-knight", { source: { trusted: false } });
  return ana!.kind.kind === "unclear" ? ana!.kind.finding : ana!.manifest;
}

const manyTimes = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join("");

test.each([
  ["more than 8 KiB", `title: ${"a".repeat(8 * 1024)}`, /more than 8 KiB$/],
  ["aliases that unfold", `a: &a [x, x]\n${manyTimes(3, (at) => `k${at}: [${"*a, ".repeat(30)}]\n`)}`, /./],
  [
    "aliases of one another",
    `a0: &a0 [x]\n${manyTimes(200, (at) => `a${at + 1}: &a${at + 1} [*a${at}]\n`)}`,
    /^submission\.yaml:102:\d+: there are more than 100 aliases/,
  ],
  [
    "more files than any program needs",
    `input:\n  files:\n${manyTimes(21, (at) => `    f${at}: ""\n`)}`,
    /more than 20/,
  ],
  ["a board many times", `input:\n  stdin: "${"{board}".repeat(31)}"\n`, /more than 30 placeholders$/],
  ["a path that is too long", `input:\n  folder: ${"a/".repeat(600)}a\n`, /^submission\.yaml:2:3: /],
  ["__proto__", "__proto__: { title: x }\n", /unknown key "__proto__"/],
  ["NUL in an argument", 'input: { arguments: ["a\\0b"] }\n', /cannot contain the character NUL$/],
  ["NUL in a variable", 'input: { environment: { A: "\\0" } }\n', /cannot contain the character NUL$/],
  ["a value that contains itself", "title: &a [*a]\n", /contains itself$/],
  ["values in each other", `title: ${"[".repeat(5000)}${"]".repeat(5000)}\n`, /./],
  ["a tag of another language", "title: !!python/object:os.system x\nx: 1\n", /unknown key "x"/],
  ["a repeated key", "title: a\ntitle: b\n", /this key appears twice$/],
  ["merged keys", "<<: { run: [cat] }\n", /unknown key "<<"/],
  ["two documents", "title: a\n---\ntitle: b\n", /./],
])("a student's manifest with %s costs the row of its author only", async (_, manifest, quote) => {
  expect(await wishesBroken(manifest)).toMatchObject({
    kind: "manifest-broken",
    mistake: { en: expect.stringMatching(quote) },
  });
});

test("what an instructor alone may set is not even looked at in a student's manifest", async () => {
  const edits = manyTimes(100, (at) => `    - { file: ../../f${at}, find: a, replace: "{x}" }\n`);
  expect(await wishesBroken(`title: a\ndriver:\n  replacements:\n${edits}`)).toEqual({ title: "a" });
});

test("a student's manifest that names another problem than the one that is graded keeps its row", async () => {
  const finding = { kind: "other-problem", problem: "knights-tour" };
  expect(await wishesBroken("problem: knights-tour\n")).toEqual(finding);
});

test("a hand-in of hundreds of programs is one row, and names few of them", async () => {
  const programs = Array.from({ length: 300 }, (_, at) => [`ana/v${at}/main.js`, "1"]);
  const folder = folderWith({ ...Object.fromEntries(programs), "bia/main.js": "" });
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const found = await discoverSubmissions(folder, "lost-knight").finally(() => clearInterval(timer));
  expect(found.map(({ name }) => name)).toEqual(["ana", "bia"]);
  expect(found[0]!.notices).toMatchObject([{ kind: "other-versions", others: { length: 11 } }]);
  // Others have had their turn meanwhile.
  expect(turns).toBeGreaterThan(10);
});

test("sources in unknown languages beside the program are told, and what is no source is not", async () => {
  const files = { "test.py": "print(1)\n", "src/Cavalo.nim": "", "src/.a.nim": "", "notas.txt": "" };
  const handedIn = Object.fromEntries(Object.entries(files).map(([name, text]) => [`ana/${name}`, text]));
  const [ana] = await discoverSubmissions(folderWith(handedIn), "knights-tour");
  expect(ana!.notices).toEqual([{ kind: "other-languages", files: ["src/Cavalo.nim"] }]);
});

test("of several programs the newest is graded, and of those of one time the last by name", async () => {
  const folder = folderWith(Object.fromEntries(["a", "b", "c"].map((name) => [`ana/${name}/main.js`, "1"])));
  const noticeOf = async () => (await discoverSubmissions(folder, "lost-knight"))[0]!.notices;
  const changedIn = (name: string, year: number) =>
    utimesSync(path.join(folder, "ana", name, "main.js"), new Date(year, 0), new Date(year, 0));
  for (const name of ["a", "b", "c"]) changedIn(name, 2020);
  expect(await noticeOf()).toEqual([
    { kind: "other-versions", graded: "c", others: ["a", "b"], isTie: true },
  ]);
  changedIn("b", 2021);
  expect(await noticeOf()).toEqual([{ kind: "other-versions", graded: "b", others: ["a", "c"] }]);
  const ana = path.join(folder, "ana");
  expect(await bareHandIn(ana, "lost-knight")).toMatchObject({ name: "ana", folder: path.join(ana, "b") });
});

test("of several programs those are meant that look like one for the problem", async () => {
  const about = 'print("knight tour: passeio do cavalo")\n';
  const folder = folderWith({
    "ana/exercicio/main.py": "print(1)\n",
    "ana/passeio/jogo.py": about,
    "ana/cavalo/Cavalo.java": "class Cavalo {}\n",
    "ana/turismo/main.py": "print(2)\n",
  });
  utimesSync(path.join(folder, "ana", "passeio", "jogo.py"), new Date(2020, 0), new Date(2020, 0));
  const [found] = await discoverSubmissions(folder, "knights-tour");
  expect(found?.notices).toEqual([
    { kind: "other-versions", graded: "passeio", others: ["exercicio", "turismo"], isAbout: "only" },
  ]);
});

test("of several programs the one is graded whose main file the instructor's manifest names", async () => {
  const folder = folderWith({ "ana/primeiro/main.js": "1", "ana/segundo/main.js": "2" });
  const source = { trusted: false, folder: folderWith({ "ana.yaml": "main: primeiro/main.js\n" }) };
  const [found] = await discoverSubmissions(folder, "lost-knight", { source });
  expect(found).toMatchObject({
    folder: path.join(folder, "ana"),
    kind: { program: { main: { path: "primeiro/main.js" }, sources: { length: 1 } } },
    notices: [],
  });
});

test("a driver names its files from the folder that the main file is named from", async () => {
  const folder = folderWith({ "ana/primeiro/main.js": "let n = 8;", "ana/segundo/main.js": "2" });
  const manifestWith = (file: string) =>
    `main: primeiro/main.js\ndriver: { replacements: [{ file: ${file}, find: "n = 8", replace: "n = 5" }] }\n`;
  const found = (file: string) => {
    const source = { trusted: false, folder: folderWith({ "ana.yaml": manifestWith(file) }) };
    return discoverSubmissions(folder, "lost-knight", { source });
  };
  const [ana] = await found("primeiro/main.js");
  expect(ana).toMatchObject({ kind: { program: { main: { text: "let n = 5;" } } } });
  await expect(found("main.js")).rejects.toThrow('"main.js" is not a readable file of the submission');
});

test("more sources than a compiler takes, or larger ones, are told", async () => {
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`ana/${at}.c`, "x"]));
  const folder = folderWith({ ...many, "bia/main.c": "x".repeat(600_000) });
  const kinds = (await discoverSubmissions(folder, "lost-knight")).map(({ kind }) => kind);
  expect(kinds).toMatchObject([
    { finding: { kind: "sources-too-large", mostFiles: 1000 } },
    { finding: { kind: "no-source", instead: { what: "large", file: "main.c" } } },
  ]);
});

test("the packages of a Python environment are not the program's, whatever its folder is called", async () => {
  const folder = folderWith({
    "ana/main.py": "print(1)",
    "ana/ambiente/pyvenv.cfg": "",
    "ana/ambiente/lib/pip.py": 'if __name__ == "__main__": pass',
    "bia/main.py": "print(1)",
  });
  const [ana] = await discoverSubmissions(folder, "lost-knight");
  expect(ana!.kind).toMatchObject({ kind: "program", program: { sources: [{ path: "main.py" }] } });
});

test("looking through hand-ins can be stopped", async () => {
  const folder = folderWith({ "ana/main.js": "", "bia/main.js": "" });
  const stopped = discoverSubmissions(folder, "lost-knight", { signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow(StoppedError);
});

test("of several programs in a folder, the one that speaks of the problem is meant", async () => {
  const folder = folderWith({
    "jogo/tarefa/jogo.py": "def passeio(n):\n  return [0] * (n * n)\nprint(passeio(8))",
    "exercicios/conjuntos/main.py": "print(1)",
    "exercicios/textos/main.py": "print(2)",
  });
  expect(await bareSubmission(folder, "knights-tour")).toMatchObject({
    kind: { kind: "program", program: { main: { path: "jogo.py" } } },
  });
});

test("a folder beside the one with the main program is a part of it", async () => {
  const folder = folderWith({
    "jogo/Main.java":
      "import tela.Quadro;\nclass Main { public static void main(String[] a) { new Quadro(); } }\n",
    "tela/Quadro.java": "package tela;\npublic class Quadro {}\n",
  });
  expect(await bareSubmission(folder, "knights-tour")).toMatchObject({ name: "jogo", folder });
});

test("of folders that may be programs the one that adopt names is the one that it takes", async () => {
  const about = (words: string) => `print("${words}")\n`;
  const folder = folderWith({
    "cavalo/main.py": about("cavalo"),
    "passeio/main.py": about("knight tour: passeio do cavalo"),
  });
  expect(await bareSubmission(folder, "knights-tour")).toMatchObject({
    name: "passeio",
    folder: path.join(folder, "passeio"),
  });
});

test("a folder of tests is left out only if something else can be run", async () => {
  const main = "class Main { public static void main(String[] a) {} }\n";
  const found = async (files: Record<string, string>) => {
    const folder = folderWith(files);
    const [ana] = await discoverSubmissions(folder, "knights-tour");
    return path.relative(folder, ana!.folder);
  };
  expect(await found({ "ana/jogo/Main.java": main, "ana/test/Teste.java": main })).toBe("ana/jogo");
  expect(await found({ "ana/jogo/No.java": "class No {}\n", "ana/test/Main.java": main })).toBe("ana");
});

test("a folder of tests beside a program is not another program", async () => {
  const folder = folderWith({
    "passeio/main.py": "print(1)",
    "tests/test_main.py": "if __name__ == '__main__':\n  pass",
    "docs/leia-me.txt": "",
  });
  expect(await bareSubmission(folder, "knights-tour")).toMatchObject({ name: "passeio" });
});
