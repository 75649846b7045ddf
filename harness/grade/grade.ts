import { Semaphore } from "async-mutex";
import { EDITION } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { diagnose } from "../problem/diagnosis.ts";
import type { Tried } from "../problem/tried.ts";
import type { CaseRecord, GradingRecord, ResultRecord, SubmissionRecord } from "../report/record.ts";
import { type Lab, type LabOptions, withLab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import { askedRecord } from "./asked-record.ts";
import type { ProvenCase } from "./authored-proof.ts";
import { checked } from "./checking.ts";
import { gradingLine, referencesIn } from "./history.ts";
import { judgeAlone, judgeEarly, judgeSubmission } from "./judge-submission.ts";
import { gradingLog, isWhole, type Keeping, keepResult, knownResult } from "./keeping.ts";
import { basisOf } from "./keys.ts";
import { type Adopt, type OwnWay, ownWayOf } from "./own-way.ts";
import { type Memory, type ProgramRuns, programRuns } from "./program-runs.ts";
import { createProver, type Prover } from "./prover.ts";
import { runSubmission } from "./run-submission.ts";
import { secondOpinion } from "./sanitized-run.ts";
import { shippedProver } from "./shipped-proofs.ts";
import { resultRecord, submissionRecord } from "./submission-record.ts";
import { type Task, taskFor } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

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
  /** Finds out how programs want to be asked that get nothing by the contract; if left out, nobody does. */
  readonly adopt?: Adopt | undefined;
}

export interface GradeObserver {
  onStart?(runs: number): void;
  onRun?(): void;
  /** Gets each failure that is certain before all runs are made, and before its case is proved. */
  onFailure?(result: ResultRecord): void;
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
  return withLab(request, async (lab) => {
    observer.onStart?.(countRuns(request));
    const prover = EDITION
      ? shippedProver(EDITION, request.cases, observer.onRun)
      : createProver(request.cases, lab, observer.onRun);
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
    // Grade only as many at a time as programs run, so that each is reported soon and few are on the disk.
    const places = new Semaphore(request.jobs);
    const submissions = await Promise.all(
      request.submissions.map((submission) =>
        places.runExclusive(async () => {
          const record = await gradeSubmission(submission, request.cases, {
            lab,
            prover,
            keeping,
            adopt: request.adopt,
            begin: log?.begin,
            first: request.first,
            observer,
          });
          if (isWhole(record)) observer.onSubmission?.(record);
          return record;
        }),
      ),
    );
    if (request.submissions.length === 0) prover.needAll();
    const proven = await prover.end();
    const stopped = signal?.aborted ?? false;
    await log?.end({ wallMs: timings().wallMs, stopped, references: referencesIn(proven) });
    const cases = proven.map(caseRecord);
    return { isolation: isolation.level, timeFactor, stopped, timings: timings(), cases, submissions };
  });
}

/** Counts the runs: the reference's on every case, each submission's on those of its problem. */
function countRuns({ cases, submissions }: GradeRequest): number {
  const ofProblem = (problem: string) => cases.filter((asked) => asked.problem === problem).length;
  return submissions.reduce((total, { problem }) => total + ofProblem(problem), cases.length);
}

interface Grading extends Pick<GradeRequest, "first"> {
  readonly observer: GradeObserver;
  readonly lab: Lab;
  readonly prover: Prover;
  readonly keeping: Keeping | undefined;
  readonly adopt: Adopt | undefined;
  /** Called before the first new result is kept. */
  readonly begin: (() => void) | undefined;
}

