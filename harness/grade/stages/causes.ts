import { clueOr } from "../../base/reading-time.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Ask } from "../../problem/cause/ask.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { diagnose } from "../../problem/diagnosis.ts";
import { pitfallIn } from "../../submission/language/pitfalls.ts";
import type { Submission } from "../../submission/submission.ts";

interface Failed {
  /** The hand-in, with its sources. */
  readonly given: Pick<Submission, "kind">;
  readonly tried: readonly CaseAttempt[];
  /** Set if the way in which it is asked was found by trials. */
  readonly isAdopted?: boolean;
}

/** Finds what explains the failures of a program. A cause that cannot be tested is not told. */
export async function causesOf(
  { given, tried, isAdopted = false }: Failed,
  askOnce: Ask,
): Promise<Diagnosis[]> {
  const causes = await diagnose(tried, askOnce).catch(() => []);
  const certain = isAdopted ? causes.filter(({ kind }) => !OF_ASKING.includes(kind)) : causes;
  return [...certain, ...pitfallOf(given, tried)];
}

/** Causes that a program could do nothing for if the way in which it is asked, which was found by trials, leaves something out. */
const OF_ASKING: readonly Diagnosis["kind"][] = ["closed-ignored", "wrong-start-idea"];

/** Finds in the sources of a program that finds something wrong, or never ends, what may be the cause. */
function pitfallOf({ kind }: Failed["given"], tried: readonly CaseAttempt[]): Diagnosis[] {
  const isWrong = tried.some(
    ({ verdict, printed }) => verdict === "TLE" || (TELLS.includes(verdict) && printed !== undefined),
  );
  if (kind.kind !== "program" || !isWrong) return [];
  const found = clueOr(undefined, () => pitfallIn(kind.program.sources, kind.language));
  return found ? [{ kind: "pitfall", ...found }] : [];
}

/** Verdicts of programs that came to the end of their search. */
const TELLS: readonly Verdict[] = ["WA", "PE"];
