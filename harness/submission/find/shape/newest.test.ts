import { utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../../testing/folders.ts";
import { told } from "../../../testing/sentences.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../../language/names.ts";
import type { Submission } from "../../submission.ts";
import { discoverSubmissions } from "../discover.ts";

/** A program in each language. All of one language do the same, and one of a class needs its name. */
const PROGRAMS: Readonly<Record<LanguageName, readonly [ending: string, text: (name: string) => string]>> = {
  ada: ["adb", (name) => `procedure ${name} is -- cavalo\nbegin\n   null;\nend ${name};`],
  c: ["c", () => "/* cavalo */ int main(void) { return 0; }"],
  cpp: ["cpp", () => "// cavalo\nint main() { return 0; }"],
  csharp: ["cs", (name) => `class ${name} { /* cavalo */ static void Main() { } }`],
  dart: ["dart", () => "void main() { print(1); } // cavalo"],
  fortran: ["f90", () => "program p ! cavalo\nprint *, 1\nend program"],
  go: ["go", () => "package main // cavalo\nfunc main() { }"],
  haskell: ["hs", () => "module Main where -- cavalo\nmain = print 1"],
  java: [
    "java",
    (name) =>
      `public class ${name} { /* cavalo */ public static void main(String[] args) { new ${name}(); } }`,
  ],
  javascript: ["js", () => "console.log(1); // cavalo"],
  julia: ["jl", () => "println(1) # cavalo"],
  kotlin: ["kt", () => "fun main() { } // cavalo"],
  lua: ["lua", () => "print(1) -- cavalo"],
  pascal: ["pas", () => "begin writeln(1) end. { cavalo }"],
  perl: ["pl", () => "my $n = 1; # cavalo\nprint $n"],
  php: ["php", () => "<?php echo 1; // cavalo"],
  ocaml: ["ml", () => "(* cavalo *)\nlet () = print_int 1"],
  prolog: ["pl", () => ":- write(1). % cavalo\n"],
  python: ["py", () => "print(1) # cavalo"],
  r: ["R", () => "cat(1) # cavalo"],
  ruby: ["rb", () => "puts 1 # cavalo"],
  rust: ["rs", () => "fn main() { } // cavalo"],
  scala: ["scala", (name) => `object ${name} { /* cavalo */ def main(args: Array[String]): Unit = () }`],
  swift: ["swift", () => "print(1) // cavalo"],
  typescript: ["ts", () => "console.log(1); // cavalo"],
  visualbasic: ["vb", (name) => `Module ${name} ' cavalo\nSub Main()\nEnd Sub\nEnd Module`],
};

/** Names of an older program and of a newer one, each without its ending. */
const NAMES = ["Main", "Passeio", "versao2/Main", "entrega/Main", "entrega/Passeio", "projeto/src/Main"];

const DAY_MS = 86_400_000;

/** A folder of these files, each with its age in days. */
function aged(files: Readonly<Record<string, readonly [text: string, days: number]>>): string {
  const folder = folderWith(Object.fromEntries(Object.entries(files).map(([name, [text]]) => [name, text])));
  for (const [name, [, days]] of Object.entries(files)) {
    const time = new Date(Date.UTC(2026, 10, 20) - days * DAY_MS);
    utimesSync(path.join(folder, name), time, time);
  }
  return folder;
}

/** Reads a hand-in of these files, each with its age in days. */
async function handedIn(files: Readonly<Record<string, readonly [text: string, days: number]>>) {
  const own = Object.entries(files).map(([name, file]) => [`ana/${name}`, file] as const);
  const folder = aged({ "bia/a.py": ["print(1)", 0], ...Object.fromEntries(own) });
  const [ana] = await discoverSubmissions(folder, "lost-knight");
  return { folder: path.join(folder, "ana"), submission: ana! };
}

/** The path of the main file in the hand-in, and what a notice names as not used. */
function takenOf({ folder, submission }: { folder: string; submission: Submission }) {
  const { kind, notices = [] } = submission;
  const main = kind.kind === "program" ? path.join(submission.folder, kind.program.main.path) : folder;
  const others = notices.flatMap((notice) => {
    if (notice.kind === "other-versions") return notice.others;
    const below = path.relative(folder, submission.folder);
    return notice.kind === "other-mains" ? notice.others.map((other) => path.join(below, other)) : [];
  });
  return { main: path.relative(folder, main), others };
}

/** All pairs of places, each of them the hand-in of a student. */
const PAIRS = NAMES.flatMap((older) =>
  NAMES.filter((newer) => newer !== older).map((newer) => ({ older, newer })),
).map((pair, at) => ({ ...pair, student: `aluno-${10 + at}` }));

test.each(LANGUAGE_NAMES)("%s: of two programs, wherever they lie, the newer one is taken", async (name) => {
  const [ending, textOf] = PROGRAMS[name];
  const pairs = PAIRS.map(({ older, newer, student }) => ({
    student,
    old: `${older}.${ending}`,
    recent: `${newer}.${ending}`,
  }));
  const text = (place: string) => textOf(path.posix.basename(place, `.${ending}`));
  const folder = aged(
    Object.fromEntries(
      pairs.flatMap(({ student, old, recent }) => [
        [`${student}/${old}`, [text(old), 9]],
        [`${student}/${recent}`, [text(recent), 1]],
      ]),
    ),
  );
  const submissions = await discoverSubmissions(folder, "lost-knight");
  expect(submissions).toHaveLength(pairs.length);
  for (const [at, { student, old, recent }] of pairs.entries()) {
    const found = { folder: path.join(folder, student), submission: submissions[at]! };
    const { main, others } = takenOf(found);
    expect([old, main]).toEqual([old, recent]);
    // A folder stands for the program in it.
    const isOf = (other: string) => [old, path.dirname(old)].includes(other) || old.startsWith(`${other}/`);
    const isNamed = others.some(isOf);
    expect({ old, recent, others, isNamed }).toMatchObject({ isNamed: true });
  }
});

test.each<[string, string, string]>([
  ["versao1/Main", "versao2/Main", "versao2/Main"],
  ["Main", "versao2/Main", "versao2/Main"],
  ["Main", "MainFinal", "MainFinal"],
  ["CavaloV9", "CavaloV10", "CavaloV10"],
  ["antigo/Main", "Main", "Main"],
])("where times tell nothing, of %s and %s names do", async (one, other, taken) => {
  const [, textOf] = PROGRAMS.java;
  const text = (place: string) => textOf(path.posix.basename(place));
  const found = await handedIn({ [`${one}.java`]: [text(one), 1], [`${other}.java`]: [text(other), 1] });
  expect(takenOf(found).main).toBe(`${taken}.java`);
});

test("what is named as old is not taken, though it was copied later", async () => {
  const [, textOf] = PROGRAMS.c;
  const found = await handedIn({ "cavalo.c": [textOf(""), 9], "backup/cavalo.c": [textOf(""), 1] });
  expect(takenOf(found)).toEqual({ main: "cavalo.c", others: ["backup"] });
});

test("a second version has no file of the first one in it", async () => {
  const main = "class Main { /* cavalo */ public static void main(String[] a) { new Fila(); } }";
  const found = await handedIn({
    "Main.java": [main, 9],
    "Fila.java": ["class Fila { }", 9],
    "versao2/Main.java": [main, 1],
    "versao2/Fila.java": ["class Fila { }", 1],
  });
  const { kind, inner, notices } = found.submission;
  expect(kind).toMatchObject({ program: { sources: [{ path: "Fila.java" }, { path: "Main.java" }] } });
  expect(inner).toBe("versao2");
  expect(notices).toEqual([{ kind: "other-versions", graded: "versao2", others: ["."] }]);
});

test("a program in the hand-in's own folder is not named by one of its files, which may not be run", async () => {
  const knight = "# cavalo\nif __name__ == '__main__':\n  print(1)";
  const found = await handedIn({
    "cli.py": [knight, 1],
    "main.py": [knight, 1],
    "antigo/main.py": [knight, 9],
  });
  expect(takenOf(found).main).toBe("main.py");
  const [notice] = found.submission.notices!;
  expect(told(notice)).toEqual([
    "other-versions",
    "of several programs, the one in the hand-in's own folder was taken, the newest, not antigo",
    "há mais de um programa. Valeu o da própria pasta da entrega, o mais novo, e não antigo",
  ]);
});

test("a manifest may name the older program by its path from the hand-in", async () => {
  const [, textOf] = PROGRAMS.java;
  const { folder } = await handedIn({
    "Main.java": [textOf("Main"), 9],
    "versao2/Main.java": [textOf("Main"), 1],
  });
  const chosen = async (main: string) => {
    const source = { trusted: false, folder: folderWith({ "ana.yaml": `main: ${main}\n` }) };
    const [ana] = await discoverSubmissions(path.dirname(folder), "lost-knight", { source });
    const { kind } = ana!;
    const paths = kind.kind === "program" ? kind.program.sources.map((each) => each.path) : [];
    return paths.map((each) => path.relative(folder, path.join(ana!.folder, each)));
  };
  expect(await chosen("Main.java")).toEqual(["Main.java"]);
  expect(await chosen("versao2/Main.java")).toEqual(["versao2/Main.java"]);
});

test("a tool in a folder that is not about the problem is no other version", async () => {
  const main = (text: string) => `if __name__ == "__main__":\n  print("${text}")\n`;
  const { submission } = await handedIn({
    "main.py": [main("cavalo"), 9],
    "tools/limpa.py": [main(""), 1],
  });
  expect(submission.kind).toMatchObject({ program: { main: { path: "main.py" } } });
  expect(submission.notices?.filter(({ kind }) => kind === "other-versions")).toEqual([]);
});

/** Projects of several files, with the main file that is older than the others. */
const PROJECTS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    "a folder that the main program includes",
    "main.c",
    {
      "main.c": '#include "fila/fila.h"\nint main(void) { return vazia(); } // cavalo',
      "fila/fila.h": "int vazia(void);",
      "fila/fila.c":
        "int vazia(void) { return 1; }\n#ifdef TESTE\nint main(void) { return 0; } // cavalo\n#endif",
    },
  ],
  [
    "a tool that uses the program's own class",
    "Main.java",
    {
      "Main.java": "class Main { public static void main(String[] a) { new Tabuleiro(); } } // cavalo",
      "Tabuleiro.java": "class Tabuleiro { }",
      "demo/Main.java": "class Main { public static void main(String[] a) { new Tabuleiro(); } }",
    },
  ],
  [
    "packages below src",
    "src/jogo/Main.java",
    {
      "src/jogo/Main.java":
        "package jogo; import jogo.tela.Janela; class Main { public static void main(String[] a) { new Janela(); } }",
      "src/jogo/tela/Janela.java":
        "package jogo.tela; public class Janela { public static void main(String[] a) { } } // cavalo",
    },
  ],
  [
    "a test",
    "main.py",
    { "main.py": "print(1) # cavalo", "testes/testa.py": "if __name__ == '__main__':\n  print(1)" },
  ],
  [
    "a script that the main program starts",
    "main.py",
    {
      "main.py": 'import os # cavalo\nos.system("python cavalo.py")',
      "cavalo.py": "if __name__ == '__main__':\n  print(1)",
    },
  ],
  [
    "a test in Portuguese",
    "main.py",
    {
      "main.py": "import casas\nprint(1) # cavalo",
      "casas.py": "n = 1",
      "teste_tempo.py": "import casas\nprint('cavalo')",
    },
  ],
  [
    "a module of its own project",
    "main.go",
    {
      "go.mod": "module cavalo",
      "main.go": "package main // cavalo\nfunc main() { }",
      "tabuleiro/t.go": "package tabuleiro",
    },
  ],
];

test.each(PROJECTS)("%s is no newer program", async (_, main, files) => {
  const dated = Object.entries(files).map(([name, text]) => [name, [text, name === main ? 9 : 1]] as const);
  expect(takenOf(await handedIn(Object.fromEntries(dated))).main).toBe(main);
});

test.each([
  ["a generator", "gerador/gera.c", "/* tabuleiro para o cavalo */ int main(void) { return 1; }"],
  ["a demonstration", "util/demo.c", "/* cavalo */ int main(void) { return 2; }"],
])(
  "%s in a folder of its own is no other version: trials may still take the program",
  async (_, file, text) => {
    const found = await handedIn({ "cavalo.c": [PROGRAMS.c[1]("cavalo"), 9], [file]: [text, 1] });
    expect(found.submission.kind).toMatchObject({ others: { paths: ["cavalo.c"] } });
  },
);

test("a file that a run has left makes no program newer", async () => {
  const found = await handedIn({
    "v1/cavalo.c": [PROGRAMS.c[1]("cavalo"), 9],
    "v1/saida.txt": ["Em 3 movimentos.", 0],
    "v2/cavalo.c": [PROGRAMS.c[1]("cavalo"), 5],
  });
  expect(takenOf(found).main).toBe("v2/cavalo.c");
});
