import type { Case } from "../../case/any-case.ts";
import { type Finding, isMisfit } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import type { Submission } from "../../submission/submission.ts";
import type { InputMode } from "../asking/input-mode.ts";
import { judgeInWorker } from "../task/judge-in-worker.ts";
import type { JudgedRuns } from "../task/judge-submission.ts";
import { skippedInNeed } from "../task/skipped-in-need.ts";
import { misfitFor } from "../task/task.ts";
import type { Means } from "./means.ts";
import type { ProvenRuns } from "./prove-cases.ts";

/** A program with its verdicts. */
export interface JudgedProgram extends ProvenRuns {
  readonly judged: JudgedRuns;
  /** One for each case, in the same order. */
  readonly tried: readonly CaseAttempt[];
  /** Reason why the program could not be asked for an answer, for each case. */
  readonly misfits: readonly (Finding | undefined)[];
}

/** Judges a program from all its runs together, and takes nothing for wrong that it could not be asked for. */
export async function judgeTogether(proven: ProvenRuns, { lab }: Pick<Means, "lab">): Promise<JudgedProgram> {
  const { assignment, submission, inputMode, ready } = proven;
  const judged = await judgeInWorker(
    { manifest: submission.manifest, tasks: ready.map(({ task }) => task) },
    ready.map(({ run }) => run),
    lab.signal,
  );
  const attempts = await skippedInNeed(judged.attempts, submission, inputMode.inNeed);
  const misfits = assignment.cases.map((asked) => misfitIn(asked, submission, inputMode));
  const tried = assignment.cases.map((asked, at): CaseAttempt => {
    const misfit = inputMode.adopted && misfits[at];
    return { ...withMisfit(attempts[at]!, asked, misfit), asked };
  });
  // How to ask a program that cannot run here is no matter.
  const isSkipped = attempts !== judged.attempts;
  return {
    ...proven,
    judged,
    tried,
    misfits,
    inputMode: isSkipped ? { ...inputMode, notices: [] } : inputMode,
  };
}

/** Finds what a program could not be asked for in a case: another answer than was asked for has no cause in its code. */
function misfitIn(asked: Case, { manifest }: Submission, { fixed }: InputMode): Finding | undefined {
  return fixed && misfitFor(asked, { ...manifest, fixed: { ...fixed, presumed: true } });
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
