import type { ChildProcess } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { machineFaultOf } from "../base/machine-fault.ts";
import { readAnswerFile } from "./answer-file.ts";
import { Collector } from "./capture.ts";
import { type Interruption, REPORT_MS, type Running, watch } from "./guards.ts";
import { LEVELS } from "./isolation/index.ts";
import type { Conclusion, Isolation } from "./isolation/level.ts";
import { type End, isFault, type LimitName, longestMs, type Outcome, type RunRequest } from "./outcome.ts";
import { isOverMemory } from "./over-memory.ts";
import { guardGroup, killGroup } from "./process/process-group.ts";
import type { ProcessorTime } from "./process/processor-time.ts";
import { withInnermost } from "./program-command.ts";
import { spaceOf } from "./space.ts";
import { start, streamsOf } from "./start.ts";
import { denialOf, isOverFileSize } from "./stderr-clues.ts";

/**
 * Part of standard error that is kept: enough for the first lines of a compiler, and for the last ones of an exception in a deep
 * recursion.
 */
const KEPT_STDERR_BYTES = { most: 64 * 1024, mostAtEnd: 16 * 1024 };

/** Part of a command line's own words that is kept. */
const KEPT_WORDS_BYTES = 4096;

/** Runs a program to its end or to the first limit that it reaches; then nothing of its process group is left. */
export async function run(request: RunRequest, isolation: Isolation): Promise<Outcome> {
  const output = {
    stdout: new Collector(request.limits.outputBytes),
    stderr: new Collector(KEPT_STDERR_BYTES.most, KEPT_STDERR_BYTES.mostAtEnd),
    words: new Collector(KEPT_WORDS_BYTES),
  };
  const withoutRun = (end: End): Outcome => ({
    end,
    wallMs: 0,
    stdout: output.stdout.capture(),
    stderr: output.stderr.capture(),
    writtenBytes: 0,
  });

  try {
    const takenBytes = await takenBefore(request);
    if (request.signal?.aborted) return withoutRun({ kind: "stopped" });
    // A shell's exit codes for a program that is not there (127) are codes that a program may return, too.
    accessSync(request.command[0]!, constants.X_OK);
    const startedAt = performance.now();
    const launch = LEVELS[isolation.level].launch(withInnermost(request));
    const running = { launch, request, output, takenBytes, chainCpuMs: isolation.chainCpuMs };
    const ended = await follow(running).finally(launch.finish);
    const wallMs = Math.round(performance.now() - startedAt);
    return outcomeOf({ ...running, ...ended }, { wallMs, isolation });
  } catch (error) {
    const machine = machineFaultOf(error);
    return withoutRun({
      kind: "not-started",
      reason: error instanceof Error ? error.message : String(error),
      ...(machine && { machine }),
    });
  }
}

/** Counts the bytes that were in the folders before this run; they do not count against it. */
function takenBefore({ workspace }: RunRequest): Promise<number> {
  return workspace.kind === "kept" ? spaceOf([workspace.directory, workspace.home]) : Promise.resolve(0);
}

/** The end of the command line, with the reason if we killed its program. */
interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly interruption: Interruption | undefined;
  readonly seen: ProcessorTime | undefined;
}

/** Starts the program, reads what it prints until it has ended, and kills it when it goes beyond what it may. */
async function follow(running: Running): Promise<Ended> {
  const child = start(running.launch, running.request);
  const ended = endOf(child);
  // One that could not be started need not even have pipes.
  if (child.pid === undefined) return { ...(await ended), interruption: undefined, seen: undefined };
  const streams = streamsOf(child);
  for (const [name, stream] of streams) running.output[name].follow(stream);
  const watched = watch({ ...running, child });
  try {
    return { ...(await ended), interruption: watched.interruption(), seen: watched.processorTime() };
  } finally {
    watched.end();
    for (const [, stream] of streams) stream.destroy();
  }
}

/**
 * Waits for the leader, kills what is left of its group, then reads what is left in the pipes.
 *
 * @throws Error if it cannot be started
 */
function endOf(child: ChildProcess): Promise<Pick<Ended, "code" | "signal">> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    if (child.pid === undefined) return;
    guardGroup(child.pid);
    child.on("exit", (code, signal) => {
      killGroup(child.pid!);
      const done = () => {
        // A pending timer would keep the whole run in memory.
        clearTimeout(patience);
        resolve({ code, signal });
      };
      // A process that left the group may hold a pipe open; nobody waits for it. If we come late, the time is over before we
      // have looked into the pipes, and what the leader said is still there: it is read first.
      const patience = setTimeout(() => setImmediate(done), REPORT_MS);
      child.on("close", done);
    });
  });
}

/** The end of a program that had nothing more to do. */
const ENDED: End = { kind: "exited", code: 0 };

function outcomeOf(
  { launch, request, output, code, signal, interruption, seen }: Running & Ended,
  { wallMs, isolation }: { wallMs: number; isolation: Isolation },
): Outcome {
  const { limits, resources } = request;
  const stderr = output.stderr.capture();
  const complaint = stderr.bytes.toString("latin1");
  const concluded = launch.conclude({
    code,
    signal,
    words: output.words.text(),
    interrupted: interruption !== undefined,
  });
  const conclusion = withSeen(concluded, seen, isolation);
  const answerFile = launch.answer && readAnswerFile(launch.answer, limits.outputBytes);
  const writtenBytes = output.stdout.seen + output.stderr.seen + (answerFile?.bytes.length ?? 0);

  const exceeded = (): LimitName | undefined => {
    const { end, cpuMs } = conclusion;
    if (isFault(end)) return undefined;
    const killed = end.kind === "signalled" ? end.signal : undefined;
    if (cpuMs !== undefined && cpuMs > limits.cpuMs) return "cpu";
    if (interruption?.kind === "limit" && interruption.limit === "wall") return "wall";
    if (killed === "SIGKILL" && wallMs >= longestMs(limits)) return "wall";
    if (isOverMemory(conclusion, request, complaint)) return "memory";
    if (isOverFileSize(conclusion, complaint)) return "file-size";
    return answerFile?.cut || writtenBytes > limits.outputBytes ? "output" : undefined;
  };
  const stdout = output.stdout.capture();
  const denial = denialOf(
    { end: conclusion.end, complaint, stdout: stdout.bytes },
    { denied: LEVELS[isolation.level].denies, resources },
  );
  const waits = interruption?.kind === "waits";
  const interrupted = interruption?.kind === "waits" ? ENDED : interruption;
  const limit = interrupted && !waits && interrupted.kind !== "limit" ? undefined : exceeded();
  return {
    ...conclusion,
    ...(denial && { denial }),
    end: limit ? { kind: "limit", limit } : (interrupted ?? conclusion.end),
    ...(waits && { waited: true }),
    wallMs,
    ...(seen && { starvedMs: seen.starvedMs }),
    stdout,
    stderr,
    ...(answerFile && { answerFile }),
    writtenBytes,
  };
}

/**
 * Adds the CPU time that was seen while the program lived, if it is more: nothing measures a program that we kill at some
 * levels, nor children that it does not wait for.
 */
function withSeen(
  conclusion: Conclusion,
  seen: ProcessorTime | undefined,
  { chainCpuMs }: Isolation,
): Conclusion {
  const { cpuMs = seen?.cpuMs } = conclusion;
  if (cpuMs === undefined) return conclusion;
  return { ...conclusion, cpuMs: Math.max(0, Math.max(cpuMs, seen?.cpuMs ?? 0) - chainCpuMs) };
}
