import { counted } from "../base/text.ts";
import { caseId } from "../case/any-case.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { ProgramAttempt } from "./attempts.ts";
import { limitFailures } from "./limits.ts";
import type { MatrixRow } from "./matrix.ts";
import type { Proof } from "./proof.ts";
import type { CaseTimes } from "./times.ts";
import type { VerifiedProblem } from "./verification.ts";

export interface Findings {
  readonly verified: Omit<VerifiedProblem, "failures">;
  readonly proofs: readonly Proof[];
  readonly right: readonly ProgramAttempt[];
  readonly rows: readonly MatrixRow[];
  readonly times: readonly CaseTimes[];
}

/** Lists the problems of a case set, one sentence each. A case set without problems can be trusted. */
export function failuresOf({ verified, proofs, right, rows, times }: Findings): string[] {
  return [
    ...proofs.flatMap((proof) => proofFailure(proof, right) ?? []),
    ...rightFailures(proofs, right),
    ...limitFailures(times),
    ...verified.validators.defects,
    ...mutantFailures(verified),
    ...unjudged(rows),
    ...verified.families
      .filter(({ killed, byPublic }) => killed > 0 && byPublic === 0)
      .map(
        ({ name }) => `no public case kills a mutant of the family ${name}. Students cannot find such a bug`,
      ),
  ];
}

/** Explains why a case cannot be trusted; undefined if it can. */
function proofFailure({ asked, attempt }: Proof, right: readonly ProgramAttempt[]): string | undefined {
  const { verdict, finding } = attempt;
  if (verdict === "AC" || verdict === "SK") return undefined;
  const verdicts = right.filter((each) => each.asked === asked).map((each) => each.attempt.verdict);
  const judged = verdicts.filter((each) => each !== "SK");
  const accepted = judged.filter((each) => each === "AC").length;
  if (verdict === "TLE" && accepted === 0) {
    return `${caseId(asked)}: no right program finishes within its limit of ${asked.limits.cpuMs} ms of CPU time`;
  }
  return (
    `${caseId(asked)}: the reference is not accepted (${verdict}: ${inEnglish(finding)}). ${accepted} of ` +
    `${counted(judged.length, "right program")} are accepted. Either the case or its stated answer is wrong`
  );
}

/** Reports right programs that are not accepted on a case on which the reference is accepted. */
function rightFailures(proofs: readonly Proof[], right: readonly ProgramAttempt[]): string[] {
  const proven = new Set(proofs.filter(({ attempt }) => attempt.verdict === "AC").map(({ asked }) => asked));
  return right
    .filter(({ asked, attempt }) => proven.has(asked) && !["AC", "SK"].includes(attempt.verdict))
    .map(
      ({ submission, asked, attempt: { verdict, finding } }) =>
        `${caseId(asked)}: ${submission.name} is right, but not accepted (${verdict}: ${finding && inEnglish(finding)})`,
    );
}

function mutantFailures({ mutants }: Findings["verified"]): string[] {
  return mutants.flatMap(({ name, sentence, state, equivalent, place, kills: [kill] }) => {
    if (state === "survived" && place === undefined)
      return [`the mutant ${name} survives: no case shows its mistake. ${sentence}`];
    if (kill?.verdict === "CE")
      return [`the mutant ${name} proves nothing, because it does not compile (${kill.finding})`];
    if (state === "killed" && equivalent !== undefined)
      return [`the mutant ${name} is marked as equivalent, but ${kill!.case} kills it (${kill!.finding})`];
    return [];
  });
}

function unjudged(rows: readonly MatrixRow[]): string[] {
  return rows.flatMap(({ mutant, results }) =>
    Array.from(results.values()).flatMap((result) =>
      result.kind === "unjudged"
        ? [
            `${caseId(result.asked)}: the mutant ${mutant.name} could not be judged (${result.attempt.finding && inEnglish(result.attempt.finding)})`,
          ]
        : [],
    ),
  );
}
