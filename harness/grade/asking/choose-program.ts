import type { Submission } from "../../submission/submission.ts";
import { sharesOf } from "./programs.ts";

/** Result of the trials of one of several programs. */
export interface ProgramTrial {
  /** Number of right answers. */
  readonly right: number;
  readonly cases: number;
  /** Some case of the grading can be put to the program, asked so. */
  readonly isAsked: boolean;
  /** The program was given much more time than a case allows. */
  readonly isSlow?: boolean;
  /** Nobody knows what the program can do, so no other one may be taken for it. */
  readonly isUnknown?: boolean;
}

/**
 * Chooses among the programs that a hand-in may mean: the first that is mostly right in trials, in time and on boards that are
 * asked for. If there is none, the one that is right most often; one that is slow, or for boards that nobody asks for, comes last.
 *
 * @param programs the likeliest first
 * @param attempt tries a program with a share of the time of one; gives nothing if it shows nothing
 * @returns undefined if none is right anywhere
 */
export async function chooseProgram<Trial extends ProgramTrial>(
  programs: readonly Submission[],
  attempt: (program: Submission, share: number) => Promise<Trial | undefined>,
): Promise<Trial | undefined> {
  const shares = sharesOf(programs);
  let best: Trial | undefined;
  for (const [at, program] of programs.entries()) {
    const trial = await attempt(program, shares[at]!);
    if (!trial) continue;
    if (trial.isUnknown) return trial;
    if (worthOf(trial) > (best ? worthOf(best) : 0)) best = trial;
    if (isMeant(trial) && 2 * trial.right > trial.cases) return trial;
  }
  return best;
}

function isMeant({ isAsked, isSlow = false }: ProgramTrial): boolean {
  return isAsked && !isSlow;
}

/** Puts a right program that may be meant before all others. */
function worthOf(trial: ProgramTrial): number {
  const share = trial.right / Math.max(1, trial.cases);
  return share > 0 && isMeant(trial) ? share + 1 : share;
}
