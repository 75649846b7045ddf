import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import {
  runScript as runAt,
  type ScriptChanges,
  seesCalls,
  TEST_LIMITS,
  workingLevels,
} from "../testing/levels.ts";
import { REPORT_MS } from "./guards.ts";
import { findProgram } from "./isolation/programs.ts";
import type { Outcome } from "./outcome.ts";
import { processStat } from "./process/process-stat.ts";

const MIB = 1024 * 1024;

const hasPerl = existsSync("/usr/bin/perl");

/** The processes that have this in their environment. */
function processesWith(mark: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, "latin1").includes(mark);
    } catch {
      return false;
    }
  });
}

/** Their command lines, each word ended by a NUL. */
function commandsWith(mark: string): string[] {
  return processesWith(mark).map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "latin1");
    } catch {
      return "";
    }
  });
}

/** Our children that have ended and of which Node has not heard. */
function unheardEnds(): string[] {
  return readdirSync("/proc").filter((pid) => {
    const stat = /^\d+$/.test(pid) ? processStat(pid) : undefined;
    return stat?.parent === process.pid && stat.state === "Z";
  });
}

/** Lets nothing else happen in this process. */
function sleepFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function sleepUntil(isSo: () => boolean): void {
  while (!isSo()) sleepFor(1);
}

