import type { Case } from "../case/any-case.ts";
import { LANGUAGE_TITLES } from "../submission/language/names.ts";
import type { Submission } from "../submission/submission.ts";
import type { ProgramAttempt } from "./attempts.ts";
import type { Proof } from "./proof.ts";
import type { MeasuredTime } from "./verification.ts";

export interface CaseTimes {
  readonly asked: Case;
  /** Right programs that were accepted, including the reference. */
  readonly right: readonly MeasuredTime[];
  /**
   * Programs that need more than the limit of CPU time. A stopped program needs more time than is given here.
   */
  readonly tooSlow: readonly MeasuredTime[];
}

/**
 * Collects the measured times of programs for each case.
 *
 * @param others the programs that are too slow, and the name by which the reference is told
 */
export function timesOf(
  proofs: readonly Proof[],
  right: readonly ProgramAttempt[],
  others: { readonly tooSlow: readonly ProgramAttempt[]; readonly reference: string },
): CaseTimes[] {
  return proofs.map(({ asked, attempt }) => {
    const onThis = (attempts: readonly ProgramAttempt[]) =>
      attempts.filter((each) => each.asked.name === asked.name);
    const reference = { program: others.reference, case: asked.name, cpuMs: attempt.measured?.cpuMs ?? 0 };
    return {
      asked,
      right: [
        ...(attempt.verdict === "AC" ? [reference] : []),
        ...onThis(right)
          .filter((each) => each.attempt.verdict === "AC")
          .flatMap(measuredTime),
      ],
      tooSlow: onThis(others.tooSlow)
        .filter(showsItsTime)
        .flatMap(measuredTime)
        .filter(({ cpuMs }) => cpuMs > asked.limits.cpuMs),
    };
  });
}

/** Tests if a measured time counts. A busy machine may stop a program before it has used its CPU time. */
function showsItsTime({ asked, attempt: { verdict, measured } }: ProgramAttempt): boolean {
  return verdict !== "TLE" || (measured?.cpuMs ?? 0) >= asked.limits.cpuMs;
}

function measuredTime({ submission, asked, attempt }: ProgramAttempt): MeasuredTime[] {
  const { cpuMs } = attempt.measured ?? {};
  if (cpuMs === undefined) return [];
  return [{ program: submission.name, ...languageOf(submission), case: asked.name, cpuMs }];
}

/** Gives the language as people write it; absent for a program with its own commands. */
export function languageOf({ kind }: Submission): { readonly language?: string } {
  return kind.kind === "program" ? { language: LANGUAGE_TITLES[kind.language] } : {};
}
