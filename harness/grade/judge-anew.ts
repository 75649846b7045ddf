import { ExpectedError, StoppedError, systemErrorCode } from "../base/errors.ts";
import { clueOr, withClueTime } from "../base/reading-time.ts";
import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import { type Diagnosis, type Finding, isMisfit } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Verdict } from "../finding/verdict.ts";
import { diagnose } from "../problem/diagnosis.ts";
import type { Tried } from "../problem/tried.ts";
import type { SubmissionRecord } from "../report/record.ts";
import type { Lab } from "../run/lab.ts";
import { pitfallIn } from "../submission/language/pitfalls.ts";
import type { Submission } from "../submission/submission.ts";
import type { Assignment } from "./asking/assignment.ts";
import { meantProgram } from "./asking/meant-program.ts";
import type { OwnWay } from "./asking/own-way.ts";
import type { ExecutedGrading } from "./executor.ts";
import { checked } from "./proof/checking.ts";
import type { Prover } from "./proof/prover.ts";
import { isCrash, secondOpinion } from "./sanitized-run.ts";
import { type KeptRuns, type Memory, programRuns } from "./store/program-runs.ts";
import { resultRecord, submissionRecord } from "./submission-record.ts";
import { judgeAside } from "./task/judge-aside.ts";
import { judgeEarly } from "./task/judge-submission.ts";
import { skippedInNeed } from "./task/missing-needs.ts";
import { runSubmission } from "./task/run-submission.ts";
import { type Task, taskFor } from "./task/task.ts";
import type { TaskRun } from "./task/task-run.ts";
import { unjudged } from "./unjudged.ts";

/** The means to judge a submission. */
export interface Means extends Pick<ExecutedGrading, "first" | "observer"> {
  /** Makes the runs of a program, if they are no processes of this machine. */
  readonly runsOf?: ((submission: Submission) => ReturnType<typeof programRuns>) | undefined;
  readonly lab: Lab;
  readonly prover: Prover;
  readonly memory: Memory<KeptRuns> | undefined;
}

/**
 * Runs a submission on all cases of its problem first, and judges it from all its runs together. A mistake in our own code
 * costs nobody points, and does not end the grading of the others.
 *
 * @throws ExpectedError, or an error of the system
 */
export async function judgeAnew(assignment: Assignment, means: Means): Promise<SubmissionRecord> {
  try {
    return await withClueTime(async (time) => {
      const record = await judgeByRuns(assignment, means);
      if (!time.isOver) return record;
      return { ...record, notices: [...(record.notices ?? []), { kind: "clues-given-up" }] };
    });
  } catch (error) {
    if (error instanceof StoppedError) return unjudged(assignment, "stopped");
    const isOfSystem = !(systemErrorCode(error) ?? "ERR_").startsWith("ERR_");
    if (error instanceof ExpectedError || isOfSystem || means.lab.signal?.aborted) throw error;
    return unjudged(assignment, { fault: String(error) });
  }
}

