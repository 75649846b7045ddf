import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { problemOf } from "../../problem/index.ts";
import type { Lab } from "../../run/lab.ts";
import type { Outcome } from "../../run/outcome.ts";
import { judge } from "../task/judge.ts";
import { runTask } from "../task/run-task.ts";
import type { Task } from "../task/task.ts";
import { reference, referenceTask } from "./reference.ts";

const NOTHING = { bytes: Buffer.alloc(0), cut: false };

/** Output of a batch that is not an answer: a line for each question. */
const HEADER_BYTES = 100;

/** An attempt of the reference that was accepted, with all that it printed. */
export interface Proven {
  readonly attempt: Attempt;
  readonly output: Buffer;
}

/** Puts cases of our problems to one process of the reference; the accepted ones are returned. */
export async function attemptTogether(cases: readonly Case[], lab: Lab): Promise<Map<Case, Proven>> {
  const isOurs = ({ problem }: Case) => !problemOf(problem).authorship;
  const tasks = cases
    .filter(isOurs)
    .map(referenceTask)
    .filter(({ delivery }) => delivery.arguments.length > 0);
  if (tasks.length < 2) return new Map();
  const run = async () => runTask(await reference(lab), batchOf(tasks), lab);
  // Whatever is in the way of all together is told of each alone.
  const outcome = await lab.slots.shared(run).catch(() => undefined);
  if (outcome?.end.kind !== "exited" || outcome.end.code !== 0) return new Map();
  const accepted = Array.from(answersIn(outcome.stdout.bytes)).flatMap(({ bytes, cpuMs }, at) => {
    const task = tasks[at];
    if (!task || !bytes || cpuMs > task.limits.cpuMs) return [];
    const own: Outcome = {
      end: { kind: "exited", code: 0 },
      wallMs: cpuMs,
      cpuMs,
      stdout: { bytes, cut: false },
      stderr: NOTHING,
      writtenBytes: bytes.length,
    };
    const { stdout: _, stderr: __, ...measured } = own;
    const ruling = judge(task, own);
    const attempt = { ...ruling, measured };
    return ruling.verdict === "AC" ? [[task.asked, { attempt, output: bytes }] as const] : [];
  });
  return new Map(accepted);
}

/** Makes one task of several: the files of each lie in a folder of their own. */
function batchOf(tasks: readonly Task[]): Task {
  const sum = (amount: (limits: Task["limits"]) => number) =>
    tasks.reduce((total, { limits }) => total + amount(limits), 0);
  const questions = tasks.map(({ delivery }, at) => ({ folder: `./${at}`, arguments: delivery.arguments }));
  const files = tasks.flatMap(({ delivery }, at) => {
    const own = Object.entries(delivery.files).map(([name, text]) => [`${at}/${name}`, text] as const);
    // A folder is made with its first file.
    return own.length > 0 ? own : [[`${at}/none`, ""] as const];
  });
  return {
    ...tasks[0]!,
    limits: {
      cpuMs: sum(({ cpuMs }) => cpuMs),
      wallMs: sum(({ wallMs }) => wallMs),
      outputBytes: sum(({ outputBytes }) => outputBytes) + tasks.length * HEADER_BYTES,
      memoryBytes: Math.max(...tasks.map(({ limits }) => limits.memoryBytes)),
    },
    delivery: {
      arguments: ["--batch"],
      stdin: questions.map((question) => `${JSON.stringify(question)}\n`).join(""),
      staysOpen: false,
      terminal: false,
      files: Object.fromEntries(files),
      folder: ".",
      environment: {},
      isTooLarge: false,
    },
  };
}

/** Reads the answers of a batch; the bytes are absent if there is no answer. */
function* answersIn(output: Buffer): Generator<{ bytes?: Buffer; cpuMs: number }> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const { bytes, cpuMs }: { bytes: number; cpuMs: number } = JSON.parse(output.toString("utf8", at, end));
    at = end + 1;
    yield bytes < 0 ? { cpuMs } : { bytes: output.subarray(at, at + bytes), cpuMs };
    at += Math.max(bytes, 0);
  }
}
