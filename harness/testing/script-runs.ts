import { readFileSync as readText } from "node:fs";
import path from "node:path";
import { format } from "node:util";
import type { ProgramRuns } from "../grade/store/program-runs.ts";
import type { Task } from "../grade/task/task.ts";
import { notRun, type TaskRun } from "../grade/task/task-run.ts";
import type { PackedOutcome } from "../run/packed.ts";
import type { Submission } from "../submission/submission.ts";
import { endsWithin } from "./linear/effort.ts";

/** Time on the clock after which a program is taken for endless; others take milliseconds. */
const ENDLESS_MS = 500;

/** Time that a program is said to take besides. */
const USUAL_MS = 10;

/** The end of a program that says so itself, that would wait for input, or whose own clock is over its limit. */
class Ended {
  constructor(
    readonly end: PackedOutcome["end"],
    readonly waited = false,
  ) {}
}

const exited = (code: number) => new Ended({ kind: "exited", code });
const OVER = new Ended({ kind: "limit", limit: "cpu" });

type Program = (require: (name: string) => unknown, process: unknown, console: unknown) => void;

/**
 * Runs a program of one JavaScript file in this process. It is to do no harm, and to know no more of Node than what it reads,
 * what it prints and how much time it has used: each look at that takes a millisecond, on a clock of its own.
 */
export function scriptRuns({ kind, folder }: Submission): ProgramRuns {
  const never = { commands: undefined, notices: [] };
  if (kind.kind === "unclear") {
    const run = async () => notRun({ verdict: "SK", finding: kind.finding });
    return { run, runTrial: run, ...never };
  }
  if (kind.kind !== "program" || kind.language !== "javascript") throw new Error("not a script");
  const { path: file, text, utf8 } = kind.program.main;
  const script = Buffer.from(text, "latin1").toString(utf8 ? "utf8" : "latin1");
  const program = new Function("require", "process", "console", script) as Program;
  const run = async (task: Task): Promise<TaskRun> =>
    task.misfit
      ? notRun({ verdict: "SK", finding: task.misfit })
      : { kind: "ran", outcome: outcomeOf(program, task, folder), sources: [{ path: file, text }] };
  return { run, runTrial: run, ...never };
}

function outcomeOf(program: Program, { delivery, limits }: Task, folder: string): PackedOutcome {
  const printed = { stdout: [] as string[], stderr: [] as string[] };
  const readFileSync = (name: string | number) => {
    if (name !== 0) return delivery.files[name] ?? readText(path.join(folder, String(name)), "utf8");
    if (delivery.staysOpen) throw new Ended({ kind: "exited", code: 0 }, true);
    return delivery.stdin;
  };
  const required = (name: string) => {
    if (name !== "fs") throw new Error(`Cannot find module '${name}'`);
    return { readFileSync };
  };
  let spentMs = USUAL_MS;
  const given = {
    argv: ["node", "main.js", ...delivery.arguments],
    env: delivery.environment,
    exit(code = 0) {
      throw exited(code);
    },
    cpuUsage() {
      spentMs++;
      if (spentMs > limits.cpuMs) throw OVER;
      return { user: 1000 * spentMs, system: 0 };
    },
    stdout: { write: (text: string) => printed.stdout.push(text) },
  };
  const speaks = {
    log: (...values: unknown[]) => printed.stdout.push(`${format(...values)}\n`),
    error: (...values: unknown[]) => printed.stderr.push(`${format(...values)}\n`),
  };
  let ended = exited(0);
  const comesToEnd = endsWithin(() => {
    try {
      program(required, given, speaks);
    } catch (error) {
      if (!(error instanceof Ended)) printed.stderr.push(String((error as Error).stack));
      ended = error instanceof Ended ? error : exited(1);
    }
  }, ENDLESS_MS);
  const { end, waited } = comesToEnd ? ended : OVER;
  const [stdout, stderr] = [printed.stdout, printed.stderr].map((texts) => Buffer.from(texts.join(""))) as [
    Buffer,
    Buffer,
  ];
  const captured = (bytes: Buffer) => ({ bytes, packed: false, cut: false });
  const usedMs = end.kind === "limit" ? limits.cpuMs + 1 : spentMs;
  return {
    end,
    ...(waited && { waited }),
    cpuMs: usedMs,
    wallMs: usedMs,
    stdout: captured(stdout),
    stderr: captured(stderr),
    writtenBytes: stdout.length + stderr.length,
  };
}