/** Gives the result of a submission: the one that is kept, if it would come out again, or a new one. */
async function gradeSubmission(
  submission: Submission,
  cases: readonly Case[],
  grading: Grading,
): Promise<SubmissionRecord> {
  const own = cases.filter(({ problem }) => problem === submission.problem);
  const { keeping, lab, prover, adopt, begin, observer } = grading;
  if (!keeping) return judgeAnew(submission, own, grading);
  const basis = await basisOf(submission, own, { ...lab, adopt });
  const { store, again } = keeping;
  const memory = { store, basis, again: again && ((task: Task) => again(submission, task.asked)) };
  const known = knownResult(submission, { basis, cases: own }, keeping);
  const isKnown = known !== undefined && (await prover.confirmsAll(known.results, own));
  if (isKnown) for (const _ of own) observer.onRun?.();
  const record = isKnown ? known : await judgeAnew(submission, own, { ...grading, memory });
  return isWhole(record) ? keepResult(submission, { basis, record, begin }, keeping) : record;
}

/** Runs a submission on all cases of its problem first, and judges it from all its runs together. */
async function judgeAnew(
  given: Submission,
  own: readonly Case[],
  { lab, prover, adopt, first, observer, memory }: Grading & { readonly memory?: Memory },
): Promise<SubmissionRecord> {
  return lab.scratch.within(async (folder) => {
    const program = programRuns(given, { folder, memory }, lab);
    const stated = own.map((asked) => taskFor(asked, given.manifest));
    const runOnce = remembered((task: Task) => program.run(task));
    const asking = ownWayOf(given, { tasks: stated, run: runOnce, program, adopt });
    // The build has a place now, so that no proof comes before it.
    prover.begin();
    const ownWay = await asking;
    const submission = askedAs(given, ownWay);
    const tasks = ownWay.adopted ? own.map((asked) => taskFor(asked, submission.manifest)) : stated;
    const tellFailure = (task: Task, run: TaskRun) => {
      const failed = observer.onFailure && judgeEarly(task, run);
      if (failed)
        observer.onFailure?.(resultRecord({ ...failed, asked: task.asked }, { submission, program }));
    };
    let told: Promise<void> = Promise.resolve();
    const runOn = remembered((task: Task) => {
      const run = runOnce(task).finally(() => observer.onRun?.());
      // In the order in which they begin, so that every machine tells the same failures.
      told = Promise.all([told, run]).then(([, ended]) => tellFailure(task, ended));
      return run;
    });
    const runAll = (some: readonly Task[]) => runSubmission(some, (at) => runOn(some[at]!));
    const urgent = tasks.filter(({ asked }) => first?.(submission, asked));
    if (urgent.length > 0) await runAll(urgent);
    const runs = await runAll(tasks);
    await told;
    const ready = await Promise.all(
      runs.map(async (run, at) => {
        const confirmed = await prover.confirm(run, own[at]!);
        return checked({ task: taskFor(confirmed.asked, submission.manifest), run: confirmed.run }, lab);
      }),
    );
    const judged = judgeSubmission(
      ready.map(({ task }) => task),
      ready.map(({ run }) => run),
    );
    const tried = own.map((asked, at): Tried => ({ ...judged.attempts[at]!, asked }));
    // A failed second opinion must not lose the grades.
    const opinion = await secondOpinion({ submission, tried, folder, memory }, lab).catch(() => undefined);
    // Nor must a cause that could not be tested.
    const causes = await diagnose(tried, (asked, turn) => ask(asked, submission, { program, turn })).catch(
      () => [],
    );
    return submissionRecord({ submission, program, ownWay }, judged, { tried, opinion, causes });
  });
}

/** Puts one more case to a program, and judges its answer by itself. */
async function ask(
  asked: Case,
  { manifest }: Submission,
  { program, turn }: { readonly program: ProgramRuns; readonly turn: number | undefined },
): Promise<Attempt> {
  const task = taskFor(asked, manifest);
  return judgeAlone(task, await program.run(task, turn));
}

/** A way that was found binds the instructor no more than a student's wish: what cannot be asked so is to look at. */
function askedAs(given: Submission, { adopted }: OwnWay): Submission {
  if (!adopted) return given;
  return { ...given, manifest: { ...given.manifest, ...adopted }, manifestIsStudents: true };
}

function caseRecord({ asked, reference }: ProvenCase): CaseRecord {
  return { ...askedRecord(asked), reference };
}
