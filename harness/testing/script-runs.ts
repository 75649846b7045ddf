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

/** The end of a program that says so itself, or that would wait for input. */
class Ended {
  constructor(
    readonly code: number,
    readonly waited: boolean,
  ) {}
}

type Program = (require: (name: string) => unknown, process: unknown, console: unknown) => void;

/** Runs a program of one JavaScript file in this process. It is to do no harm, and to know no more of Node than what it reads and prints. */
export function scriptRuns({ kind, folder }: Submission): ProgramRuns {
  const never = { commands: undefined, notices: [] };
  if (kind.kind === "unclear") {
    const run = async () => notRun({ verdict: "SK", finding: kind.finding });
    return { run, runTrial: run, ...never };
  }
  if (kind.kind !== "program" || kind.language !== "javascript") throw new Error("not a script");
  const { path: file, text } = kind.program.main;
  const program = new Function("require", "process", "console", text) as Program;
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
    if (delivery.staysOpen) throw new Ended(0, true);
    return delivery.stdin;
  };
  const required = (name: string) => {
    if (name !== "fs") throw new Error(`Cannot find module '${name}'`);
    return { readFileSync };
  };
  const given = {
    argv: ["node", "main.js", ...delivery.arguments],
    env: delivery.environment,
    exit(code = 0) {
      throw new Ended(code, false);
    },
    stdout: { write: (text: string) => printed.stdout.push(text) },
  };
  const speaks = {
    log: (...values: unknown[]) => printed.stdout.push(`${format(...values)}\n`),
    error: (...values: unknown[]) => printed.stderr.push(`${format(...values)}\n`),
  };
  let end = new Ended(0, false);
  const isOver = endsWithin(() => {
    try {
      program(required, given, speaks);
    } catch (error) {
      if (!(error instanceof Ended)) printed.stderr.push(String((error as Error).stack));
      end = error instanceof Ended ? error : new Ended(1, false);
    }
  }, ENDLESS_MS);
  const [stdout, stderr] = [printed.stdout, printed.stderr].map((texts) => Buffer.from(texts.join(""))) as [
    Buffer,
    Buffer,
  ];
  const captured = (bytes: Buffer) => ({ bytes, packed: false, cut: false });
  const usedMs = isOver ? 10 : limits.cpuMs + 1;
  return {
    end: isOver ? { kind: "exited", code: end.code } : { kind: "limit", limit: "cpu" },
    ...(end.waited && { waited: true }),
    cpuMs: usedMs,
    wallMs: usedMs,
    stdout: captured(stdout),
    stderr: captured(stderr),
    writtenBytes: stdout.length + stderr.length,
  };
}
