import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runScript, TEST_LIMITS } from "../../testing/levels.ts";
import { thisProcess } from "../scratch/owner.ts";
import { delegatedGroup } from "./delegation.ts";
import { probeLevel } from "./probe.ts";
import { nameFor, removeAbandonedGroups, runGroupsIn } from "./run-group.ts";

const { works } = await probeLevel("A");
const MIB = 1024 * 1024;

function folder(): string {
  const delegation = delegatedGroup();
  if ("obstacle" in delegation) throw new Error(delegation.obstacle.reason.en);
  return delegation.folder;
}

describe.skipIf(!works)("at level A", () => {
  test.each([
    ["files in memory", "for name in 1 2 3 4; do head -c 30000000 /dev/zero >/tmp/$name; done"],
    ["children", "hold() { head -c 60000000 /dev/zero | tail -c 60000000 | sleep 600; }; hold & hold & wait"],
  ])("the memory limit counts %s", async (_, script) => {
    const resources = { peakBytes: 64 * MIB, fileBytes: 64 * MIB, scratchBytes: 256 * MIB };
    const { end } = await runScript("A", script, { resources });
    expect(end).toEqual({ kind: "limit", limit: "memory" });
  });

  test("the memory limit does not count files that were read", async () => {
    const script = "cat /usr/bin/* 2>/dev/null | head -c 100000000 >/dev/null";
    const { end } = await runScript("A", script, { resources: { peakBytes: 16 * MIB } });
    expect(end).toEqual({ kind: "exited", code: 0 });
  });

  test("the CPU limit counts a child that nobody waits for", async () => {
    const spin = "sh -c 'while :; do :; done' & exec sleep 600";
    const limits = { ...TEST_LIMITS, cpuMs: 500 };
    const { end } = await runScript("A", spin, { limits });
    expect(end).toEqual({ kind: "limit", limit: "cpu" });
  });

  test("no control group is left of runs that end, are killed or are never started", async () => {
    await runScript("A", "exit 3");
    await runScript("A", "sleep 600", { limits: { ...TEST_LIMITS, wallMs: 200 } });
    await runScript("A", "while :; do echo flood; done");
    await runScript("A", "", { inputFile: "/nowhere" });
    expect(runGroupsIn(folder())).toEqual([]);
  });

  test("what a killed harness has left is ended and removed", async () => {
    const left = path.join(folder(), nameFor({ ...thisProcess(), pid: 2 ** 22 + 1 }));
    mkdirSync(left);
    const program = spawn("sleep", ["600"]);
    writeFileSync(path.join(left, "cgroup.procs"), String(program.pid));
    removeAbandonedGroups(folder());
    await once(program, "exit");
    await expect.poll(() => existsSync(left)).toBe(false);
  });
});
