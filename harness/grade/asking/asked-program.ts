import { StoppedError } from "../../base/errors.ts";
import { type Remembered, remembered } from "../../base/remembered.ts";
import { few, printable } from "../../base/text.ts";
import type { Notice } from "../../finding/index.ts";
import { isAskedByContract } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import type { ProgramRuns } from "../store/program-runs.ts";
import { isAskedIn, type Task, taskFor } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";
import type { Assignment } from "./assignment.ts";
import { chooseProgram } from "./choose-program.ts";
import {
  type Adopt,
  type InputMode,
  inputModeOf,
  type Proposal,
  rightAsGraded,
  triedProgram,
} from "./input-mode.ts";
import { programsIn, withoutChoice } from "./programs.ts";

/** The program that a hand-in is graded by, and how it is asked. */
export interface AskedProgram {
  readonly submission: Submission;
  readonly program: ProgramRuns;
  /** The cases as its manifest and the contract put them. */
  readonly tasks: readonly Task[];
  /** Runs a task once. */
  readonly run: Remembered<Promise<TaskRun>, Task>;
  readonly inputMode: InputMode;
}

interface Trying {
  /** Makes the runs of a program that the hand-in may mean. */
  readonly runsOf: (submission: Submission) => ProgramRuns;
  readonly signal: AbortSignal | undefined;
}

/**
 * Finds the program that is meant by a hand-in, and how it wants to be asked. If nothing says which of several programs it is, or
 * the one with a usual name cannot be asked in any way, the first one counts that is mostly right in trials, or else the one that is
 * right most often. Without such a proof nothing is chosen, unless each of them needs what the machine does not have, and a choice
 * by marks alone does not stand against one that names the piece.
 *
 * @throws StoppedError if the grading was stopped before one was proven
 */
export async function askedProgram(
  { submission, cases, adopt, timeFactor }: Assignment,
  { runsOf, signal }: Trying,
): Promise<AskedProgram> {
  const ask = async (some: Submission, { program, by }: { program: ProgramRuns; by: Adopt | undefined }) => {
    const tasks = cases.map((asked) => taskFor(asked, some.manifest));
    const run = remembered((task: Task) => program.run(task));
    const inputMode = await inputModeOf(some, { tasks, run, program, adopt: by, timeFactor, signal });
    return { submission: some, program, tasks, run, inputMode };
  };
  const first = await ask(submission, { program: runsOf(submission), by: adopt });
  const isOpen = submission.kind.kind === "unclear" || first.inputMode.isLost === true;
  if (!adopt || !isOpen || !isAskedByContract(submission.manifest)) return first;
  const programs = (await programsIn(submission)).filter(({ kind }) => kind.kind === "program");
  const proven = await provenAmong(programs, { given: submission, cases, adopt, timeFactor, runsOf, signal });
  // What was not tried, because the grading is stopped, is not known to be unclear.
  if (!proven && programs.length > 0 && signal?.aborted) throw new StoppedError();
  if (!proven) {
    const unclear = withoutChoice(submission, programs);
    return unclear ? ask(unclear, { program: runsOf(unclear), by: undefined }) : first;
  }
  const { program, proposal } = proven;
  return ask(proven.submission, { program, by: () => Promise.resolve(proposal) });
}

type Found = NonNullable<Proposal["found"]>;

interface Proven {
  readonly submission: Submission;
  readonly program: ProgramRuns;
  readonly proposal: Proposal;
}

interface Choosing extends Pick<Assignment, "cases" | "timeFactor">, Trying {
  /** The hand-in as it was found. Its program was tried before, if it has one. */
  readonly given: Submission;
  readonly adopt: Adopt;
}

async function provenAmong(
  programs: readonly Submission[],
  { given, cases, adopt, timeFactor, runsOf, signal }: Choosing,
): Promise<Proven | undefined> {
  const inNeed: Proven[] = [];
  const chosen = await chooseProgram(programs, async (some, share) => {
    if (some === given || signal?.aborted) return undefined;
    const program = runsOf(some);
    const proposal = await adopt(some, { ...triedProgram(program, timeFactor), share }, "fails");
    const { found, fault } = proposal;
    const tried = { submission: some, program, proposal };
    if (fault) return { ...tried, right: 0, cases: 0, isAsked: false, isUnknown: true };
    if (proposal.inNeed) inNeed.push(tried);
    return (
      found && {
        ...tried,
        submission: { ...some, notices: noticesOf(some, found, othersThan(some, programs, given)) },
        right: rightAsGraded(found),
        cases: found.cases,
        isAsked: isAskedIn(cases, { ...some.manifest, ...found.manifest }),
      }
    );
  });
  // To choose one would not help if each of them needs what is not here: the likeliest says what that is.
  const isChoice = given.kind.kind !== "unclear" || inNeed.length < programs.length;
  return chosen ?? (isChoice ? undefined : inNeed[0]);
}

/** Says by what a program was chosen, in the place of what was said of another one. */
function noticesOf(taken: Submission, found: Found, others: readonly string[]): Notice[] {
  const { notices = [] } = taken;
  return [
    ...notices.filter(({ kind }) => kind !== "other-mains"),
    {
      kind: "other-mains",
      taken: mainOf(taken),
      trials: { right: rightAsGraded(found), cases: found.cases },
      others: few(others),
    },
  ];
}

/** Names the main files that were not taken: those that were tried, and those that a large hand-in has beside them. */
function othersThan(taken: Submission, programs: readonly Submission[], { kind }: Submission): string[] {
  const tried = programs.map(mainOf);
  const all = kind.kind === "unclear" && kind.mains ? kind.mains.map(printable) : [];
  return Array.from(new Set([...tried, ...all])).filter((main) => main !== mainOf(taken));
}

function mainOf({ kind }: Submission): string {
  return kind.kind === "program" ? printable(kind.program.main.path) : "";
}
