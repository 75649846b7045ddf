import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { folderWith } from "../../testing/folders.ts";
import { workingLevels } from "../../testing/levels.ts";
import { probeLevel } from "../isolation/probe.ts";
import { returnUser, takeUser } from "../isolation/users.ts";
import { processStat } from "./process-stat.ts";
import { killUser } from "./watchdog.ts";

const RUNS = 4;
const COMPILED = path.join(PACKAGE_FOLDER, "dist", "harness", "run");

/** Starts a harness of its own that runs a shell script several times; `folder` is where it has its scratch. */
function startHarness(level: string, program: string, folder: string): ChildProcess {
  const script = `
    import { run } from "${COMPILED}/run.js";
    import { createScratch } from "${COMPILED}/scratch/scratch.js";
    import { smallRun } from "${COMPILED}/small-run.js";
    const scratch = createScratch();
    const command = ["/bin/sh", "-c", ${JSON.stringify(program)}];
    // Nothing but the end of the harness ends them.
    const limits = { cpuMs: 600_000, wallMs: 600_000, outputBytes: 1000, memoryBytes: 2 ** 28 };
    for (let count = 0; count < ${RUNS}; count++)
      void scratch.within((folder) => run(smallRun(command, folder, { limits }), { level: "${level}", chainCpuMs: 0 }));
  `;
  return spawn(process.execPath, ["--input-type=module", "-e", script], { env: { TMPDIR: folder } });
}

/** The command lines with a mark in them, but for that of the harness itself. */
function commandsWith(mark: string, { pid: harness }: { pid?: number | undefined }): string[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== harness)
    .map(commandOf)
    .filter((command) => command.includes(mark));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

test.skipIf(process.platform !== "linux").each(await workingLevels())(
  "at level %s a harness that is killed takes its programs with it",
  async (level) => {
    const mark = `mark-${randomUUID()}`;
    const folder = folderWith({ [`${mark}/.keep`]: "" });
    // It sleeps: programs that compute would keep the harness itself from its work.
    const loop = `while :; do sleep 1; : ${mark}; done`;
    // A session of its own is out of reach for a signal to a group, which is all that level D has.
    const program = level === "D" ? loop : `setsid sh -c '${loop}' & ${loop}`;
    const harness = startHarness(level, program, path.join(folder, mark));
    onTestFinished(() => void harness.kill("SIGKILL"));
    const looping = () =>
      commandsWith(mark, harness).filter((command) => /^(?:\/bin\/)?sh\0-c\0(?:while|setsid)/.test(command));
    const expected = level === "D" ? RUNS : 2 * RUNS;
    // It sleeps when it has told its watchdog of the last one.
    await expect.poll(() => looping().length === expected && processStat(harness.pid!)?.state).toBe("S");
    harness.kill("SIGKILL");
    await expect.poll(() => commandsWith(mark, harness)).toEqual([]);
  },
);

const { works: hasUsers } = await probeLevel("C");

test.skipIf(!hasUsers)(
  "the processes of a user are killed, even if the watchdog ends meanwhile",
  async () => {
    const user = takeUser();
    onTestFinished(() => returnUser(user));
    await killUser(user);
    const sleeping = spawn("/bin/sleep", ["600"], { uid: user, gid: user, detached: true });
    const ended = once(sleeping, "exit");
    const [watchdog] = watchdogs();
    process.kill(watchdog!, "SIGSTOP");
    const killing = killUser(user);
    process.kill(watchdog!, "SIGKILL");
    await killing;
    expect(await ended).toEqual([null, "SIGKILL"]);
  },
);

/** Our own ones, by their numbers. */
function watchdogs(): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => processStat(pid)?.parent === process.pid && commandOf(pid).includes("kill_user"));
}