describe.each(await workingLevels())("at level %s", (level) => {
  const runScript = (script: string, changes: ScriptChanges = {}): Promise<Outcome> =>
    runAt(level, script, changes);

  test("what a program prints, and its exit code", async () => {
    const outcome = await runScript("echo out; echo err >&2; exit 3");
    expect(outcome.end).toEqual({ kind: "exited", code: 3 });
    expect(outcome.stdout.bytes.toString()).toBe("out\n");
    expect(outcome.stderr.bytes.toString()).toBe("err\n");
    expect(outcome.writtenBytes).toBe(8);
  });

  test("standard input is the file, and ends with it", async () => {
    const folder = folderWith({ input: "68" });
    const outcome = await runScript("cat; cat", { inputFile: path.join(folder, "input") });
    expect(outcome.stdout.bytes.toString()).toBe("68");
  });

  test("standard input may stay open: what was typed can be read, its end never comes", async () => {
    const folder = folderWith({ input: "8\n" });
    const inputFile = path.join(folder, "input");
    const read = await runScript("read n; echo $n", { inputFile, inputStaysOpen: true });
    expect(read.stdout.bytes.toString()).toBe("8\n");
  });

  test.skipIf(!seesCalls(level))(
    "a program that waits for more than was typed is ended, unless it only sleeps",
    async () => {
      const inputFile = path.join(folderWith({ input: "8\n" }), "input");
      const waiting = await runScript("cat", { inputFile, inputStaysOpen: true });
      expect(waiting).toMatchObject({ end: { kind: "exited", code: 0 }, waited: true });
      expect(waiting.stdout.bytes.toString()).toBe("8\n");
      const sleeping = await runScript("sleep 1; cat", { inputFile, inputStaysOpen: true });
      expect(sleeping.stdout.bytes.toString()).toBe("8\n");
      const unasked = await runScript("sleep 1; echo end", { inputFile, inputStaysOpen: true });
      expect(unasked).not.toHaveProperty("waited");
    },
  );

  test("a program with a terminal reads from it, prints to it and tells how it ended", async () => {
    const inputFile = path.join(folderWith({ input: "8\n9\n" }), "input");
    const script = 'test -t 0 && test -t 1 && read a && read b </dev/tty && echo "$a\' $b"; kill -SEGV $$';
    const { end, stdout } = await runScript(script, { inputFile, terminal: true });
    expect(stdout.bytes.toString()).toBe("8' 9\r\n");
    expect(end).toEqual({ kind: "signalled", signal: "SIGSEGV" });
  });

  test("a terminal with nothing typed ends what is read, or waits if input stays open", async () => {
    const ended = await runScript("cat; echo end", { terminal: true });
    expect(ended.stdout.bytes.toString()).toContain("end");
    const limits = { ...TEST_LIMITS, wallMs: 300 };
    const waiting = await runScript("cat; echo end", { terminal: true, inputStaysOpen: true, limits });
    expect(waiting.end).toEqual({ kind: "limit", limit: "wall" });
  });

  test.skipIf(!hasPerl)(
    "a program that throws away what was typed early gets each key when it waits",
    async () => {
      const inputFile = path.join(folderWith({ input: "ab\u001b[B\nOi." }), "input");
      const script = `perl -MPOSIX -e '
      system "stty", "-icanon";
      for (1 .. 9) { tcflush(0, TCIFLUSH); sysread STDIN, $key, 9; print length $key; last if $key eq "." }'`;
      const { stdout } = await runScript(script, { inputFile, terminal: true, typing: "keys" });
      expect(stdout.bytes.toString()).toBe("1131111");
    },
  );

  test.each([false, true])(
    "a program whose every question takes all that is there gets one line for each (in a terminal: %s)",
    async (terminal) => {
      const inputFile = path.join(folderWith({ input: "um\ndois\ntres\n" }), "input");
      const script = "for n in 1 2 3; do dd bs=99 count=1 status=none | tr -c a-z .; echo; done";
      const { stdout } = await runScript(script, { inputFile, terminal, typing: "lines" });
      expect(stdout.bytes.toString().split(/\r?\n/)).toEqual(["um.", "dois.", "tres.", ""]);
    },
  );

  test("a variable of the program's own is set for the program and for nothing around it", async () => {
    const variables = { LD_PRELOAD: "/nowhere/own.so", ENV: "/nowhere", GREETING: "it's 8 = 8" };
    const { stdout, stderr } = await runScript("echo $GREETING", { variables, answerFile: "answer" });
    expect(stdout.bytes.toString()).toBe("it's 8 = 8\n");
    // The loader complains once in each process that it is set for.
    expect(stderr.bytes.toString().match(/own\.so/g)).toHaveLength(1);
  });

  test("a variable of its own and a = in its path", async () => {
    const folder = folderWith({ "a=b/program": "#!/bin/sh\necho $GREETING $1\n" });
    const program = path.join(folder, "a=b", "program");
    chmodSync(program, 0o755);
    const own = { command: [program, "C=d"], visible: [program], variables: { GREETING: "hello" } };
    for (const terminal of [false, true]) {
      const { end, stdout } = await runScript("", { ...own, terminal });
      expect(stdout.bytes.toString().trim()).toBe("hello C=d");
      expect(end).toEqual({ kind: "exited", code: 0 });
    }
  });

  test("it is started in a folder below the files that it is given", async () => {
    const folder = folderWith({ "work/data/board.txt": "C" });
    const directory = path.join(folder, "work");
    mkdirSync(path.join(directory, "bin"));
    const workspace = { kind: "scratch", directory, start: "bin", answerFile: "data/out" } as const;
    const script = 'cat ../data/board.txt; echo 68 >../data/out; basename "$PWD"';
    const { stdout, answerFile } = await runScript(script, { workspace });
    expect(stdout.bytes.toString()).toBe("Cbin\n");
    expect(answerFile?.bytes.toString()).toBe("68\n");
  });

  test("the files that it is given are in its working directory, and it can write there", async () => {
    const files = { "board.txt": "C", "below/it.txt": "S" };
    const { stdout } = await runScript("cat board.txt below/it.txt; echo x > own.txt && cat own.txt", {
      files,
    });
    expect(stdout.bytes.toString()).toBe("CSx\n");
  });

  test.each([
    ["few", 3],
    ["many", 150],
  ])("%s files that it is given can be changed and replaced", async (_, count) => {
    const names = Array.from({ length: count }, (_, at) => `below/file-${at}`);
    const files = Object.fromEntries(names.map((name) => [name, name]));
    const script =
      "cd below && echo and more >>file-1 && echo new >new && mv new file-2 && rm file-0 && cat file-1 file-2 && ls | wc -l";
    const { stdout } = await runScript(script, { files });
    expect(stdout.bytes.toString()).toBe(`below/file-1and more\nnew\n${count - 1}\n`);
  });

  test("nothing of our environment is inherited", async () => {
    process.env["CAVALO_SECRET"] = "secret";
    const { stdout } = await runScript("export -p; cat /proc/1/environ 2>/dev/null", {
      environment: { GIVEN: "given" },
    });
    expect(stdout.bytes.toString()).toContain("GIVEN='given'");
    expect(stdout.bytes.toString()).not.toContain("secret");
  });

  test("an exit code like that of a signal that ends no program", async () => {
    const { end } = await runScript("exit 138");
    expect(end).toEqual({ kind: "exited", code: 138 });
  });

  test("the signal that ended it", async () => {
    const { end, stderr } = await runScript("kill -SEGV $$");
    expect(end).toEqual({ kind: "signalled", signal: "SIGSEGV" });
    // The remark of a shell around it is not the program's.
    expect(stderr.bytes.toString()).toBe("");
  });

  test("a program that computes too long, and one whose child does", async () => {
    const limits = { ...TEST_LIMITS, cpuMs: 500 };
    const own = await runScript("while :; do :; done", { limits });
    expect(own.end).toEqual({ kind: "limit", limit: "cpu" });
    expect(own.cpuMs).toBeGreaterThan(500);
    const child = await runScript("sh -c 'while :; do :; done'; echo survived", { limits });
    expect(child.end).toEqual({ kind: "limit", limit: "cpu" });
  });

  test("a program that waits for ever has used no CPU time", async () => {
    const { end, cpuMs, wallMs } = await runScript("sleep 600", { limits: { ...TEST_LIMITS, wallMs: 300 } });
    expect(end).toEqual({ kind: "limit", limit: "wall" });
    expect(cpuMs).toBeLessThan(300);
    expect(wallMs).toBeGreaterThanOrEqual(300);
  });

  test("a flood is cut at the limit", async () => {
    const { end, stdout } = await runScript("while :; do echo flood; done");
    expect(end).toEqual({ kind: "limit", limit: "output" });
    expect(stdout.bytes).toHaveLength(TEST_LIMITS.outputBytes);
    expect(stdout.cut).toBe(true);
  });

  test.each([
    ["is ended for it", ""],
    ["is told, as most run times want to be", "trap '' XFSZ; "],
  ])("a file that grows beyond its limit: the program %s", async (_, heeds) => {
    const script = `${heeds}exec dd if=/dev/zero of=big bs=65536 count=64`;
    const { end } = await runScript(script, { resources: { fileBytes: MIB, scratchBytes: 64 * MIB } });
    expect(end).toEqual({ kind: "limit", limit: "file-size" });
  });

  test.skipIf(findProgram("du") === undefined)("files that stay and grow beyond their space", async () => {
    const script = "for each in 1 2 3; do head -c 1000000 /dev/zero >$each; done; sleep 600";
    const workspace = { kind: "kept", directory: folderWith({}), home: folderWith({}) } as const;
    const { end } = await runScript(script, { workspace, resources: { scratchBytes: MIB } });
    expect(end).toEqual({ kind: "limit", limit: "space" });
  });

  test.each([
    ["it ended", "sleep 600 & exit 0"],
    ["it ended with a grandchild", "sh -c 'sleep 600 &' & wait"],
    ["it was killed at a limit", "trap '' TERM; sleep 600 & while :; do echo flood; done"],
    ["it has stopped itself", "sleep 600 & kill -STOP $$"],
  ])("no process of it is left when %s", async (_, script) => {
    const mark = `MARK_${Math.random()}`;
    const limits = { ...TEST_LIMITS, wallMs: 2000 };
    await runScript(script, { environment: { PATH: "/usr/bin:/bin", MARK: mark }, limits });
    await expect.poll(() => processesWith(mark)).toEqual([]);
  });

  test("stopping kills it", async () => {
    const mark = `MARK_${Math.random()}`;
    const stop = new AbortController();
    const environment = { PATH: "/usr/bin:/bin", MARK: mark };
    const outcome = runScript("sleep 600 & wait", { environment, signal: stop.signal });
    await expect.poll(() => commandsWith(mark)).toContainEqual(expect.stringMatching(/^sleep\0/));
    stop.abort();
    expect((await outcome).end).toEqual({ kind: "stopped" });
    await expect.poll(() => processesWith(mark)).toEqual([]);
  });

  test.skipIf(process.platform !== "linux")("what was said of it is read, however late we are", async () => {
    const mark = `MARK_${Math.random()}`;
    const folder = folderWith({});
    chmodSync(folder, 0o755);
    const outcome = runScript('until [ -e "$FOLDER/go" ]; do sleep 0.01; done', {
      environment: { PATH: "/usr/bin:/bin", MARK: mark, FOLDER: folder },
      visible: [folder],
    });
    await expect.poll(() => processesWith(mark)).not.toEqual([]);
    // Node hears of all ends at once: of that of the run, too, which comes after it has looked what there is to read.
    const other = spawn("/bin/echo", ["now"]);
    other.stdout.on("data", () => {
      writeFileSync(path.join(folder, "go"), "");
      sleepUntil(() => unheardEnds().length > 1);
    });
    other.on("exit", () => setImmediate(() => sleepFor(2 * REPORT_MS)));
    sleepUntil(() => unheardEnds().length > 0);
    expect((await outcome).end).toEqual({ kind: "exited", code: 0 });
  });

  test("a program that is not there or not executable is no fault of the program", async () => {
    const folder = folderWith({ program: "" });
    chmodSync(folder, 0o755);
    chmodSync(path.join(folder, "program"), 0o644);
    for (const name of ["program", "nothing"]) {
      const { end } = await runScript("", { command: [path.join(folder, name)], visible: [folder] });
      expect(end.kind).toBe("not-started");
    }
  });

  test("an input that cannot be read is no fault of the program", async () => {
    const outcome = await runScript("true", { inputFile: "/nowhere" });
    expect(outcome.end.kind).toBe("not-started");
  });

  describe("the answer file", () => {
    const answer = async (script: string) =>
      (await runScript(script, { answerFile: "out/answer.txt", files: { "out/given": "" } })).answerFile;

    test("is read", async () => {
      const file = await answer("printf 68 > out/answer.txt");
      expect(file).toEqual({ bytes: Buffer.from("68"), cut: false });
    });

    test.each([
      ["nothing", ":"],
      ["a link to a file that the program cannot read", "ln -s /etc/shadow out/answer.txt"],
      ["a pipe", "mkfifo out/answer.txt"],
      ["a folder", "mkdir out/answer.txt"],
      ["a device", "ln -s /dev/zero out/answer.txt"],
    ])("is not read if it is %s", async (_, script) => {
      expect(await answer(script)).toBeUndefined();
    });

    test("counts as output", async () => {
      const script = `head -c ${TEST_LIMITS.outputBytes + 1} /dev/zero > answer.txt`;
      const { end } = await runScript(script, { answerFile: "answer.txt" });
      expect(end).toEqual({ kind: "limit", limit: "output" });
    });
  });
});

test.skipIf(process.platform !== "linux")("what has ended is not stopped any more", async () => {
  const stop = new AbortController();
  const folder = folderWith({ "work/.keep": "" });
  const directory = path.join(folder, "work");
  // One that left the group keeps what we read open, and waits until we have seen the leader end.
  const escaped = "touch escaped; while [ -d /proc/$5 ]; do sleep 0.01; done; touch ended; sleep 3";
  const wait = "until [ -e escaped ]; do sleep 0.01; done";
  const script = `set -- $(cat /proc/$$/stat); setsid sh -c '${escaped}' sh "$@" & ${wait}`;
  const outcome = runAt("D", script, { workspace: { kind: "scratch", directory }, signal: stop.signal });
  await expect.poll(() => existsSync(path.join(directory, "ended"))).toBe(true);
  stop.abort();
  expect((await outcome).end).toEqual({ kind: "exited", code: 0 });
});
