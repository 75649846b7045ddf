import { truncateSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { unclear } from "../../../finding/skips.ts";
import { folderWith } from "../../../testing/folders.ts";
import { told } from "../../../testing/sentences.ts";
import { LANGUAGES } from "../../language/index.ts";
import type { Manifest } from "../../manifest.ts";
import type { SubmissionKind } from "../../submission.ts";
import { dataFilesOf, readSources } from "../tree/sources.ts";
import { readTree } from "../tree/tree.ts";
import { detectProgram } from "./detect.ts";

const detect = async (files: Record<string, string | Buffer>, manifest = {}) =>
  detectProgram(await readTree(folderWith(files)), manifest);

/** The command that would be run, without its flags. */
function planOf(kind: SubmissionKind) {
  if (kind.kind !== "program") throw new Error(JSON.stringify(kind));
  return LANGUAGES[kind.language].plan(kind.program);
}

test("Java: the class around main, and its package", async () => {
  const files = {
    "src/br/usp/Fila.java": "package br.usp;\nclass Fila {}",
    "src/br/usp/O Cavalo.java": Buffer.from(
      "package br.usp;\n// posição\nclass Posicao {}\npublic class Cavalo {\n  public static void main(String args[]) {}\n}",
      "latin1",
    ),
  };
  const { build, run } = planOf(await detect(files));
  expect(build[0]?.slice(-2)).toEqual(["./src/br/usp/Fila.java", "./src/br/usp/O Cavalo.java"]);
  expect(run.at(-1)).toBe("br.usp.Cavalo");
});

test("a file of data may end as a source does, and be larger than anything that can be read", async () => {
  const folder = folderWith({ "main.js": "", "dados.py": "" });
  truncateSync(path.join(folder, "dados.py"), 3 * 1024 ** 3);
  expect([...(await readSources(await readTree(folder))).keys()]).toEqual(["javascript"]);
});

test.each([
  [{ "tour.rb": "require_relative 'lib/board'\n", "lib/board.rb": "class Board; end\n" }, "tour.rb"],
  [{ "b.py": "from a import Grafo\n", "a.py": "class Grafo: pass\n" }, "b.py"],
  [{ "main.py": "print(1)\n", "janela.py": "from main import tour\n" }, "main.py"],
  [{ "b.js": "const { tour } = require('./a');\n", "a.js": "exports.tour = 3;\n" }, "b.js"],
])(
  "a file that another one imports is not the main program, unless it has the name of one: %j",
  async (files, main) => {
    expect(await detect(files)).toMatchObject({ kind: "program", program: { main: { path: main } } });
  },
);

test("C: files with another main are left out, a leading dash is no option", async () => {
  const files = { "main.c": "int main(void) {}", "old.c": "int main(void) {}", "-O3.c": "int f;" };
  expect(planOf(await detect(files)).build[0]).toEqual([
    "gcc",
    "-std=gnu17",
    "-O2",
    "-o",
    "program",
    "./-O3.c",
    "./main.c",
    "-lm",
  ]);
});

test("C: of two files with the usual name the topmost is meant", async () => {
  const main = "int main(void) {}";
  const detected = await detect({ "Envio/main.c": main, "main.c": main, "verificar.c": main });
  expect(detected).toMatchObject({ kind: "program", program: { main: { path: "main.c" } } });
});

test.each([
  "tests.py",
  "test_passeio.py",
  "passeio_test.py",
  "PasseioTest.py",
  "passeio_spec.py",
  "passeio_tests_doc.py",
])("a file that is named as a test, as %s, is not meant beside another", async (name) => {
  const text = "if __name__ == '__main__':\n    conferir('jogo')\n";
  const detected = await detect({ "jogo.py": "print(8)", [name]: text });
  expect(detected).toMatchObject({ kind: "program", program: { main: { path: "jogo.py" } } });
});

test("a sample that an editor made is not meant where there is another program", async () => {
  const heading = "# This is a sample Python script.\n\n";
  const sample = `${heading}def print_hi(name):\n    print(f'Hi, {name}')\n\nprint_hi('PyCharm')\n`;
  const found = await detect({ "main.py": sample, "passeio.py": "print(1)\n" });
  expect(found).toMatchObject({ program: { main: { path: "passeio.py" } } });
  expect(await detect({ "main.py": sample })).toMatchObject({ program: { main: { path: "main.py" } } });
  // Of one that was written over only the first line is left.
  const over = await detect({ "knights.py": `${heading}print(1)\n`, "knights_test.py": "print(2)\n" });
  expect(over).toMatchObject({ program: { main: { path: "knights.py" } } });
});

test.each([
  'import "../index.scss";\nstart();\n',
  'import logo from "../logo.svg";\nstart(logo);\n',
  'document.getElementById("board").append("8");\n',
])("a script of a web page is not meant where there is another program: %j", async (page) => {
  const found = await detect({ "src/index.js": page, "src/passeio.js": "console.log(1);\n" });
  expect(found).toMatchObject({ program: { main: { path: "src/passeio.js" } } });
});

test("a web page is meant if all else is a part of it", async () => {
  const found = await detect({
    "index.js": 'import { solve } from "../passeio.js";\ndocument.body.append(solve());\n',
    "passeio.js": "export function solve() {}\n",
  });
  expect(found).toMatchObject({ program: { main: { path: "index.js" } } });
});

test("what a web page imports is a part of it", async () => {
  const found = await detect({
    "src/index.js": 'import "../index.css";\nimport { draw } from "../desenho";\ndraw();\n',
    "src/desenho.js": "export function draw() {}\n",
    "passeio.js": "console.log(1);\n",
  });
  expect(found).toMatchObject({ program: { main: { path: "passeio.js" } } });
});

test.each(["jest.config.js", "vite.config.ts", "webpack.dev.js", ".eslintrc.cjs", "src/vite-env.d.ts"])(
  "settings of a tool and types, as %s, are no program",
  async (name) => {
    const detected = await detect({ "jogo.py": "print(8)", [name]: "module.exports = {}" });
    expect(detected).toMatchObject({ kind: "program", program: { main: { path: "jogo.py" } } });
  },
);

test("Java: of two main programs, one that uses the class of the other is meant", async () => {
  const main = (body: string) => `static void main(String[] args) { ${body} }`;
  const files = {
    "Desenho.java": `class Desenho { static void desenhar() {} ${main("desenhar();")} }`,
    "Passeio.java": `class Passeio { ${main("Desenho.desenhar();")} }`,
  };
  expect(await detect(files)).toMatchObject({ kind: "program", program: { main: { path: "Passeio.java" } } });
});

test("C: a main in a comment or a string is none", async () => {
  const files = {
    "cavalo.c": "#include <stdio.h>\nint\nmain (int argc, char **argv)\n{ }",
    "fila.c": '/* called by main() { */ const char *s = "main() {"; int vazia(void) { return 1; }',
  };
  expect(planOf(await detect(files)).build[0]?.slice(-3)).toEqual(["./cavalo.c", "./fila.c", "-lm"]);
});

test("C: a main is found behind what only looks like the beginning of a string", async () => {
  const files = {
    "cavalo.c": "int fim(char c) { return c == '\"'; } int main(void) { return 0; }",
    "fila.c": "int f;",
  };
  const found = await detect(files);
  expect(found.kind === "program" && found.program.main.path).toBe("cavalo.c");
});

test("the main file is the only one, the one with a main, or one with a usual name", async () => {
  const python = async (files: Record<string, string>) => planOf(await detect(files)).run.at(-1);
  expect(await python({ "cavalo.py": "x" })).toBe("{folder}/cavalo.py");
  expect(await python({ "fila.py": "x", "cavalo.py": "if __name__ == '__main__':\n  x()" })).toBe(
    "{folder}/cavalo.py",
  );
  expect(await python({ "fila.py": "x", "main.py": "x" })).toBe("{folder}/main.py");
  expect(await python({ "__init__.py": "", "main.py": " \n", "cavalo.py": "x", "Cavalo.java": "" })).toBe(
    "{folder}/cavalo.py",
  );
});

test.each<
  [files: Record<string, string>, manifest: Manifest, kind: keyof typeof unclear, ...sentences: string[]]
>([
  [
    {},
    {},
    "no-source",
    "no source file in a known language was found",
    "nenhum arquivo-fonte em uma linguagem conhecida foi encontrado",
  ],
  [
    { ".src/main.c": "int main(void) { return 0; }", "docs/bin/main.c": "" },
    {},
    "no-source",
    "no source file in a known language was found. Folders that were not searched: .src, docs/bin",
    "nenhum arquivo-fonte em uma linguagem conhecida foi encontrado. Pastas em que não se procurou: .src, docs/bin",
  ],
  [
    { "cavalo.zz": "", "leia-me.txt": "", "submission.yaml": "", ".gitignore": "" },
    {},
    "no-source",
    "no source file in a known language was found: there is only cavalo.zz, leia-me.txt",
    "nenhum arquivo-fonte em uma linguagem conhecida foi encontrado: só há cavalo.zz, leia-me.txt",
  ],
  [
    { "trabalho.ZIP": "PK", "leia-me.txt": "" },
    {},
    "no-source",
    "there is no source file, but trabalho.ZIP is an archive. Unpack it",
    "não há arquivo-fonte, mas trabalho.ZIP é um arquivo compactado. Descompacte-o",
  ],
  [
    { "src/test/kotlin/Cavalo.kt": "class Cavalo", "build.gradle.kts": "" },
    {},
    "no-source",
    "there is no source file but those of tests, such as src/test/kotlin/Cavalo.kt",
    "não há arquivo-fonte além dos de testes, como src/test/kotlin/Cavalo.kt",
  ],
  [
    { ".formatter.exs": "[]", "docs/enunciado.pdf": "%PDF", "passeio.lisp": "(print 1)", "run.sh": "" },
    {},
    "no-source",
    "there is no source file in a known language, and passeio.lisp is in an unknown one",
    "não há arquivo-fonte em uma linguagem conhecida, e passeio.lisp é de outra linguagem",
  ],
  [
    { "passeio.h": "void passeio(void) { }", "passeio.pdf": "%PDF", "tudo.zip": "PK", ".lib/a.h": "" },
    {},
    "no-main",
    "no main program was found in passeio.h. If one of them has it, name it in submission.yaml (main: ...)",
    "não se achou nenhum programa principal em passeio.h. Se um deles o tem, indique-o em submission.yaml (main: ...)",
  ],
  [
    { "cavalo.py.txt": "print(1)" },
    {},
    "no-source",
    "there is no source file, but cavalo.py.txt may be one. Remove .txt from its name",
    "não há arquivo-fonte, mas cavalo.py.txt pode ser um. Tire o .txt do nome",
  ],
  [
    { "Cavalo.java": "", "leia-me.txt": "" },
    {},
    "no-source",
    "the source file Cavalo.java is empty",
    "o arquivo-fonte Cavalo.java está vazio",
  ],
  [
    { "cavalo.c": "\ufeff\r\n" },
    { main: "cavalo.c" },
    "no-source",
    "the source file cavalo.c is empty",
    "o arquivo-fonte cavalo.c está vazio",
  ],
  [
    {},
    { language: "cpp" },
    "no-source",
    "no source file in C++ was found",
    "nenhum arquivo-fonte em C++ foi encontrado",
  ],
  [
    { "a.py": "x", "b.py": "x" },
    {},
    "several-mains",
    "it is not clear which file has the main program: a.py, b.py. Choose one in submission.yaml (main: ...)",
    "não está claro que arquivo tem o programa principal: a.py, b.py. Indique qual em submission.yaml (main: ...)",
  ],
  [
    { "a.js": "x()", "b.js": "x()" },
    {},
    "several-mains",
    "it is not clear which file has the main program: a.js, b.js. Choose one in submission.yaml (main: ...)",
    "não está claro que arquivo tem o programa principal: a.js, b.js. Indique qual em submission.yaml (main: ...)",
  ],
  [
    { "um/main.py": "x", "dois/main.py": "x" },
    {},
    "several-mains",
    "it is not clear which file has the main program: dois/main.py, um/main.py. Choose one in submission.yaml (main: ...)",
    "não está claro que arquivo tem o programa principal: dois/main.py, um/main.py. Indique qual em submission.yaml (main: ...)",
  ],
  [
    { "A.java": "class A {}", "B.java": "class B {}" },
    {},
    "no-main",
    "no main program was found in A.java, B.java. If one of them has it, name it in submission.yaml (main: ...)",
    "não se achou nenhum programa principal em A.java, B.java. Se um deles o tem, indique-o em submission.yaml (main: ...)",
  ],
  [
    { "a.py": "x", "b.c": "x" },
    {},
    "several-languages",
    "there are source files in C and Python. Choose one language in submission.yaml (language: c or python)",
    "há arquivos-fonte em C e Python. Indique qual linguagem vale em submission.yaml (language: c ou python)",
  ],
  [
    { "a.py": "x" },
    { language: "python", main: "b.py" },
    "main-missing",
    'the main file "b.py" does not exist',
    'o arquivo principal "b.py" não existe',
  ],
  [
    { "a.ts": "x", "main.tsx": "x" },
    { main: "main.tsx" },
    "main-missing",
    'the main file "main.tsx" is not a source file of a known language, or of the one that was chosen',
    'o arquivo principal "main.tsx" não é um arquivo-fonte de uma linguagem conhecida, ou da que foi escolhida',
  ],
])("what cannot be told is asked: %j %j", async (files, manifest, ...expected) => {
  const found = await detect(files, manifest);
  expect(found.kind === "unclear" && told(found.finding)).toEqual(expected);
});

test("a script with a usual name is meant, not its parts that can be run, too", async () => {
  const part = 'def f(n):\n  return n\nif __name__ == "__main__":\n  print(f(3))\n';
  const mainIn = async (files: Record<string, string>) => {
    const found = await detect(files);
    return found.kind === "program" && [found.program.main.path, found.others?.paths];
  };
  const script = "from board import f\nprint(f(8))\n";
  expect(await mainIn({ "main.py": script, "board.py": part })).toEqual(["main.py", undefined]);
  expect(await mainIn({ "app.py": "print(8)\n", "site/app.py": part })).toEqual(["app.py", ["site/app.py"]]);
  expect(await mainIn({ "plot.py": script, "board.py": part })).toEqual(["board.py", ["plot.py"]]);
  expect(await mainIn({ "main.py": "N = 8\n", "cavalo.py": part })).toEqual(["cavalo.py", undefined]);
});

test("a file that only defines what others use is not the program", async () => {
  const mainIn = async (files: Record<string, string>) => {
    const found = await detect(files);
    return found.kind === "program" && found.program.main.path;
  };
  const types = "export interface Board { area: () => number }\nexport function area() {\n  return 64;\n}\n";
  expect(await mainIn({ "types/index.ts": types, "passeio.ts": "console.log(64);\n" })).toBe("passeio.ts");
  const starts = 'import { resolve } from "../passeio";\nresolve(8);\n';
  const solves = "export function resolve(n: number) {\n  console.log(n * n);\n}\n";
  expect(await mainIn({ "inicio.ts": starts, "passeio.ts": solves, "tipos.ts": types })).toBe("inicio.ts");
  expect(await mainIn({ "velho.py": "def f():\n  return 1\n", "passeio.py": "print(64)\n" })).toBe(
    "passeio.py",
  );
});

test("other main programs beside the one with a usual name are told, if it does not use them", async () => {
  const main = 'if __name__ == "__main__":\n  print(1)\n';
  const files = {
    "main.py": `import board\n${main}`,
    "board.py": main,
    "warnsdorff.py": `from moves import STEPS\n${main}`,
    "moves.py": "import marks\nSTEPS = 8\n",
    "marks.py": "marked = set()\nmarked.add(0)\n",
  };
  expect(await detect(files)).toMatchObject({
    program: { main: { path: "main.py" } },
    others: { paths: ["warnsdorff.py"] },
  });
  expect(await detect(files, { main: "main.py" })).not.toHaveProperty("others");
});

test("other scripts beside the one that is taken are told, though they do not say that they are main programs", async () => {
  const files = { "cavalo.py": "print(1)\n", "dados.py": "LADO = 8\n", "test_cavalo.py": "print(2)\n" };
  const taken = async (main: Record<string, string>) => {
    const found = await detect({ ...files, ...main });
    return found.kind === "program" && [found.program.main.path, found.others];
  };
  expect(await taken({ "main.py": "print(8)\n" })).toEqual(["main.py", { paths: ["cavalo.py"] }]);
  expect(await taken({ "main.py": "import cavalo\nprint(8)\n" })).toEqual(["main.py", undefined]);
  expect(await taken({ "tour.py": 'if __name__ == "__main__":\n  print(1)\n' })).toEqual([
    "tour.py",
    { paths: ["cavalo.py"], reason: "marked" },
  ]);
});

test("scripts that draw or test what a program in another language finds are not the program", async () => {
  const main = "class A { public static void main(String[] a) {} }";
  const scripts = {
    "caminho.py": "import matplotlib.pyplot as plt\nplt.show()\n",
    "py/visualiza_json.py": "print(1)\n",
    "test.py": "import subprocess\n",
  };
  expect(await detect({ "A.java": main, ...scripts })).toMatchObject({
    kind: "program",
    language: "java",
    aside: Object.keys(scripts),
  });
  expect(await detect(scripts)).toMatchObject({ kind: "unclear", finding: { kind: "several-mains" } });
  const both = await detect({ "A.java": main, "solve.py": "print(1)\n", "plot.py": "print(2)\n" });
  expect(both).toMatchObject({ kind: "unclear", finding: { kind: "several-languages" } });
});

test("what a Mac, Windows or NetBeans leaves in a folder is neither a source nor data", async () => {
  const binary = Buffer.from([0, 5, 0x16, 7]);
  const folder = folderWith({
    "cavalo.py": "print(1)",
    "._cavalo.py": binary,
    "__MACOSX/cavalo.py": binary,
    "nbproject/private/headers.cpp": "int main() {}",
    ".DS_Store": binary,
    "Thumbs.db": binary,
    "Desktop.ini": "",
    "tabuleiro.txt": "CS",
  });
  expect(planOf(await detectProgram(await readTree(folder), {})).run.at(-1)).toBe("{folder}/cavalo.py");
  expect(await dataFilesOf(await readTree(folder))).toEqual(["tabuleiro.txt"]);
});

test("the manifest decides where there is more than one way", async () => {
  const files = { "a.py": "x", "b.py": "x", "c.c": "x" };
  expect(planOf(await detect(files, { main: "b.py" })).run.at(-1)).toBe("{folder}/b.py");
  expect(await detect(files, { run: ["./solve"] })).toEqual({ kind: "commands" });
});
