import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import { onAbort } from "../base/on-abort.ts";
import type { Collector } from "./capture.ts";
import { type Launch, READ_FROM } from "./isolation/level.ts";
import { BUSY_FACTOR, type End, longestMs, type RunRequest } from "./outcome.ts";
import { killGroup } from "./process/process-group.ts";
import { processStat } from "./process/process-stat.ts";
import { type FollowedRun, followRun, type ProcessorTime } from "./process/processor-time.ts";
import { watchSpace } from "./space.ts";
import { typeInTurn } from "./typist.ts";

/** Time that a command line has to report after its program was killed, or should have been. */
export const REPORT_MS = 1000;

/** A run as it is under way. */
export interface Running {
  readonly launch: Launch;
  readonly request: RunRequest;
  readonly output: Output;
  /** CPU time that its command line takes. */
  readonly chainCpuMs: number;
  /** Bytes that were in its folders before. */
  readonly takenBytes: number;
}

export interface Output {
  readonly stdout: Collector;
  readonly stderr: Collector;
  readonly words: Collector;
}

/** A run whose process is there. */
interface Started extends Running {
  readonly child: ChildProcess;
  readonly processes: FollowedRun;
}

/** Reason for which we kill a program: it goes beyond what it may, or waits for input that never comes. */
export type Interruption = End | { readonly kind: "waits" };

/** Watches one thing, and calls `interrupt` when there is too much of it. What it returns ends the watch. */
type Guard = (started: Started, interrupt: (why: Interruption) => void) => () => void;

/** Time in which other programs had the processors does not count, up to an end. */
const wall: Guard = ({ request: { limits }, processes }, interrupt) => {
  const startedAt = performance.now();
  const look = () => {
    processes.look();
    const elapsedMs = performance.now() - startedAt;
    const countedMs = elapsedMs - (processes.time()?.starvedMs ?? 0);
    const leftMs = Math.min(limits.wallMs - countedMs, longestMs(limits) - elapsedMs);
    if (leftMs <= 0) interrupt({ kind: "limit", limit: "wall" });
    else timer = setTimeout(look, Math.ceil(leftMs));
  };
  let timer = setTimeout(look, limits.wallMs);
  return () => clearTimeout(timer);
};

/** Part of the time to the limit after which is looked again: it may be reached sooner, by several threads. */
const NEXT_LOOK = 0.5;
const SHORTEST_MS = 20;

/** Ends a program when no repeat could bring it below its limit. */
const cpu: Guard = ({ request: { limits }, chainCpuMs, processes }, interrupt) => {
  const mostMs = BUSY_FACTOR * limits.cpuMs + chainCpuMs;
  const look = () => {
    processes.look();
    const leftMs = mostMs - (processes.time()?.cpuMs ?? 0);
    if (leftMs < 0) interrupt({ kind: "limit", limit: "cpu" });
    else timer = lookAfter(leftMs);
  };
  const lookAfter = (leftMs: number) => setTimeout(look, Math.max(SHORTEST_MS, NEXT_LOOK * leftMs));
  let timer = lookAfter(mostMs);
  return () => clearTimeout(timer);
};

/** Counts when the collectors have, which began to listen before. */
const output: Guard = ({ child, output: { stdout, stderr }, request: { limits } }, interrupt) => {
  const count = () => {
    if (stdout.seen + stderr.seen > limits.outputBytes) interrupt({ kind: "limit", limit: "output" });
  };
  const streams = [child.stdout!, child.stdio[READ_FROM.stderr] as Readable];
  for (const stream of streams) stream.on("data", count);
  return () => {
    for (const stream of streams) stream.off("data", count);
  };
};

const space: Guard = ({ launch, request: { resources }, takenBytes }, interrupt) =>
  watchSpace(launch.fillable, {
    mostBytes: takenBytes + resources.scratchBytes,
    onMore: () => interrupt({ kind: "limit", limit: "space" }),
  });

/** Time between two looks at a program that may wait for input. */
const WAITING_LOOK_MS = 20;

/** Looks one after the other that find it waiting: what was typed may still be on its way. */
const WAITING_LOOKS = 15;

/** Ends a program that has read all that was typed, and wants more. */
const waiting: Guard = ({ child, request, processes }, interrupt) => {
  const { inputStaysOpen, typing, terminal } = request;
  if (!inputStaysOpen || typing || terminal) return () => {};
  let looks = 0;
  const timer = setInterval(() => {
    const isDelivered = child.stdin?.writableLength === 0;
    looks = isDelivered && processes.waitForInput() ? looks + 1 : 0;
    if (looks === WAITING_LOOKS) interrupt({ kind: "waits" });
  }, WAITING_LOOK_MS);
  return () => clearInterval(timer);
};

const stop: Guard = ({ request: { signal } }, interrupt) =>
  onAbort(signal, () => interrupt({ kind: "stopped" }));

const GUARDS: readonly Guard[] = [wall, cpu, output, space, waiting, stop];

/** The watch over a run, from its start on. */
export interface Watch {
  /** Says why the program was killed, if it was. */
  interruption(): Interruption | undefined;
  /** The processor time of its processes, if they were seen. */
  processorTime(): ProcessorTime | undefined;
  end(): void;
}

/** Kills a program that goes beyond what it may, or waits in vain, once. */
export function watch(running: Running & { readonly child: ChildProcess }): Watch {
  const { child, launch } = running;
  const processes = followRun(child.pid!);
  let interruption: Interruption | undefined;
  let lastResort: NodeJS.Timeout | undefined;
  const interrupt = (why: Interruption) => {
    // Once it has ended, its number may be another's.
    if (interruption || hasEnded(child)) return;
    interruption = why;
    processes.look();
    lastResort = setTimeout(() => {
      if (!hasEnded(child)) killGroup(child.pid!);
    }, REPORT_MS);
    const kill = async () => launch.kill(child.pid!);
    // The last resort is left.
    kill().catch(() => {});
  };
  const ends = GUARDS.map((guard) => guard({ ...running, processes }, interrupt));
  if (running.request.typing) ends.push(typeInTurn(running.request, { stdin: child.stdin!, processes }));
  return {
    interruption: () => interruption,
    processorTime: processes.time,
    end() {
      for (const endGuard of ends) endGuard();
      processes.end();
      clearTimeout(lastResort);
    },
  };
}

/** Tells if a process has ended. On a busy machine it has before Node comes to hear of it. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || processStat(pid!)?.state === "Z";
}
