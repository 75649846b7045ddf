import { Semaphore } from "async-mutex";
import { StoppedError } from "../base/errors.ts";
import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { CaseRecord, GradingRecord, SubmissionRecord } from "../report/record/record.ts";
import type { LabOptions } from "../run/lab.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { Assignment } from "./asking/assignment.ts";
import type { Adopt } from "./asking/input-mode.ts";
import type { Execution, Executor } from "./executor.ts";
import { foreseen, type Work } from "./foreseen.ts";
import type { ProvenCase } from "./proof/authored-proof.ts";
import { askedRecord } from "./record/asked-record.ts";
import type { ExecutionObserver } from "./stages/means.ts";
import { gradingLine, referencesIn } from "./store/grading-line.ts";
import { gradingLog, isWhole, type Keeping, keepHandIn, keepResult, knownResult } from "./store/keeping.ts";
import { thisMachine } from "./this-machine.ts";
import { unjudged } from "./unjudged.ts";

/** A grading before it is done. */
export interface GradingPlan {
  /** The runs of all submissions on all cases of their problems. */
  readonly runs: number;
  /** Work of each submission, as far as it can be foreseen; absent where other machines judge. */
  readonly work?: ReadonlyMap<Submission, Work>;
}

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
  /** Called before the first submission is begun. */
  onStart?(plan: GradingPlan): void;
  onBegin?(submission: Submission): void;
  onEnd?(submission: Submission): void;
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
    const assignments = request.submissions.map((submission) => assignmentOf(submission, request));
    const basisOf = remembered((assignment: Assignment) => executor.basisOf(assignment));
    observer.onStart?.(await planOf(assignments, { request, basisOf }));
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
      assignments.map((assignment) =>
        places.runExclusive(async () => {
          observer.onBegin?.(assignment.submission);
          const record = await gradeSubmission(assignment, {
            basisOf,
            execution,
            keeping,
            begin: log?.begin,
            signal,
            observer,
          });
          observer.onEnd?.(assignment.submission);
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

function assignmentOf(submission: Submission, { cases, adopt, timeFactor = 1 }: GradeRequest): Assignment {
  const own = cases.filter(({ problem }) => problem === submission.problem);
  return { submission, cases: own, adopt, timeFactor };
}

interface Planning extends Pick<Grading, "basisOf"> {
  readonly request: GradeRequest;
}

async function planOf(
  assignments: readonly Assignment[],
  { request, basisOf }: Planning,
): Promise<GradingPlan> {
  const { executor, keeping, timeFactor = 1, signal } = request;
  const runs = assignments.reduce((total, each) => total + each.cases.length, 0);
  if (executor) return { runs };
  const work = assignments.map(async (assignment) => {
    const { submission, cases } = assignment;
    const facts = { submission, cases, timeFactor };
    const student = studentOf(submission);
    if (!keeping || signal?.aborted || keeping.store.known.history.of(student).length === 0)
      return [submission, foreseen(facts)] as const;
    // What is in the way is told when the submission is graded.
    const basis = await basisOf(assignment).catch(() => undefined);
    if (!basis) return [submission, foreseen(facts)] as const;
    const isSettled = knownResult(submission, { basis, cases }, keeping) !== undefined;
    const again = (asked: Case) => keeping.again?.(submission, asked) ?? false;
    const earlier = { history: keeping.store.known.history, basis, isSettled, again };
    return [submission, foreseen({ ...facts, earlier })] as const;
  });
  return { runs, work: new Map(await Promise.all(work)) };
}

interface Grading {
  readonly observer: GradeObserver;
  readonly basisOf: Executor["basisOf"];
  readonly execution: Execution;
  readonly keeping: Keeping | undefined;
  /** Called before the first new result is kept. */
  readonly begin: (() => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Gives the result of a submission: the one that is kept, if it would come out again, or a new one. */
async function gradeSubmission(
  assignment: Assignment,
  { basisOf, execution, keeping, begin, signal, observer }: Grading,
): Promise<SubmissionRecord> {
  if (!keeping) return execution.judge(assignment, undefined);
  const { submission, cases } = assignment;
  // To look for its tools takes long, and so does to hash its files.
  if (signal?.aborted) return unjudged(assignment, "stopped");
  const basis = await basisOf(assignment).catch((error) => {
    // Not even its tools were looked for to the end.
    if (error instanceof StoppedError) return undefined;
    throw error;
  });
  if (!basis) return unjudged(assignment, "stopped");
  await keepHandIn(submission, basis, keeping);
  const { store, again } = keeping;
  const memory = { store, basis, again: again && ((asked: Case) => again(submission, asked)) };
  const known = knownResult(submission, { basis, cases }, keeping);
  const isKnown = known !== undefined && (await execution.confirmsAll(known.results, cases));
  if (isKnown) for (const _ of cases) observer.onRun?.(submission);
  const record = isKnown ? known : await execution.judge(assignment, memory);
  const isStopped = signal?.aborted ?? false;
  return isWhole(record)
    ? keepResult(submission, { basis, cases, record, isStopped, begin }, keeping)
    : record;
}

function caseRecord({ asked, reference }: ProvenCase): CaseRecord {
  return { ...askedRecord(asked), reference };
}
