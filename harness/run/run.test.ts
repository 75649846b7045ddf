import { chmodSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import type { Outcome, RunRequest } from "./outcome.ts";
import { membersOf } from "./process-group.ts";
import { run } from "./run.ts";

const LIMITS = { cpuMs: 10_000, wallMs: 60_000, outputBytes: 1000 };

/** Runs a shell script with nothing on its standard input. */
async function runScript(script: string, changes: Partial<RunRequest> = {}): Promise<Outcome> {
  const directory = folderWith({});
  const command = ["/bin/sh", "-c", script];
  return run({ command, directory, environment: {}, inputFile: "/dev/null", limits: LIMITS, ...changes });
}

test("what a program prints, and its exit code", async () => {
  const outcome = await runScript("echo out; echo err >&2; exit 3");
  expect(outcome.end).toEqual({ kind: "exited", code: 3 });
  expect(outcome.stdout.bytes.toString()).toBe("out\n");
  expect(outcome.stderr.bytes.toString()).toBe("err\n");
});

test("standard input is the file, and ends with it", async () => {
  const folder = folderWith({ input: "68" });
  const outcome = await runScript("cat; cat", { inputFile: path.join(folder, "input") });
  expect(outcome.stdout.bytes.toString()).toBe("68");
});

test("nothing of our environment is inherited", async () => {
  process.env["CAVALO_SECRET"] = "secret";
  const { stdout } = await runScript("export -p", { environment: { GIVEN: "given" } });
  expect(stdout.bytes.toString()).toContain("GIVEN='given'");
  expect(stdout.bytes.toString()).not.toContain("secret");
});

test("the signal that ended it", async () => {
  const { end, stderr } = await runScript("kill -SEGV $$");
  expect(end).toEqual({ kind: "signalled", signal: "SIGSEGV" });
  // The remark of the shell around it is not the program's.
  expect(stderr.bytes.toString()).toBe("");
});

test("a program that computes too long, and one whose child does", async () => {
  const limits = { ...LIMITS, cpuMs: 500 };
  const own = await runScript("while :; do :; done", { limits });
  expect(own.end).toEqual({ kind: "limit", limit: "cpu" });
  expect(own.cpuMs).toBeGreaterThan(500);
  const child = await runScript("sh -c 'while :; do :; done'; echo survived", { limits });
  expect(child.end).toEqual({ kind: "limit", limit: "cpu" });
});

test("a program that waits for ever has used no CPU time", async () => {
  const { end, cpuMs, wallMs } = await runScript("sleep 600", { limits: { ...LIMITS, wallMs: 300 } });
  expect(end).toEqual({ kind: "limit", limit: "wall" });
  expect(cpuMs).toBeLessThan(300);
  expect(wallMs).toBeGreaterThanOrEqual(300);
});

test("a flood is cut at the limit", async () => {
  const { end, stdout } = await runScript("while :; do echo flood; done");
  expect(end).toEqual({ kind: "limit", limit: "output" });
  expect(stdout.bytes).toHaveLength(LIMITS.outputBytes);
  expect(stdout.cut).toBe(true);
});

test.each([
  ["it ended", "sleep 600 & exit 0"],
  ["it ended with a grandchild", "sh -c 'sleep 600 &' & wait"],
  ["it was killed at a limit", "trap '' TERM; sleep 600 & while :; do echo flood; done"],
])("no process of it is left when %s", async (_, script) => {
  const outcome = await runScript(`ps -o pgid= $$ 2>/dev/null || cut -d' ' -f5 /proc/$$/stat; ${script}`);
  const group = Number.parseInt(outcome.stdout.bytes.toString(), 10);
  expect(group).toBeGreaterThan(1);
  await expect.poll(() => membersOf(group)).toEqual([]);
});

test("stopping kills it", async () => {
  const stop = new AbortController();
  const outcome = runScript("echo started; sleep 600", { signal: stop.signal });
  setTimeout(() => stop.abort(), 200);
  expect((await outcome).end).toEqual({ kind: "stopped" });
});

test("that a program cannot be started is no fault of the program", async () => {
  const folder = folderWith({ program: "" });
  chmodSync(path.join(folder, "program"), 0o600);
  for (const changes of [
    { directory: "/nowhere" },
    { command: ["/nowhere"] },
    { command: [path.join(folder, "program")] },
  ]) {
    expect((await runScript("true", changes)).end.kind).toBe("not-started");
  }
});
