import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { built } from "../../testing/building.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { LANGUAGES } from "../language/index.ts";
import { keptHomeOf } from "./kept-home.ts";
import { findToolchain } from "./toolchain.ts";

const search = await findToolchain(LANGUAGES.go);
const SAYS_TWO = { "main.go": "package main\n\nfunc main() { println(2) }\n" };

test.skipIf(!search.found)("what Go made of its own library is kept for the next grading", async () => {
  if (!search.found) return;
  const lab = labFor(await bestIsolation());
  await built(SAYS_TWO, { lab });
  expect(readdirSync(keptHomeOf(search.toolchain))).toEqual(readdirSync(lab.scratch.home));
});

test.skipIf(!search.found)(
  "a home that was kept is given to the next grading, and stays as it is",
  async () => {
    if (!search.found) return;
    const filled = keptHomeOf(search.toolchain);
    vi.stubEnv("XDG_CACHE_HOME", folderWith({}));
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const kept = keptHomeOf(search.toolchain);
    mkdirSync(kept, { recursive: true });
    // Without what the test before has kept, the library would be compiled anew.
    if (existsSync(filled)) cpSync(filled, kept, { recursive: true });
    writeFileSync(path.join(kept, "kept"), "");
    const before = readdirSync(kept);
    const lab = labFor(await bestIsolation());
    expect(await built(SAYS_TWO, { lab })).toMatchObject({ kind: "ready" });
    expect(readdirSync(lab.scratch.home)).toContain("kept");
    expect(readdirSync(kept)).toEqual(before);
  },
);
