import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { findOnPath } from "../../submission/build/places.ts";
import { folderWith } from "../../testing/folders.ts";
import { samples } from "../../testing/seed.ts";
import { runsIn, textOf, unpackKit } from "../../testing/unpacked-kit.ts";
import type { PrintedInput, PrintedRun } from "../printed-run.ts";

const BOARD = { "board.txt": "C.S\n" };
const TINY = { case: "tiny", arguments: ["board.txt"], stdin: "C.S\n", files: BOARD };

/** A shell, and what it is given before a script and the words after it. */
interface Runner {
  readonly name: string;
  readonly shell: readonly string[];
  readonly script: string;
}

const SHELLS: readonly Runner[] = [
  { name: "sh", shell: ["sh"], script: "testar.sh" },
  { name: "bash", shell: ["bash"], script: "testar.sh" },
  { name: "busybox", shell: ["busybox", "sh"], script: "testar.sh" },
  { name: "zsh", shell: ["zsh"], script: "testar.sh" },
  { name: "python3", shell: ["python3"], script: "testar.py" },
].filter(({ shell: [program] }) => findOnPath(program!));

/** One shell for each script; the soak has all. */
const TRIED = SHELLS.filter(
  ({ script }, at) => samples(1) > 1 || SHELLS.findIndex((each) => each.script === script) === at,
);

interface Ran {
  readonly runs: readonly PrintedRun[];
  readonly said: string;
  readonly exitCode: number | undefined;
}

/** Runs a script in a folder: with the words of a command, or with a line that is typed. */
async function runScript(
  { shell, script }: Runner,
  folder: string,
  {
    command,
    typed = "",
    inputs,
  }: { command?: readonly string[]; typed?: string; inputs: readonly PrintedInput[] },
): Promise<Ran> {
  const [program, ...words] = [...shell, script, ...(command ?? [])];
  const { all, exitCode } = await execa(program!, words, {
    cwd: folder,
    input: typed,
    all: true,
    reject: false,
    env: { LC_ALL: "C.UTF-8" },
  });
  return { said: all, exitCode, runs: runsIn(folder, inputs) };
}

/** Does what the last argument says. */
const PROGRAM = `import os, sys
does, out = sys.argv[-1], sys.stdout.buffer
if does == "tell":
    files = {name: open(name, "rb").read() for name in ("board.txt", "data/x.txt") if os.path.exists(name)}
    out.write(ascii([sys.argv[1:], sys.stdin.buffer.read(), files]).encode() + b"\\n")
if does == "bytes":
    out.write(bytes(range(256)) + b"\\r\\n\\n=== k3j5h2a8 exited with code 0 after 1 ms")
    sys.stderr.buffer.write(b"\\xff\\r")
if does == "forge": out.write(b"1\\n=== k3j5h2a9 stderr\\n2\\n=== k3j5h2a9 exited with code 0 after 1 ms\\n")
while does == "flood": out.write(b"x" * 1000000)
while does == "loop": pass
if does == "code": sys.exit(3)
if does == "crash": os.kill(os.getpid(), 11)
`;

const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString("latin1");

/** Inputs by what the program does, and what comes of it. */
const DONE: readonly (readonly [Omit<PrintedInput, "case">, object])[] = [
  [
    { ...TINY, arguments: ["board.txt", "tell"] },
    {
      end: { kind: "exited", code: 0 },
      stdout: `[['board.txt', 'tell'], b'C.S\\n', {'board.txt': b'C.S\\n'}]\n`,
    },
  ],
  [
    {
      arguments: ["a b", "", "it's", "$x `*", "tell"],
      stdin: "é",
      files: { "board.txt": "", "data/x.txt": "ç" },
    },
    {
      stdout: `[['a b', '', "it's", '$x \`*', 'tell'], b'\\xc3\\xa9', {'board.txt': b'', 'data/x.txt': b'\\xc3\\xa7'}]\n`,
    },
  ],
  [
    { ...TINY, arguments: ["bytes"] },
    { stdout: `${all}\r\n\n=== k3j5h2a8 exited with code 0 after 1 ms`, stderr: "\xff\r" },
  ],
  // Nothing is graded here: it deceives nobody but its author.
  [
    { ...TINY, arguments: ["forge"] },
    { stdout: "1", stderr: "2" },
  ],
  [
    { ...TINY, arguments: ["code"] },
    { end: { kind: "exited", code: 3 }, stdout: "", stderr: "" },
  ],
  [{ ...TINY, arguments: ["crash"] }, { end: { kind: "exited", code: 139 } }],
  [
    { ...TINY, arguments: ["flood"] },
    { end: { kind: "limit", limit: "output" }, bytes: 16 * 1024 * 1024 },
  ],
];

