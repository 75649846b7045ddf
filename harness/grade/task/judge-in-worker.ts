import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { readOr } from "../../base/reading-time.ts";
import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Judgement } from "../../problem/judgement.ts";
import { receivedOutcome } from "../../run/packed.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { TOO_LONG } from "./judge.ts";
import {
  type JudgedRuns,
  judgeSubmission,
  MOST_READ_HERE_BYTES,
  writtenBytesOf,
} from "./judge-submission.ts";
import { ownFault } from "./own-fault.ts";
import { type Task, taskFor, withJudgement } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

const ENTRY = path.join(PACKAGE_FOLDER, "dist", "harness", "grade", "task", "judge-worker.js");

/** Runs to be judged, as one thread gives them to another. */
interface Given {
  readonly manifest: Manifest;
  readonly cases: readonly Case[];
  /** Words of the problem's checker, where it has one. */
  readonly judgements: readonly (Judgement | undefined)[];
  readonly runs: readonly TaskRun[];
}

/**
 * Judges a submission from its runs, in a thread of its own if the outputs are large or take long to read. A fault of ours is a
 * judge error of this submission.
 *
 * @param runs one for each task, in the same order
 * @param signal ends the thread; the results say so
 */
export async function judgeInWorker(
  { manifest, tasks }: { readonly manifest: Manifest; readonly tasks: readonly Task[] },
  runs: readonly TaskRun[],
  signal?: AbortSignal,
): Promise<JudgedRuns> {
  const here = judgeHere(tasks, runs);
  if (here) return here;
  const cases = tasks.map(({ asked }) => asked);
  const judgements = tasks.map(({ judgement }) => judgement);
  let thread: Worker | undefined;
  try {
    thread = new Worker(ENTRY, { workerData: { manifest, cases, judgements, runs } satisfies Given });
    const [judged] = await once(thread, "message", { signal });
    return judged;
  } catch (error) {
    const attempt: Attempt = signal?.aborted
      ? { verdict: "SK", finding: { kind: "stopped" } }
      : { verdict: "JE", finding: ownFault(error) };
    return { attempts: runs.map(() => attempt), notices: [], toLookAt: [] };
  } finally {
    void thread?.terminate();
  }
}

/** Judges what is read in no time; undefined for all else. */
function judgeHere(tasks: readonly Task[], runs: readonly TaskRun[]): JudgedRuns | undefined {
  if (writtenBytesOf(runs) > MOST_READ_HERE_BYTES) return undefined;
  return readOr(undefined, () => judgeSubmission(tasks, runs));
}

/** Processor time of a thread for all outputs of a submission: many times that of the largest that were seen. */
const LONGEST_MS = 120_000;

/** Judges what was given to this thread. */
export function judgeGiven({ manifest, cases, judgements, runs }: Given): JudgedRuns {
  const tasks = cases.map((asked, at) => withJudgement(taskFor(asked, manifest), judgements[at]));
  const received = runs.map((run) =>
    run.kind === "ran" ? { ...run, outcome: receivedOutcome(run.outcome) } : run,
  );
  const unread: JudgedRuns = { attempts: runs.map(() => TOO_LONG), notices: [], toLookAt: [] };
  return readOr(unread, () => judgeSubmission(tasks, received), LONGEST_MS);
}
