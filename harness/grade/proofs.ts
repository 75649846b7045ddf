import path from "node:path";
import { fingerprint, folderFingerprint } from "../base/fingerprint.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { openUserMemory } from "../base/user-memory.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import type { Outcome } from "../run/outcome.ts";
import { judge } from "./judge.ts";
import { caseFingerprint, judgingVersion, machineClass } from "./keys.ts";
import { reference, referenceAttempt, referenceTask } from "./reference.ts";
import { runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

const NOTHING = { bytes: Buffer.alloc(0), cut: false };

/** Output of a batch that is not an answer: a line for each question. */
const HEADER_BYTES = 100;

/**
 * Puts cases to the reference, which has to prove its answers. A proof is remembered from one grading to the next. New
 * cases are put to one process together; what is not accepted there is put to a process of its own.
 *
 * @returns one attempt for each case, in the same order
 */
export async function proveCases(
  cases: readonly Case[],
  lab: Lab,
  onProven: () => void = () => {},
): Promise<Attempt[]> {
  const memory = openUserMemory("reference", isProof);
  const isNew = (asked: Case) => memory.get(proofKey(asked)) === undefined;
  const batch = await attemptTogether(cases.filter(isNew), lab);
  const attempts = await Promise.all(
    cases.map(async (asked) => {
      const attempt = memory.get(proofKey(asked)) ?? batch.get(asked) ?? (await referenceAttempt(asked, lab));
      onProven();
      return attempt;
    }),
  );
  for (const [at, asked] of cases.entries())
    if (isNew(asked) && isProof(attempts[at])) memory.set(proofKey(asked), attempts[at]!);
  memory.save();
  return attempts;
}

/** An attempt that would come out again. */
function isProof(read: unknown): read is Attempt & { verdict: "AC" } {
  const { verdict, note, measured } = (read ?? {}) as Partial<Attempt>;
  return verdict === "AC" && note === undefined && typeof measured?.wallMs === "number";
}

const referenceVersion = remembered(() => folderFingerprint(path.join(PACKAGE_FOLDER, "dist", "reference")));

const proofKey = remembered((asked: Case) =>
  fingerprint([
    caseFingerprint(asked),
    JSON.stringify(asked.limits),
    referenceVersion(),
    judgingVersion(),
    machineClass(),
  ]),
);

/** Puts cases to one process of the reference; the accepted ones are returned. */
async function attemptTogether(cases: readonly Case[], lab: Lab): Promise<Map<Case, Attempt>> {
  const tasks = cases.map(referenceTask).filter(({ delivery }) => delivery.arguments.length > 0);
  if (tasks.length < 2) return new Map();
  const outcome = await lab.slots.shared(async () => runTask(await reference(lab), batchOf(tasks), lab));
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
    return ruling.verdict === "AC" ? [[task.asked, { ...ruling, measured }] as const] : [];
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