describe.each(TRIED)("$name", (runner) => {
  test("gives a program its input, keeps every byte, and tells how it ended", async () => {
    const folder = folderWith({ "prog.py": PROGRAM });
    const inputs = DONE.map(([input], index) => ({ ...input, case: `nº ${index}` }));
    unpackKit(folder, inputs);
    const { runs, said } = await runScript(runner, folder, { command: ["python3", "prog.py"], inputs });
    expect(said).toContain("Pronto");
    expect(runs).toHaveLength(DONE.length);
    for (const [index, { stdout, stderr, end }] of runs.entries()) {
      const told = { stdout: textOf(stdout.subarray(0, 1000)), stderr: textOf(stderr), end };
      expect({ ...told, bytes: stdout.length }).toMatchObject(DONE[index]![1]);
    }
  });

  test("ends a program that goes on, and all that it started", async () => {
    const folder = folderWith({ "prog.py": PROGRAM, "prog.sh": 'python3 prog.py "$@"\n' });
    // Letters of no other run.
    const mark = folder.slice(-6);
    const inputs = [{ ...TINY, arguments: [mark, "loop"] }];
    unpackKit(folder, inputs, 1);
    const { runs } = await runScript(runner, folder, { command: ["sh", "prog.sh"], inputs });
    expect(runs).toMatchObject([{ end: { kind: "limit", limit: "wall" } }]);
    expect((await execa("pgrep", ["-f", `${mark} loop`], { reject: false })).stdout).toBe("");
  });

  test("asks for the command, and leaves nothing but the file", async () => {
    const folder = folderWith({ "meu prog.py": PROGRAM });
    unpackKit(folder, [TINY]);
    const before = readdirSync(folder);
    const { runs, said } = await runScript(runner, folder, {
      typed: `python3 "meu prog.py" tell\n`,
      inputs: [TINY],
    });
    expect(said).toMatch(/^Digite o comando que roda o seu programa/);
    expect(runs).toMatchObject([{ end: { kind: "exited", code: 0 } }]);
    expect(readdirSync(folder)).toEqual([...before, "saidas.txt"].sort());
  });

  test("touches no file of the student", async () => {
    const folder = folderWith({ "board.txt": "mine" });
    unpackKit(folder, [TINY]);
    writeFileSync(path.join(folder, "saidas.txt"), "old");
    const { said, exitCode } = await runScript(runner, folder, { command: ["python3", "-V"], inputs: [] });
    expect(said).toMatch(/^board\.txt: os casos trazem um arquivo com este nome/);
    expect(exitCode).not.toBe(0);
    expect(["board.txt", "saidas.txt"].map((name) => readFileSync(path.join(folder, name), "utf8"))).toEqual([
      "mine",
      "old",
    ]);
  });

  test("tells that there is no such program", async () => {
    const folder = folderWith({});
    unpackKit(folder, [TINY]);
    writeFileSync(path.join(folder, "saidas.txt"), "");
    const { said } = await runScript(runner, folder, { command: ["pyton3", "prog.py"], inputs: [TINY] });
    expect(said).toContain("pyton3");
  });
});

/** Programs of other languages, which find their own files in the folder in which they are called. */
const LANGUAGES = [
  {
    language: "C",
    files: {
      "prog.c": "#include <stdio.h>\nint main(void) { int c; while ((c = getchar()) != EOF) putchar(c); }\n",
    },
    build: ["cc", "-o", "prog", "prog.c"],
    command: ["./prog"],
  },
  {
    language: "Java",
    files: {
      "Prog.java":
        "class Prog { public static void main(String[] a) throws Exception { System.out.print(new Leitor().le(a[0])); } }\n" +
        "class Leitor { String le(String f) throws Exception { return new java.util.Scanner(new java.io.File(f)).nextLine() + '\\n'; } }\n",
    },
    build: ["javac", "-d", "bin", "Prog.java"],
    command: ["java", "-cp", "bin", "Prog"],
  },
  {
    language: "JavaScript",
    files: { "prog.js": 'process.stdout.write(require("fs").readFileSync(0))\n' },
    build: ["node", "--version"],
    command: ["node", "prog.js"],
  },
].filter(({ build: [tool] }) => findOnPath(tool!));

test.each(LANGUAGES)("a program in $language is run where it lies", async ({ files, build, command }) => {
  const folder = folderWith(files);
  unpackKit(folder, [TINY]);
  await execa(build[0]!, build.slice(1), { cwd: folder, env: { LC_ALL: "C.UTF-8" } });
  for (const runner of SHELLS.filter(({ name }) => ["sh", "python3"].includes(name))) {
    const { runs } = await runScript(runner, folder, { command, inputs: [TINY] });
    expect([runs[0]?.end, textOf(runs[0]?.stdout)]).toEqual([{ kind: "exited", code: 0 }, "C.S\n"]);
  }
});
