import type { Case } from "../../case/any-case.ts";
import type { CountingIdea } from "../../finding/ideas.ts";
import type { Diagnosis, Notice, ToLookAt } from "../../finding/index.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { problemOf } from "../../problem/index.ts";
import type { ResultRecord } from "../../report/record/record.ts";

/** A judged submission, as far as it says what its wrong answers earn. */
interface Looked {
  readonly tried: readonly CaseAttempt[];
  readonly causes: readonly Diagnosis[];
  readonly toLookAt: readonly ToLookAt[];
}

/** A result on a case, as far as it says if a wrong answer can earn a share. */
interface Sharing extends Pick<CaseAttempt, "verdict"> {
  readonly asked: Pick<Case, "countingShare">;
}

/** Names the mistake in counting for which wrong answers earn a share. Nobody gets one while the instructor has to look. */
export function sharedMistake(
  problem: string,
  { tried, causes, toLookAt }: Looked,
): CountingIdea | undefined {
  return toLookAt.length > 0 ? undefined : problemOf(problem).countedWrong?.(tried, causes);
}

/** The part of the points that a result earns for such a mistake. */
export function shareFor(
  { verdict, asked: { countingShare } }: Sharing,
  mistake: CountingIdea | undefined,
): Pick<ResultRecord, "share"> {
  return mistake && verdict === "WA" && countingShare !== undefined ? { share: countingShare } : {};
}

/** Says why wrong answers earn points: one sentence for each share that folders of cases give. */
export function shareNotices(tried: readonly Sharing[], mistake: CountingIdea | undefined): Notice[] {
  const shares = tried.flatMap((each) => shareFor(each, mistake).share ?? []);
  return Array.from(new Set(shares), (share) => ({
    kind: "counting-share" as const,
    idea: mistake!,
    share,
  }));
}
