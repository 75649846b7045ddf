import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { inEach } from "../../base/sentence.ts";
import { LANGUAGE_NAMES } from "../../submission/language/names.ts";
import { examinationReport } from "./doctor.ts";
import type { Examination } from "./machine.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const doctor = (args: readonly string[], env: Record<string, string> = {}) =>
  execa(process.execPath, [MAIN, "doctor", ...args], { env, reject: false });

test("this machine, as text and as JSON", async () => {
  const { stdout, exitCode } = await doctor(["--json"]);
  const found: Examination = JSON.parse(stdout);
  expect(exitCode).toBe(0);
  expect(found.isolation?.emptyRun.wallMs).toBeGreaterThan(0);
  expect(found.toolchains.map(({ language }) => language)).toEqual(LANGUAGE_NAMES);
  expect(found.machine.cores).toBeGreaterThan(0);

  const text = await doctor([]);
  expect(text.stdout).toMatch(/^Isolation: level [ABCD] \(.+\)\. An empty run takes \d+ ms/m);
  expect(text.stdout).toMatch(/can be graded\.$/);
});

test("a machine without any toolchain can grade nothing, and says what brings them", async () => {
  const { stdout, exitCode } = await doctor([], { PATH: "/nowhere" });
  expect(exitCode).toBe(1);
  expect(stdout).toContain("C: not found on this machine: gcc (apt install gcc)");
  expect(stdout).toMatch(/Nothing can be graded on this machine\.$/);
});

test("why a level is not to be had, and what would help", () => {
  const text = examinationReport(
    {
      version: 1,
      harness: { version: "1", node: "20", platform: "linux x64" },
      machine: { cores: 1, memoryBytes: 2 ** 30, harnessBytes: 2 ** 26 },
      terminal: { interactive: false, colours: 1 },
      timeFactor: 1.4,
      locale: "",
      higherLevels: [
        {
          level: "B",
          reason: { ...inEach(() => "bwrap was not found"), "pt-BR": "bwrap não foi encontrado" },
          cure: "apt install bubblewrap",
        },
      ],
      toolchains: [],
    },
    "en",
  );
  expect(text).toContain(
    "Isolation: no level works\n  level B is not available (namespaces): bwrap was not found\n    this may help: apt install bubblewrap\n",
  );
});
