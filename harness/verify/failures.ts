import type { Locale } from "../base/locale.ts";
import { caseId } from "../case/any-case.ts";
import type { Finding } from "../finding/index.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { ProgramAttempt } from "./attempts.ts";
import { limitFailures } from "./limits.ts";
import type { MatrixRow } from "./matrix.ts";
import type { Proof } from "./proof.ts";
import type { CaseTimes } from "./times.ts";
import type { VerifiedProblem } from "./verification.ts";
import { VERIFY_WORDS, type VerifyWords } from "./words.ts";

export interface Findings {
  readonly verified: Omit<VerifiedProblem, "failures">;
  readonly proofs: readonly Proof[];
  readonly right: readonly ProgramAttempt[];
  readonly rows: readonly MatrixRow[];
  readonly times: readonly CaseTimes[];
  readonly locale: Locale;
}

/** Lists the problems of a case set, one sentence each. A case set without problems can be trusted. */
export function failuresOf({ verified, proofs, right, rows, times, locale }: Findings): string[] {
  const words = VERIFY_WORDS[locale];
  const tell: Teller = { words, say: (finding) => (finding ? inEachLanguage(finding)[locale] : "") };
  return [
    ...proofs.flatMap((proof) => proofFailure(proof, right, tell) ?? []),
    ...rightFailures(proofs, right, tell),
    ...limitFailures(times, words),
    ...verified.validators.defects,
    ...mutantFailures(verified, words),
    ...unjudged(rows, tell),
    ...verified.families
      .filter(({ killed, byPublic }) => killed > 0 && byPublic === 0)
      .map(({ name }) => words.noPublicKill(name)),
  ];
}

interface Teller {
  readonly words: VerifyWords;
  readonly say: (finding: Finding | undefined) => string;
}

/** Explains why a case cannot be trusted; undefined if it can. */
function proofFailure(
  { asked, attempt }: Proof,
  right: readonly ProgramAttempt[],
  { words, say }: Teller,
): string | undefined {
  const { verdict, finding } = attempt;
  if (verdict === "AC" || verdict === "SK") return undefined;
  const verdicts = right.filter((each) => each.asked === asked).map((each) => each.attempt.verdict);
  const judged = verdicts.filter((each) => each !== "SK");
  const accepted = judged.filter((each) => each === "AC").length;
  if (verdict === "TLE" && accepted === 0) {
    return `${caseId(asked)}: ${words.noneFinishes(asked.limits.cpuMs)}`;
  }
  return `${caseId(asked)}: ${words.referenceNotAccepted(verdict, say(finding))}. ${words.rightAccepted(accepted, judged.length)}`;
}

/** Reports right programs that are not accepted on a case on which the reference is accepted. */
function rightFailures(
  proofs: readonly Proof[],
  right: readonly ProgramAttempt[],
  { words, say }: Teller,
): string[] {
  const proven = new Set(proofs.filter(({ attempt }) => attempt.verdict === "AC").map(({ asked }) => asked));
  return right
    .filter(({ asked, attempt }) => proven.has(asked) && !["AC", "SK"].includes(attempt.verdict))
    .map(
      ({ submission, asked, attempt: { verdict, finding } }) =>
        `${caseId(asked)}: ${words.rightNotAccepted(submission.name, verdict, say(finding))}`,
    );
}

function mutantFailures({ mutants }: Findings["verified"], words: VerifyWords): string[] {
  return mutants.flatMap(({ name, sentence, state, equivalent, place, kills: [kill] }) => {
    if (state === "survived" && place === undefined) return [words.survives(name, sentence)];
    if (kill?.verdict === "CE") return [words.provesNothing(name, kill.finding ?? "")];
    if (state === "killed" && equivalent !== undefined)
      return [words.notEquivalent(name, kill!.case, kill!.finding ?? "")];
    return [];
  });
}

function unjudged(rows: readonly MatrixRow[], { words, say }: Teller): string[] {
  return rows.flatMap(({ mutant, results }) =>
    Array.from(results.values()).flatMap((result) =>
      result.kind === "unjudged"
        ? [`${caseId(result.asked)}: ${words.notJudged(mutant.name, say(result.attempt.finding))}`]
        : [],
    ),
  );
}
