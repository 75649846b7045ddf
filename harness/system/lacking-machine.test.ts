import { mkdirSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { casesAlone } from "../testing/cases-alone.ts";
import { folderWith } from "../testing/folders.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

/** Types a command in a folder with a class, on a machine that a script makes a poorer one. */
async function typed(command: string, script: string, environment: NodeJS.ProcessEnv = {}) {
  const program = "console.log('4 movimentos')\n";
  const folder = folderWith({ "turma/ana/main.js": program, "turma/bia/main.js": program });
  mkdirSync(path.join(folder, "small"));
  const words = [process.execPath, MAIN, ...command.split(" ").map((word) => word.replace("CASES", CASES))];
  const { exitCode, all } = await execa("sh", ["-c", script, "sh", ...words], {
    cwd: folder,
    all: true,
    reject: false,
    stdin: "ignore",
    env: { LC_ALL: "C", TMPDIR: path.join(folder, "small"), ...environment },
  });
  return { exitCode, text: all };
}

const mounting = (disk: string) =>
  `exec unshare --user --map-root-user --mount sh -c 'mount -t tmpfs ${disk} && exec "$@"' sh "$@"`;

const canMount = !(
  await execa("unshare", ["--user", "--map-root-user", "--mount", "true"], { reject: false })
).failed;

const CASES = casesAlone("tiny-2x3", "tiny-3x3");
const CHECK = "check turma/ana --problem lost-knight";
const GRADE = "grade turma --problem lost-knight --trust-submissions --cases CASES --out out";

const STACK = /^\s+at .*\(?.+:\d+:\d+\)?$|error in Cavalo|erro do Cavalo/m;

test.each([
  [CHECK, "C", "this command may not open so many files at once (EMFILE). Raise its limit: ulimit -n 1024"],
  [
    GRADE,
    "pt_BR",
    "este comando não pode abrir tantos arquivos ao mesmo tempo (EMFILE). Aumente o limite dele: ulimit -n 1024",
  ],
])("%s tells in a sentence that it may open too few files", async (command, locale, sentence) => {
  const told = { exitCode: 2, text: sentence };
  expect(await typed(command, 'ulimit -n 40 && exec "$@"', { LC_ALL: locale })).toEqual(told);
});

test.skipIf(!canMount).each([CHECK, GRADE, "doctor"])(
  "%s tells in a sentence that there is no /proc",
  async (command) => {
    const { exitCode, text } = await typed(command, mounting("tmpfs /proc"));
    expect(text).toMatch(/there is no \/proc here, and Cavalo needs it: mount -t proc proc \/proc$/m);
    expect(text).not.toMatch(STACK);
    expect(exitCode).toBe(2);
  },
);

test.skipIf(process.getuid?.() !== 0)(
  "root is told that its programs cannot enter the temporary folder",
  async () => {
    const command = GRADE.replace("--trust-submissions ", "");
    const { exitCode, text } = await typed(command, 'chmod 700 small && exec "$@"');
    expect(text).toMatch(
      /cannot enter the folder for temporary files \(small\)\. `export TMPDIR=\/tmp` may help/,
    );
    expect(exitCode).toBe(2);
  },
);

test.skipIf(!canMount).each([
  [CHECK, "4k"],
  [CHECK, "16k"],
  [GRADE, "16k"],
])("%s tells that a folder for temporary files of %s is full", async (command, size) => {
  const { exitCode, text } = await typed(command, mounting(`-o size=${size} tmpfs small`));
  expect(text).toContain("the disk is full (ENOSPC). Make room, or set TMPDIR to a folder");
  expect(text).not.toMatch(STACK);
  expect(exitCode).toBe(2);
});

test("an error that nobody waited for ends a command as one that could not do its work", async () => {
  // As soon as the command listens for such errors.
  const late = 'throw Object.assign(new Error("late"), { code: "EMFILE" })';
  const hook = `process.on("newListener", (name) => name === "uncaughtException" && setImmediate(() => { ${late} }))`;
  const options = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
  expect(await typed(CHECK, 'exec "$@"', { NODE_OPTIONS: options })).toEqual({
    exitCode: 2,
    text: "this command may not open so many files at once (EMFILE). Raise its limit: ulimit -n 1024",
  });
});
