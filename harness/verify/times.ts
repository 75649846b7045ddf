import type { Case } from "../case/any-case.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import type { ProgramAttempt } from "./attempts.ts";
import type { Proof } from "./proof.ts";
import type { MeasuredTime } from "./verification.ts";

/** What programs needed for a case. */
export interface CaseTimes {
  readonly asked: Case;
  /** Right programs that were accepted, the reference among them. */
  readonly right: readonly MeasuredTime[];
  /** Programs that need more than the limit of CPU time, with what they had needed when they were stopped. */
  readonly tooSlow: readonly MeasuredTime[];
}

/** What was measured, by case. */
export function timesOf(
  proofs: readonly Proof[],
  right: readonly ProgramAttempt[],
  slow: readonly ProgramAttempt[],
): CaseTimes[] {
  return proofs.map(({ asked, attempt }) => {
    const onThis = (attempts: readonly ProgramAttempt[]) =>
      attempts.filter((each) => each.asked.name === asked.name);
    const reference = { program: "the reference", case: asked.name, cpuMs: attempt.measured?.cpuMs ?? 0 };
    return {
      asked,
      right: [
        ...(attempt.verdict === "AC" ? [reference] : []),
        ...onThis(right)
          .filter((each) => each.attempt.verdict === "AC")
          .flatMap(measuredTime),
      ],
      tooSlow: onThis(slow)
        .filter(showsItsTime)
        .flatMap(measuredTime)
        .filter(({ cpuMs }) => cpuMs > asked.limits.cpuMs),
    };
  });
}

/** Not if it was stopped before it had used its time, which on a busy machine may take too long. */
function showsItsTime({ asked, attempt: { verdict, measured } }: ProgramAttempt): boolean {
  return verdict !== "TLE" || (measured?.cpuMs ?? 0) >= asked.limits.cpuMs;
}

function measuredTime({ submission, asked, attempt }: ProgramAttempt): MeasuredTime[] {
  const { cpuMs } = attempt.measured ?? {};
  if (cpuMs === undefined) return [];
  return [{ program: submission.name, ...languageOf(submission), case: asked.name, cpuMs }];
}

/** The language as people write it; absent for a program with commands of its own. */
export function languageOf({ kind }: Submission): { readonly language?: string } {
  return kind.kind === "program" ? { language: LANGUAGES[kind.language].title } : {};
}
