import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER, VERSION } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

/** Makes options with which Node reports this version. */
function pretending(version: string): string[] {
  const text = `Object.defineProperty(process.versions, "node", { value: ${JSON.stringify(version)} });`;
  return ["--require", path.join(folderWith({ "pretend.cjs": text }), "pretend.cjs")];
}

const versionOn = (version: string) =>
  execa(process.execPath, [...pretending(version), MAIN, "--version"], { reject: false });

test.each([
  ["14.21.3", "14.21"],
  ["18.20.8", "18.20"],
  ["20.18.3", "20.18"],
])("Node %s is told to be too old in one sentence", async (version, shown) => {
  expect(await versionOn(version)).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: `Cavalo needs Node 20.19 or newer; this is ${shown}.`,
  });
});

test.each(["20.19.0", "22.0.0", "100.1.0"])("Node %s is new enough", async (version) => {
  expect(await versionOn(version)).toMatchObject({ exitCode: 0, stdout: VERSION, stderr: "" });
});

/** Runs a command as if this were Windows. */
const onWindows = (args: readonly string[], language: string) => {
  const text = 'Object.defineProperty(process, "platform", { value: "win32" });';
  const windows = path.join(folderWith({ "pretend.cjs": text }), "pretend.cjs");
  return execa(process.execPath, ["--require", windows, MAIN, ...args], {
    reject: false,
    env: { LC_ALL: language },
  });
};

test.each([
  ["C", "On Windows, Cavalo checks programs \\(cavalo check\\). This command runs on Linux and macOS"],
  [
    "pt_BR.UTF-8",
    "No Windows, o Cavalo confere programas \\(cavalo check\\). Este comando roda em Linux e macOS",
  ],
])("on Windows itself, a command of instructors ends in one sentence (%s)", async (language, sentence) => {
  const { exitCode, stderr } = await onWindows(["grade", "."], language);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(new RegExp(`^${sentence}.*$`));
});

test("cases are shown there", async () => {
  const { exitCode, stdout } = await onWindows(["show", "tiny-1x5"], "C");
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "Cx.Sx" });
});

/** Runs the command in a line of a shell, where `"$@"` stands for it. */
const inShell = (line: string) =>
  execa("sh", ["-c", line, "sh", process.execPath, MAIN, "--version"], { reject: false });

test("a reader may go before anything is printed", async () => {
  const { stderr } = await inShell('{ "$@"; echo $? >&2; } | :');
  expect(stderr).toBe("0");
});

test.runIf(existsSync("/dev/full"))("an output that cannot be written is told", async () => {
  const { exitCode, stderr } = await inShell('"$@" >/dev/full');
  expect(stderr).toBe("the output cannot be written (ENOSPC)");
  expect(exitCode).toBe(2);
});

/** Lists the modules that a command loads with these Node options, by their paths in the package. */
async function modulesOf(args: readonly string[], nodeOptions: readonly string[] = []): Promise<string[]> {
  const folder = folderWith({
    "hook.mjs": `
      import { appendFileSync } from "node:fs";
      export function load(url, context, next) {
        if (url.startsWith("file:")) appendFileSync(new URL("loaded", import.meta.url), url + "\\n");
        return next(url, context);
      }`,
    "register.mjs": 'import { register } from "node:module";\nregister("./hook.mjs", import.meta.url);',
  });
  const register = pathToFileURL(path.join(folder, "register.mjs")).href;
  await execa(process.execPath, [...nodeOptions, "--import", register, MAIN, ...args], { reject: false });
  const urls = readFileSync(path.join(folder, "loaded"), "utf8").trimEnd().split("\n");
  return urls.map((url) => path.relative(PACKAGE_FOLDER, fileURLToPath(url)));
}

test("an old Node is asked to read no more than what finds out that it is old", async () => {
  const loaded = await modulesOf(["grade"], pretending("18.20.8"));
  expect(loaded[0]).toBe("dist/harness/cli/main.js");
  expect(bytesOf(loaded)).toBeLessThan(10_000);
});

test.each([[["--help"]], [["boards", "import", "--help"]]])(
  "%j is told without loading a library",
  async (args) => {
    const loaded = await modulesOf(args);
    expect(loaded.filter((file) => !file.startsWith("dist/"))).toEqual([]);
    // Most of it are the texts of all languages, which are compiled when one is spoken.
    expect(bytesOf(loaded)).toBeLessThan(420_000);
  },
);

const textOf = (file: string) => readFileSync(path.join(PACKAGE_FOLDER, file), "utf8");

const bytesOf = (files: readonly string[]) => files.reduce((total, file) => total + textOf(file).length, 0);
