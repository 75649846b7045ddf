import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { built } from "../../testing/building.ts";
import { folderWith } from "../../testing/folders.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Language } from "../language/language.ts";
import { findOtherToolchains, findToolchain, SearchStopped } from "./toolchain.ts";

/** A folder with a command that is a script, first on the PATH until the test is over. */
function commandOnPath(name: string, script: string): string {
  const folder = folderWith({ [name]: `#!/bin/sh\n${script}\n` });
  chmodSync(path.join(folder, name), 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${folder}${path.delimiter}${before}`;
  onTestFinished(() => {
    process.env.PATH = before;
  });
  return folder;
}

const languageOf = (command: string, elsewhere: readonly string[] = []): Language => ({
  ...LANGUAGES.ruby,
  tools: [{ command, version: ["--version"], install: `apt install ${command}` }],
  elsewhere,
});

test("a search that is stopped finds nothing out, and the next one looks again", async () => {
  const folder = commandOnPath("cavalo-lento", '[ -e "$0.rapido" ] || sleep 60; echo 1.2');
  const language = languageOf("cavalo-lento");
  const stop = new AbortController();
  const search = findToolchain(language, stop.signal);
  setTimeout(() => stop.abort(), 200);
  const start = performance.now();
  await expect(search).rejects.toBeInstanceOf(SearchStopped);
  // The tool would take a minute.
  expect(performance.now() - start).toBeLessThan(50_000);
  writeFileSync(path.join(folder, "cavalo-lento.rapido"), "");
  expect(await findToolchain(language)).toMatchObject({ found: true, toolchain: { version: "1.2" } });
});

test("a tool that crashes is not missing, and is tried again", async () => {
  const folder = commandOnPath("cavalo-cai", '[ -e "$0.bom" ] || kill -SEGV $$; echo 1.2');
  const language = languageOf("cavalo-cai");
  await expect(findToolchain(language)).rejects.toThrow("cavalo-cai --version was ended by SIGSEGV");
  writeFileSync(path.join(folder, "cavalo-cai.bom"), "");
  expect((await findToolchain(language)).found).toBe(true);
});

test("a command that refuses once is asked again: the machine may have been too busy", async () => {
  commandOnPath("cavalo-ocupado", '[ -e "$0.foi" ] || { touch "$0.foi"; exit 1; }; echo 1.2');
  expect((await findToolchain(languageOf("cavalo-ocupado"))).found).toBe(true);
});

test("a tool is not asked where the user is: files there may tell a version manager what to run", async () => {
  commandOnPath("cavalo-gerente", "pwd");
  expect(await findToolchain(languageOf("cavalo-gerente"))).toMatchObject({ toolchain: { version: "/" } });
});

test("a command that refuses is a version manager's, and what it stands for is missing", async () => {
  commandOnPath("cavalo-vazio", "exit 127");
  expect(await findToolchain(languageOf("cavalo-vazio"))).toEqual({
    found: false,
    missing: [{ command: "cavalo-vazio", install: "apt install cavalo-vazio" }],
  });
});

test("a building that is stopped while tools are looked for says so", async () => {
  expect(await built({ "Main.hs": "main = print 2\n" }, { signal: AbortSignal.abort() })).toMatchObject({
    kind: "failed",
    finding: { kind: "stopped" },
  });
});

test("other versions are found beside the usual one and where they are put, the newest first", async () => {
  const says = (version: string) => `#!/bin/sh\necho cavalo ${version}\n`;
  const folder = folderWith({
    "v-9/bin/cavalo-9": says("9.1"),
    "v-10/bin/cavalo-9": says("10.0"),
    "v-10/bin/cavalo-9-config": says("99"),
    "v-11/bin/cavalo-9": says("11.0-nightly"),
    "outro/bin/cavalo-9": says("12"),
  });
  for (const name of ["v-9", "v-10", "v-11", "outro"])
    chmodSync(path.join(folder, name, "bin", "cavalo-9"), 0o755);
  const beside = commandOnPath("cavalo-9", "echo cavalo 9.0");
  writeFileSync(path.join(beside, "cavalo-9-3.2"), says("9.5"), { mode: 0o755 });
  const others = await findOtherToolchains(languageOf("cavalo-9", [path.join(folder, "v-*", "bin")]));
  expect(others.map(({ version }) => version)).toEqual([
    "cavalo 10.0",
    "cavalo 9.5",
    "cavalo 9.1",
    "cavalo 11.0-nightly",
  ]);
});
