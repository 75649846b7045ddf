import { readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { IS_WINDOWS } from "../../../base/windows.ts";
import { findOnPath } from "../../../submission/build/places.ts";
import { folderWith } from "../../../testing/folders.ts";
import { runCommand, TEST_LIMITS } from "../../../testing/levels.ts";
import { HELPER } from "./job.ts";

const COMPILER = findOnPath("x86_64-w64-mingw32-gcc");

/** The release that built the file of the repository; another one may write other instructions. */
const RELEASE = "12";

test.skipIf(!COMPILER)(
  `the helper is what its source says${COMPILER ? "" : " (gcc-mingw-w64-x86-64 is not installed)"}`,
  async () => {
    const { stdout: version } = await execa(COMPILER!, ["-dumpversion"]);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const [, ...words] = scripts["build:job"].split(" ");
    const built = path.join(folderWith({}), "job.exe");
    words[words.indexOf("-o") + 1] = built;
    await execa(COMPILER!, words);
    if (version.startsWith(RELEASE)) expect(readFileSync(built)).toEqual(readFileSync(HELPER));
  },
);

// No test of limits runs under Wine, which has none of them.
const node = (script: string, changes = {}) => runCommand("J", [process.execPath, "-e", script], changes);

test.skipIf(!IS_WINDOWS)(
  "a job limits the time of all that a program starts together, and its memory",
  async () => {
    const limits = { ...TEST_LIMITS, cpuMs: 1000 };
    expect((await node("for (;;);", { limits })).end).toEqual({ kind: "limit", limit: "cpu" });
    const child = `require("node:child_process").spawnSync(process.execPath, ["-e", "for (;;);"])`;
    expect((await node(child, { limits })).end).toEqual({ kind: "limit", limit: "cpu" });
    const wall = { ...TEST_LIMITS, wallMs: 1000 };
    expect((await node("setTimeout(() => {}, 600_000)", { limits: wall })).end).toEqual({
      kind: "limit",
      limit: "wall",
    });
    const grows = "const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1));";
    expect((await node(grows, { resources: { peakBytes: 2 ** 27 } })).end).not.toEqual({
      kind: "exited",
      code: 0,
    });
    const { peakMemoryBytes } = await node("Buffer.alloc(2 ** 26, 1)");
    expect(peakMemoryBytes).toBeGreaterThan(2 ** 26);
    const { stdout } = await node("process.stdout.write('árvore'); console.error('err'); process.exit(3)");
    expect(stdout.bytes.toString()).toBe("árvore");
  },
);
