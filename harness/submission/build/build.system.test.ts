import { chmodSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { compileErrors } from "../../finding/run.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import { probeLevel } from "../../run/isolation/probe.ts";
import { built } from "../../testing/building.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { isolationAt, workingLevels } from "../../testing/levels.ts";
import { told } from "../../testing/sentences.ts";
import { detectProgram } from "../find/shape/detect.ts";
import { readTree } from "../find/tree/tree.ts";
import type { Manifest } from "../manifest.ts";
import type { SubmissionKind } from "../submission.ts";
import { build } from "./build.ts";

const { works } = await probeLevel("B");

/** Builds a submission that brings its own commands, if nothing else is said. */
async function buildWith(
  manifest: Manifest,
  files: Readonly<Record<string, string>>,
  { level = "B", kind = { kind: "commands" } }: { level?: LevelName; kind?: SubmissionKind } = {},
) {
  return build(
    { name: "own", folder: folderWith(files), problem: "lost-knight", manifest, kind },
    folderWith({}),
    labFor(await isolationAt(level)),
  );
}

test.each(await workingLevels())(
  "one step after the other, each with what the last one made (level %s)",
  async (level) => {
    const build = [
      ["sh", "-c", "echo made > made.txt"],
      ["sh", "-c", "cat made.txt >> twice.txt; cat made.txt >> twice.txt"],
    ];
    const built = await buildWith({ build, run: ["sh", "twice.txt"] }, { program: "" }, { level });
    const folder = built.kind === "ready" ? built.executable.visible[0]! : "";
    expect(readFileSync(path.join(folder, "twice.txt"), "utf8")).toBe("made\nmade\n");
  },
);

test.each([
  ["rb", "require './lib/jogo'\n"],
  ["py", 'exec(open("./lib/jogo.py").read())\n'],
  ["js", 'const { Worker } = require("worker_threads");\nnew Worker("./lib/jogo.js");\n'],
])(
  "sources (.%s) that a program names from where it starts are there, named from the folder of its main file",
  async (ending, main) => {
    const files = { [`src/main.${ending}`]: main, [`src/lib/jogo.${ending}`]: "", [`outro.${ending}`]: "" };
    const manifest: Manifest = { run: ["sh", "-c", "true"], build: [["true"]], main: `src/main.${ending}` };
    const kind = await detectProgram(await readTree(folderWith(files)), manifest);
    const built = await buildWith(manifest, files, { kind });
    expect(built.kind === "ready" && Object.keys(built.executable.data)).toEqual([
      `lib/jogo.${ending}`,
      `main.${ending}`,
    ]);
  },
);

// These need level B.
test.skipIf(!works)("building cannot read what is not the submission's", async () => {
  const secrets = folderWith({ "bin/answers": "#!/bin/sh\necho leaked >&2; exit 1\n" });
  const built = await buildWith(
    { build: [["sh", "-c", `cat '${secrets}/bin/answers' >&2 || exit 1`]], run: ["./program"] },
    { program: "" },
  );
  expect(built).toMatchObject({ kind: "compile-error", finding: { kind: "not-compiled" } });
  expect(JSON.stringify(built)).not.toContain("leaked");
});

test.skipIf(!works)("a path in a manifest makes nothing readable", async () => {
  const secrets = folderWith({ "bin/answers": "" });
  chmodSync(path.join(secrets, "bin", "answers"), 0o755);
  const built = await buildWith({ run: [path.join(secrets, "bin", "answers")] }, { program: "" });
  expect(
    built.kind === "ready" && built.executable.visible.filter((file) => file.startsWith(secrets)),
  ).toEqual([]);
});

test.skipIf(!works)("building writes into its own folder only, and what it made is there", async () => {
  const built = await buildWith(
    {
      build: [["sh", "-c", "echo made > made.txt; touch ../outside 2>/dev/null; ! touch /usr/outside"]],
      run: ["sh", "made.txt"],
    },
    { program: "" },
  );
  const folder = built.kind === "ready" ? built.executable.visible[0]! : "";
  expect(readFileSync(path.join(folder, "made.txt"), "utf8")).toBe("made\n");
  expect(existsSync(path.join(folder, "..", "outside"))).toBe(false);
});

test("a command that is not on this machine is named, and what brings it", () => {
  const tools = [{ command: "gcc", install: "apt install gcc" }, { command: "fpc" }];
  expect(told({ kind: "toolchain-missing", tools })).toEqual([
    "toolchain-missing",
    "not found on this machine: gcc (apt install gcc), fpc",
    "não foi encontrado nesta máquina: gcc (apt install gcc), fpc",
  ]);
});

type Row = readonly [script: string, english: string, portuguese: string];

/** Messages of a submission's own commands; a source in a wrong encoding takes a language. */
const COMPILERS: Readonly<Record<Exclude<keyof typeof compileErrors, "not-utf8">, Row>> = {
  "not-compiled": [
    "echo 'cavalo.c:3: error: no semicolon'; exit 1",
    "the program does not compile: cavalo.c:3: error: no semicolon",
    "o programa não compila: cavalo.c:3: error: no semicolon",
  ],
  "compiler-crashed": [
    "kill -SEGV $$",
    "the compiler was ended by the signal SIGSEGV",
    "o compilador foi encerrado pelo sinal SIGSEGV",
  ],
  "no-program": [
    ":",
    "the build ended without an error, but program is not a program that can be run. Check that there is a main program",
    "a compilação terminou sem erro, mas program não é um programa que possa ser executado. Verifique se existe um programa principal",
  ],
  "compiler-over-limit": [
    "head -c 2000000 /dev/zero",
    "the compiler went over the limit of 1 MiB of messages",
    "o compilador passou do limite de 1 MiB de mensagens",
  ],
};

test.skipIf(!works).each(Object.entries(COMPILERS))(
  "%s is told, and the program is at fault",
  async (kind, [script, ...sentences]) => {
    const built = await buildWith({ build: [["sh", "-c", script]], run: ["./program"] }, { program: "" });
    expect(built.kind).toBe("compile-error");
    expect("finding" in built && told(built.finding)).toEqual([kind, ...sentences]);
  },
);

test.skipIf(!works)("the line that a compiler names is told, and nothing of where it was built", async () => {
  const files = { "src/cavalo.js": "const a = 1;\nlet b = ;\n" };
  const built = await buildWith({}, files, {
    kind: await detectProgram(await readTree(folderWith(files)), {}),
  });
  expect("finding" in built && told(built.finding)).toEqual([
    "not-compiled",
    `the program does not compile with node ${process.versions.node}: src/cavalo.js, line 2: SyntaxError: Unexpected token ';': let b = ;`,
    `o programa não compila com node ${process.versions.node}: src/cavalo.js, linha 2: SyntaxError: Unexpected token ';': let b = ;`,
  ]);
});

test("C and C++: headers in a folder of their own", async () => {
  for (const ending of ["c", "cpp"]) {
    const files = {
      [`src/a.${ending}`]: '#include "t.h"\nint main(void) { return T; }\n',
      "include/t.h": "#define T 0\n",
    };
    expect(await built(files)).toMatchObject({ kind: "ready" });
  }
});

test("C and C++: a header that Visual Studio makes, and nobody hands in", async () => {
  for (const ending of ["c", "cpp"]) {
    const text = '#include "stdafx.h"\nint _tmain(int argc, _TCHAR* argv[]) { printf("64\\n"); return 0; }\n';
    const done = await built({ [`src/a.${ending}`]: text, [`src/b.${ending}`]: '#include "StdAfx.h"\n' });
    expect(done).toMatchObject({ kind: "ready" });
  }
  const own = { "a.c": '#include "stdafx.h"\nint main(void) { return T; }\n', "stdafx.h": "#define T 0\n" };
  expect(await built(own)).toMatchObject({ kind: "ready" });
});

test.each([
  ["main.c", "part.c", "Makefile", "tour: main.o part.o\n"],
  ["src/main.cpp", "src/part.cpp", "CMakeLists.txt", "add_executable(tour src/main.cpp DIR/part.cpp)\n"],
])("a draft that the program's own build file does not name: %s, %s, %s", async (main, part, name, text) => {
  const files = {
    [main]: "int moves(void);\nint main(void) { return moves(); }\n",
    [part]: "int moves(void) { return 0; }\n",
    [part.replace("part", "draft")]: "int visit(int row { return row; }\n",
  };
  expect(await built({ ...files, [name]: text })).toMatchObject({ kind: "ready" });
  expect(await built(files)).toMatchObject({ kind: "compile-error" });
});

test("C and C++: a draft beside the main file, which does not compile", async () => {
  for (const ending of ["c", "cpp"]) {
    const draft = { [`draft.${ending}`]: "int visit(int row { return row; }\n" };
    const main = { [`main.${ending}`]: "int main(void) { return 0; }\n" };
    expect(await built({ ...draft, ...main })).toMatchObject({ kind: "ready" });
    const needing = { [`main.${ending}`]: "int visit(int row);\nint main(void) { return visit(0); }\n" };
    expect(await built({ ...draft, ...needing })).toMatchObject({
      kind: "compile-error",
      finding: { place: { file: `draft.${ending}` } },
    });
  }
});

test("C and C++: threads by pragmas", async () => {
  for (const ending of ["c", "cpp"]) {
    const text = "#include <omp.h>\nint main(void) { omp_set_num_threads(2); return 0; }\n";
    expect(await built({ [`a.${ending}`]: text })).toMatchObject({ kind: "ready" });
  }
});

test("Python: files with the names of modules that its compiler needs are the program's", async () => {
  const done = await built({ "main.py": "from token import nome\nprint(nome)\n", "token.py": "nome = 1\n" });
  expect(done.kind).toBe("ready");
  const planted = await built({ "main.py": "print(1", "py_compile.py": "" });
  expect(planted.kind).toBe("compile-error");
});