async function judgeByRuns(
  assignment: Assignment,
  { lab, prover, first, observer, memory, runsOf: otherRuns }: Means,
): Promise<SubmissionRecord> {
  return lab.scratch.within(async (folder) => {
    const { cases: own } = assignment;
    const runsOf = otherRuns ?? ((some: Submission) => programRuns(some, { folder, memory }, lab));
    const asking = meantProgram(assignment, { runsOf, signal: lab.signal });
    // The build has a place now, so that no proof comes before it.
    prover.begin();
    const { submission: given, program, ownWay, ...stated } = await asking;
    if (ownWay.fault) return unjudged({ submission: given, cases: own }, { finding: ownWay.fault });
    const submission = askedAs(given, ownWay);
    const tasks = ownWay.adopted ? own.map((asked) => taskFor(asked, submission.manifest)) : stated.tasks;
    const tellFailure = (task: Task, run: TaskRun) => {
      const failed = observer.onFailure && judgeEarly(task, run);
      if (failed)
        observer.onFailure?.(resultRecord({ ...failed, asked: task.asked }, { submission, program }));
    };
    let told: Promise<void> = Promise.resolve();
    const runOn = remembered((task: Task) => {
      const run = stated.run(task).finally(() => observer.onRun?.(assignment.submission));
      // In the order in which they begin, so that every machine tells the same failures.
      told = Promise.all([told, run]).then(([, ended]) => tellFailure(task, ended));
      return run;
    });
    const runAll = (some: readonly Task[]) =>
      runSubmission(some, { run: (at) => runOn(some[at]!), isRun: (at) => stated.run.knows(some[at]!) });
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
    const judged = await judgeAside(
      { manifest: submission.manifest, tasks: ready.map(({ task }) => task) },
      ready.map(({ run }) => run),
      lab.signal,
    );
    const attempts = await skippedInNeed(judged.attempts, submission, ownWay.inNeed);
    const misfits = own.map((asked) => misfitIn(asked, submission, ownWay));
    const tried = own.map((asked, at): Tried => {
      const misfit = ownWay.adopted && misfits[at];
      return { ...withMisfit(attempts[at]!, asked, misfit), asked };
    });
    // A crash is one also where it could not be asked for more; a wrong answer is none there.
    const suspects = [
      ...tried.filter((_, at) => !misfits[at]),
      ...tried.filter((each, at) => misfits[at] && isCrash(each)),
    ];
    const consulted = { submission, tried: suspects, folder, memory };
    // A failed second opinion must not lose the grades.
    const opinion = await secondOpinion(consulted, lab).catch(() => undefined);
    // Nor must a cause that could not be tested.
    const askOnce = async (asked: Case, turn?: number): Promise<Attempt> => {
      const task = taskFor(asked, submission.manifest);
      const run = await program.run(task, turn);
      const alone = await judgeAside({ manifest: submission.manifest, tasks: [task] }, [run], lab.signal);
      return alone.attempts[0]!;
    };
    const causes = await diagnose(tried, askOnce).catch(() => []);
    const pitfall = pitfallOf(given, tried);
    const certain = ownWay.adopted ? causes.filter(({ kind }) => !OF_ASKING.includes(kind)) : causes;
    // How to ask a program that cannot run here is no matter.
    const isSkipped = attempts !== judged.attempts;
    const asked = { submission, program, ownWay: isSkipped ? { ...ownWay, notices: [] } : ownWay };
    return submissionRecord(asked, judged, {
      tried,
      opinion,
      causes: [...certain, ...pitfall],
    });
  });
}

/** Causes that a program could do nothing for if the way in which it is asked, which was found by trials, leaves something out. */
const OF_ASKING: readonly Diagnosis["kind"][] = ["closed-ignored", "wrong-start-idea"];

/** Finds in the sources of a program that finds something wrong, or never ends, what may be the cause. */
function pitfallOf({ kind }: Submission, tried: readonly Tried[]): Diagnosis[] {
  const isWrong = tried.some(
    ({ verdict, printed }) => verdict === "TLE" || (TELLS.includes(verdict) && printed !== undefined),
  );
  if (kind.kind !== "program" || !isWrong) return [];
  const found = clueOr(undefined, () => pitfallIn(kind.program.sources, kind.language));
  return found ? [{ kind: "pitfall", ...found }] : [];
}

/** Verdicts of programs that came to the end of their search. */
const TELLS: readonly Verdict[] = ["WA", "PE"];

/** Finds what a program could not be asked for in a case: another answer than was asked for has no cause in its code. */
function misfitIn(asked: Case, { manifest }: Submission, { fixed }: OwnWay): Finding | undefined {
  return fixed && taskFor(asked, { ...manifest, fixed: { ...fixed, presumed: true } }).misfit;
}

/**
 * Says of what is refused that the program could not be asked for it. If it denied what it was not asked for, it was not
 * right, but lucky: that is not judged.
 */
function withMisfit(attempt: Attempt, { answer }: Case, misfit: Finding | undefined): Attempt {
  const { verdict, note } = attempt;
  if (verdict === "SK" || verdict === "JE" || !misfit || !isMisfit(misfit)) return attempt;
  if (verdict === "AC") return answer === "none" ? { verdict: "SK", finding: misfit } : attempt;
  const { clue: _, ...withoutClue } = attempt;
  // A wrong answer to what it was not asked has no cause in its code.
  const told = verdict === "WA" ? withoutClue : attempt;
  return note?.kind === "unstable" ? told : { ...told, note: misfit };
}

/** A way that was found binds the instructor no more than a student's wish: what cannot be asked so is to look at. */
function askedAs(given: Submission, { adopted }: OwnWay): Submission {
  if (!adopted) return given;
  return { ...given, manifest: { ...given.manifest, ...adopted }, manifestIsStudents: true };
}
