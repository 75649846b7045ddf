import { Semaphore } from "async-mutex";
import { StoppedError } from "../base/errors.ts";
import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { CaseRecord, GradingRecord, SubmissionRecord } from "../report/record.ts";
import type { LabOptions } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import { askedRecord } from "./asked-record.ts";
import type { ProvenCase } from "./authored-proof.ts";
import type { Assignment, Execution, ExecutionObserver, Executor } from "./executor.ts";
import { gradingLine, referencesIn } from "./grading-line.ts";
import { gradingLog, isWhole, type Keeping, keepHandIn, keepResult, knownResult } from "./keeping.ts";
import type { Adopt } from "./own-way.ts";
import type { Task } from "./task.ts";
import { thisMachine } from "./this-machine.ts";
import { unjudged } from "./unjudged.ts";

/** Input of a grading. `signal` ends it early, and the finished results are still reported. */
export interface GradeRequest extends LabOptions {
  readonly cases: readonly Case[];
  readonly submissions: readonly Submission[];
  /** Takes what is known from earlier gradings, and keeps what is new. */
  readonly keeping?: Keeping | undefined;
  /** Factor by which the time limits of the cases have been multiplied; 1 if left out. */
  readonly timeFactor?: number;
  /** Cases that are run before the others. What they are worth does not depend on that. */
  readonly first?: ((submission: Submission, asked: Case) => boolean) | undefined;
  /** Machines that judge in place of this one. */
  readonly executor?: Executor | undefined;
  /** Finds out how programs want to be asked that get nothing by the contract; if left out, nobody does. */
  readonly adopt?: Adopt | undefined;
}

/** Gives the machines that judge the submissions of a grading. */
export function executorOf(request: Pick<GradeRequest, "executor" | keyof LabOptions>): Executor {
  return request.executor ?? thisMachine(request);
}

export interface GradeObserver extends ExecutionObserver {
  onStart?(runs: number): void;
  /** Gets each submission that was put to all its cases. */
  onSubmission?(record: SubmissionRecord): void;
}

/**
 * Grades every submission on every case of its problem. The reference proves the cases right meanwhile, wherever no
 * submission needs the processors, so that a program that does not compile is told of at once.
 *
 * @returns a record without sentences; `tell` adds them
 */
export async function grade(request: GradeRequest, observer: GradeObserver = {}): Promise<GradingRecord> {
  const startedAt = new Date();
  const { isolation, timeFactor = 1, keeping, signal } = request;
  const executor = executorOf(request);
  const grading = {
    cases: request.cases,
    submissions: request.submissions.length,
    references: keeping?.store.known.history.references,
    first: request.first,
    observer,
  };
  return executor.within(grading, async (execution) => {
    observer.onStart?.(countRuns(request));
    const timings = () => ({
      startedAt: startedAt.toISOString(),
      wallMs: Date.now() - startedAt.getTime(),
    });
    // Nobody waits for its line before something is kept.
    const log =
      keeping &&
      gradingLog(
        keeping.store,
        remembered(() => gradingLine({ isolation: isolation.level, timeFactor }, request, keeping)),
      );
    const places = new Semaphore(execution.atOnce);
    const submissions = await Promise.all(
      request.submissions.map((submission) =>
        places.runExclusive(async () => {
          const own = request.cases.filter(({ problem }) => problem === submission.problem);
          const { adopt } = request;
          const assignment = { submission, cases: own, adopt, timeFactor };
          const record = await gradeSubmission(assignment, {
            executor,
            execution,
            keeping,
            begin: log?.begin,
            signal,
            observer,
          });
          if (isWhole(record)) observer.onSubmission?.(record);
          return record;
        }),
      ),
    );
    const proven = await execution.end();
    const stopped = signal?.aborted ?? false;
    const references = referencesIn(proven);
    await log?.end({ wallMs: timings().wallMs, stopped, references }, request.submissions);
    const cases = proven.map(caseRecord);
    return { isolation: isolation.level, timeFactor, stopped, timings: timings(), cases, submissions };
  });
}

/** Counts the runs: the reference's on every case, each submission's on those of its problem. */
function countRuns({ cases, submissions }: GradeRequest): number {
  const ofProblem = (problem: string) => cases.filter((asked) => asked.problem === problem).length;
  return submissions.reduce((total, { problem }) => total + ofProblem(problem), cases.length);
}

interface Grading {
  readonly observer: GradeObserver;
  readonly executor: Executor;
  readonly execution: Execution;
  readonly keeping: Keeping | undefined;
  /** Called before the first new result is kept. */
  readonly begin: (() => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Gives the result of a submission: the one that is kept, if it would come out again, or a new one. */
async function gradeSubmission(
  assignment: Assignment,
  { executor, execution, keeping, begin, signal, observer }: Grading,
): Promise<SubmissionRecord> {
  if (!keeping) return execution.judge(assignment, undefined);
  const { submission, cases } = assignment;
  // To look for its tools takes long, and so does to hash its files.
  if (signal?.aborted) return unjudged(assignment, "stopped");
  const basis = await executor.basisOf(assignment).catch((error) => {
    // Not even its tools were looked for to the end.
    if (error instanceof StoppedError) return undefined;
    throw error;
  });
  if (!basis) return unjudged(assignment, "stopped");
  await keepHandIn(submission, basis, keeping);
  const { store, again } = keeping;
  const memory = { store, basis, again: again && ((task: Task) => again(submission, task.asked)) };
  const known = knownResult(submission, { basis, cases }, keeping);
  const isKnown = known !== undefined && (await execution.confirmsAll(known.results, cases));
  if (isKnown) for (const _ of cases) observer.onRun?.();
  const record = isKnown ? known : await execution.judge(assignment, memory);
  const isStopped = signal?.aborted ?? false;
  return isWhole(record)
    ? keepResult(submission, { basis, cases, record, isStopped, begin }, keeping)
    : record;
}

function caseRecord({ asked, reference }: ProvenCase): CaseRecord {
  return { ...askedRecord(asked), reference };
}
