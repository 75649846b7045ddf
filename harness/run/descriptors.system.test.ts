import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readInTime } from "../base/reading-time.ts";
import { runScript, workingLevels } from "../testing/levels.ts";
import { findProgram, programPath } from "./isolation/programs.ts";
import { runNode } from "./own-node.ts";
import { spaceOf } from "./space.ts";
import { runTool } from "./tool.ts";

/** More than have a user of their own at once. */
const RUNS = 65;

/** Files that a run opens before its pipes are made: its input and, at some levels, a filter. */
const FREE = 3;

function openDescriptors(): number {
  return readdirSync("/proc/self/fd").length;
}

/** The limit of descriptors of this process, as the kernel words it. */
function descriptorLimit(): string {
  return /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1"))![1]!;
}

function limitDescriptors(most: string): void {
  execFileSync(programPath("prlimit"), ["--pid", String(process.pid), `--nofile=${most}:`]);
}

/** Leaves this process too few descriptors to start a program. */
async function withoutDescriptors<T>(use: () => Promise<T>): Promise<T> {
  const before = descriptorLimit();
  limitDescriptors("512");
  const taken: number[] = [];
  try {
    for (;;) taken.push(openSync("/dev/null", "r"));
  } catch {
    for (const descriptor of taken.splice(-FREE)) closeSync(descriptor);
  }
  try {
    return await use();
  } finally {
    for (const descriptor of taken) closeSync(descriptor);
    limitDescriptors(before);
  }
}

test.skipIf(findProgram("prlimit") === undefined).each(await workingLevels())(
  "at level %s runs that find no descriptors left are not started, and leave nothing behind",
  async (level) => {
    await runScript(level, "true");
    const before = openDescriptors();
    const outcomes = await withoutDescriptors(() =>
      Promise.all(Array.from({ length: RUNS }, () => runScript(level, "true"))),
    );
    for (const { end } of outcomes)
      expect(end).toEqual({
        kind: "not-started",
        reason: expect.stringContaining("EMFILE"),
        machine: "EMFILE",
      });
    expect((await runScript(level, "exit 3")).end).toEqual({ kind: "exited", code: 3 });
    expect(openDescriptors()).toBe(before);
  },
);

test.skipIf(findProgram("prlimit") === undefined)(
  "tools of ours that find no descriptors left fail, and nothing else does",
  async () => {
    const settled = await withoutDescriptors(() =>
      Promise.allSettled([
        spaceOf(["/tmp"]),
        runTool("true", [], { signal: undefined }),
        runNode(["--eval", ""], undefined),
        Promise.resolve().then(() => readInTime(() => {})),
      ]),
    );
    for (const each of settled) expect(each).toMatchObject({ reason: { code: "EMFILE" } });
  },
);
