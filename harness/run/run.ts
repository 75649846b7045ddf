import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, closeSync, constants, openSync } from "node:fs";
import { constants as systemConstants } from "node:os";
import type { Readable } from "node:stream";
import { Collector } from "./capture.ts";
import type { End, Outcome, RunRequest } from "./outcome.ts";
import { parseTimes, plainCommand } from "./plain.ts";
import { guardGroup, killFollowers, killGroup } from "./process-group.ts";

/** How much of standard error is kept: enough for a compiler's or an exception's first lines. */
const KEPT_STDERR_BYTES = 64 * 1024;

/** How long the group's leader has to report after its program was killed. */
const REPORT_MS = 1000;

/**
 * Runs a program to its end or to the first limit that it reaches; then nothing of its process group is left.
 * `node:child_process` and not execa, which kills the direct child alone: the children of a program would outlive it.
 */
export async function run(request: RunRequest): Promise<Outcome> {
  const stdout = new Collector(request.limits.outputBytes);
  const stderr = new Collector(KEPT_STDERR_BYTES);
  const report = new Collector(1024);
  const startedAt = performance.now();
  const outcome = (end: End): Outcome => {
    const cpuMs = parseTimes(report.capture().bytes.toString("latin1"));
    return {
      end: cpuMs !== undefined && cpuMs > request.limits.cpuMs ? { kind: "limit", limit: "cpu" } : end,
      wallMs: Math.round(performance.now() - startedAt),
      ...(cpuMs !== undefined && { cpuMs }),
      stdout: stdout.capture(),
      stderr: stderr.capture(),
    };
  };

  if (request.signal?.aborted) return outcome({ kind: "stopped" });
  let child: ChildProcess;
  try {
    child = start(request);
  } catch (error) {
    return outcome({ kind: "not-started", reason: error instanceof Error ? error.message : String(error) });
  }

  let interruption: End | undefined;
  let lastResort: NodeJS.Timeout | undefined;
  const interrupt = (end: End) => {
    if (interruption) return;
    interruption = end;
    killFollowers(child.pid!);
    lastResort = setTimeout(() => killGroup(child.pid!), REPORT_MS);
  };
  const stop = () => interrupt({ kind: "stopped" });
  const countOutput = () => {
    if (stdout.seen + stderr.seen > request.limits.outputBytes) interrupt({ kind: "limit", limit: "output" });
  };

  const [, childStdout, childStderr, childReport] = child.stdio as Readable[];
  stdout.follow(childStdout!, countOutput);
  stderr.follow(childStderr!, countOutput);
  report.follow(childReport!, () => {});
  const wall = setTimeout(() => interrupt({ kind: "limit", limit: "wall" }), request.limits.wallMs);
  request.signal?.addEventListener("abort", stop, { once: true });
  try {
    const end = await endOf(child);
    return outcome(interruption ?? end);
  } finally {
    clearTimeout(wall);
    clearTimeout(lastResort);
    for (const stream of [childStdout, childStderr, childReport]) stream!.destroy();
    request.signal?.removeEventListener("abort", stop);
  }
}

function start({ command, directory, environment, inputFile, limits }: RunRequest): ChildProcess {
  // The shell's exit codes for a program that is not there (127) are codes that a program may return, too.
  accessSync(command[0]!, constants.X_OK);
  const [file, ...args] = plainCommand(command, limits);
  const input = openSync(inputFile, "r");
  try {
    return spawn(file!, args, {
      cwd: directory,
      env: environment,
      stdio: [input, "pipe", "pipe", "pipe"],
      detached: true,
    });
  } finally {
    closeSync(input);
  }
}

/** Waits for the leader, kills what is left of its group, then reads what is left in the pipes. */
function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ kind: "not-started", reason: error.message }));
    if (child.pid === undefined) return;
    guardGroup(child.pid);
    let end: End;
    child.on("exit", (code, signal) => {
      killGroup(child.pid!);
      end = endFromStatus(code, signal);
      // A process that left the group may hold a pipe open; nobody waits for it.
      setTimeout(() => resolve(end), REPORT_MS).unref();
    });
    child.on("close", () => resolve(end));
  });
}

/** Some signals have a second, older name further down the list (SIGIOT for SIGABRT). */
const SIGNAL_NAMES = new Map(
  Object.entries(systemConstants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

/** A shell reports the end of its child by signal n as the code 128 + n. */
function endFromStatus(code: number | null, signal: string | null): End {
  if (code === null) return { kind: "signalled", signal: signal ?? "an unknown signal" };
  const name = SIGNAL_NAMES.get(code - 128);
  return name ? { kind: "signalled", signal: name } : { kind: "exited", code };
}
