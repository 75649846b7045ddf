import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isOpenToAll } from "../../run/isolation/ownership.ts";
import { probeLevel } from "../../run/isolation/probe.ts";
import { built, printedBy } from "../../testing/building.ts";
import { labFor } from "../../testing/lab.ts";
import { isolationAt } from "../../testing/levels.ts";
import { told } from "../../testing/sentences.ts";
import { LANGUAGES } from "../language/index.ts";
import type { LanguageName } from "../language/names.ts";
import { isOlder, type Version, versionIn } from "../language/version.ts";
import { isWithinReach, reach } from "./reach.ts";
import { findOtherToolchains, findToolchain } from "./toolchain.ts";

const PROGRAMS = {
  java: { "Main.java": "class Main { public static void main(String[] a) { System.out.println(2); } }\n" },
  python: { "main.py": "print(2)\n" },
  rust: { "main.rs": 'fn main() { println!("2"); }\n' },
  typescript: { "main.ts": "console.log(2 as number);\n" },
} as const;

/** Tells if there is such a Python beside the usual one. */
async function isElsewhere(since: Version): Promise<boolean> {
  const others = await findOtherToolchains(LANGUAGES.python);
  return others.some(({ version }) => !isOlder(versionIn(version), since));
}

const newPython = await isElsewhere([3, 12]);
const { works } = await probeLevel("C");
const here: (keyof typeof PROGRAMS)[] = [];
for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS & LanguageName)[]) {
  if ((await findToolchain(LANGUAGES[name])).found) here.push(name);
}

describe.skipIf(!works)("where each run has a user of its own", () => {
  test.each(here)("%s is built and run, wherever its tools lie", async (name) => {
    const isolation = await isolationAt("C");
    expect(await printedBy(PROGRAMS[name], { lab: labFor(isolation), isolation })).toBe("2\n");
  });

  test.skipIf(!newPython)("a newer Python that only root can read is taken, too", async () => {
    const isolation = await isolationAt("C");
    const files = { "main.py": 'a = {"x": 2}\nprint(f"{a["x"]}")\n' };
    expect(await printedBy(files, { lab: labFor(isolation), isolation })).toBe("2\n");
  });

  /** A folder that only root can look into. */
  function closedFolder(): string {
    const folder = mkdtempSync(path.join(homedir(), "cavalo-fechado-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(path.join(folder, "bin"));
    chmodSync(folder, 0o700);
    return folder;
  }

  test("what cannot be read is copied, and is not changed by that", async () => {
    const folder = closedFolder();
    const tool = path.join(folder, "bin", "dois");
    writeFileSync(tool, "#!/bin/sh\ncat /dev/null && echo 2\n", { mode: 0o755 });
    writeFileSync(path.join(folder, "bin", "fechado"), "", { mode: 0o700 });
    symlinkSync("dois", path.join(folder, "bin", "elo"));
    const lab = labFor(await isolationAt("C"));
    const reached = (await reach([folder], lab))!;
    expect(isOpenToAll(tool)).toBe(false);
    expect(isOpenToAll(reached(tool))).toBe(true);
    expect(isOpenToAll(reached(path.join(folder, "bin", "elo")))).toBe(true);
    expect((await reach([folder], lab))!(tool)).toBe(reached(tool));
    lab.scratch.remove();
    expect(statSync(tool).nlink).toBe(1);
    expect(statSync(path.join(folder, "bin", "fechado")).mode & 0o777).toBe(0o700);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("what others can read stays where it is", async () => {
    const lab = labFor(await isolationAt("C"));
    expect(isWithinReach("/usr/bin", lab)).toBe(true);
    expect((await reach(["/usr/bin"], lab))!("/usr/bin/env")).toBe("/usr/bin/env");
  });

  test("a command of a manifest that programs cannot read is none of theirs", async () => {
    const folder = closedFolder();
    writeFileSync(path.join(folder, "bin", "cavalo-fechado"), "#!/bin/sh\necho 2\n", { mode: 0o755 });
    const before = process.env.PATH;
    process.env.PATH = `${path.join(folder, "bin")}:${before}`;
    onTestFinished(() => {
      process.env.PATH = before;
    });
    const done = await built({ x: "" }, { run: ["cavalo-fechado"], isolation: await isolationAt("C") });
    expect("finding" in done && done.finding).toEqual({
      kind: "toolchain-missing",
      tools: [{ command: "cavalo-fechado" }],
    });
  });
});

test("a tool that nobody can be let read is named, with what to do", () => {
  const tools = [{ command: "rustc", install: "apt install rustc", closed: "/root/.cargo/bin" }];
  expect(told({ kind: "toolchain-missing", tools })).toEqual([
    "toolchain-missing",
    "not found on this machine: rustc (the users of programs cannot read /root/.cargo/bin; apt install rustc)",
    "não foi encontrado nesta máquina: rustc (os usuários dos programas não podem ler /root/.cargo/bin; apt install rustc)",
  ]);
});
