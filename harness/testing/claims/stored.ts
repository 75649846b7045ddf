import { readFileSync } from "node:fs";
import path from "node:path";
import type { Case } from "../../case/any-case.ts";
import { type GradeRequest, grade } from "../../grade/grade.ts";
import { openStore } from "../../grade/store/store.ts";
import { knownIn, type StoreIndex } from "../../grade/store/store-index.ts";
import { buildKey, runKey } from "../../grade/task/keys.ts";
import { type Task, taskFor } from "../../grade/task/task.ts";
import type { GradingRecord, SubmissionRecord } from "../../report/record/record.ts";
import type { Outcome } from "../../run/outcome.ts";
import { unpackOutcome } from "../../run/packed.ts";
import type { Graded } from "./index.ts";
import type { Printed } from "./statement.ts";

/** A grading, with what its programs printed. */
export interface KeptGrading {
  readonly record: GradingRecord;
  readonly graded: readonly Graded[];
}

/**
 * Grades, and keeps what the programs print.
 *
 * @param folder an empty folder
 */
export async function gradeKept(request: GradeRequest, folder: string): Promise<KeptGrading> {
  const record = await gradeInto(folder, request);
  const { submissions } = record;
  const known = knownIn(folder);
  const { cases, timeFactor = 1 } = request;
  const graded = request.submissions.map((submission, at) =>
    gradedFrom(known, { record: submissions[at]!, cases, timeFactor, folder: submission.folder }),
  );
  return { record, graded };
}

async function gradeInto(folder: string, request: GradeRequest): Promise<GradingRecord> {
  const store = await openStore(folder, { signal: new AbortController().signal, onWait() {} });
  try {
    const keeping = { store, samples: false, sourceOf: () => ({ root: "/" }) };
    const record = await grade({ ...request, keeping });
    // Results are read from the store, which is closed then.
    return { ...record, submissions: record.submissions.map((each) => ({ ...each, results: each.results })) };
  } finally {
    store.close();
  }
}

interface Kept {
  readonly record: SubmissionRecord;
  readonly cases: readonly Case[];
  readonly timeFactor: number;
  readonly folder: string;
}

/** Finds what is stored of a program. */
export function gradedFrom(store: StoreIndex, { folder, ...kept }: Kept): Graded {
  const { name, problem } = kept.record;
  const result = store.history.state.results.find(
    (line) => line.record.problem === problem && line.record.name === name,
  );
  const printed = (asked: Case): Printed | undefined => {
    if (!result) return undefined;
    const task = taskFor(asked, result.manifest);
    const last = store.lastRun(result.student, `${asked.problem}/${asked.name}`);
    const settled = store.run(runKey(buildKey(result.basis, task.driver), task));
    const outcome = settled ?? (last && store.outcomeOf(last));
    return outcome && printedIn(unpackOutcome(outcome), task);
  };
  return { ...kept, printed, source: sourceIn(folder) };
}

/** Gives what a program printed in a run, as text. */
export function printedIn(
  { stdout, stderr, answerFile: written }: Outcome,
  { stream, answerFile }: Pick<Task, "stream" | "answerFile">,
): Printed {
  const answer = answerFile ? written : { stdout, stderr }[stream ?? "stdout"];
  const beside = answer === stdout ? {} : { beside: textOf(stdout.bytes) };
  return { answer: textOf(answer?.bytes), errors: textOf(stderr.bytes), ...beside };
}

/** Reads bytes as UTF-16 if every other one is 0, else as UTF-8 or, if they are none, as Latin-1. */
function textOf(bytes: Buffer = Buffer.alloc(0)): string {
  const zeros = [0, 1].map((parity) =>
    bytes.subarray(0, 64).filter((byte, at) => byte === 0 && at % 2 === parity),
  );
  if (zeros[1]!.length > 8) return bytes.toString("utf16le");
  if (zeros[0]!.length > 8)
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString("utf16le");
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? bytes.toString("latin1") : text;
}

/** Makes a function that reads the files of a hand-in; what it gives is undefined if one is not there. */
export function sourceIn(folder: string): Graded["source"] {
  return (file) => {
    try {
      return textOf(readFileSync(path.join(folder, file)));
    } catch {
      return undefined;
    }
  };
}
