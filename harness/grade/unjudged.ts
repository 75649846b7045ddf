import { excerpt } from "../base/text.ts";
import type { Finding, ToLookAt } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { SubmissionRecord } from "../report/record/record.ts";
import { LANGUAGE_TITLES } from "../submission/language/names.ts";
import type { Assignment } from "./asking/assignment.ts";
import { earningOf } from "./record/asked-record.ts";
import { unjudgedByHandIn } from "./record/to-look-at.ts";

/** The reason why a submission was not judged; the number is that of the machines that were lost with it. */
export type Ending =
  | "stopped"
  | { readonly finding: Finding }
  /** The hand-in itself is the reason. */
  | { readonly skipped: Finding }
  | { readonly fault: string }
  | { readonly lost: number };

/** Makes the record of a submission that could not be judged. Nobody loses points by it. */
export function unjudged({ submission, cases }: Assignment, ending: Ending): SubmissionRecord {
  const { name, problem, manifest, kind, notices = [] } = submission;
  const attempt = attemptOf(ending);
  const toLookAt: ToLookAt[] =
    typeof ending === "object" && "lost" in ending
      ? [{ kind: "machines-lost", machines: ending.lost }]
      : unjudgedByHandIn(
          submission,
          cases.map((asked) => ({ ...attempt, asked })),
        );
  return {
    name,
    problem,
    ...(manifest.title !== undefined && { title: manifest.title }),
    ...(kind.kind === "program" && { language: LANGUAGE_TITLES[kind.language] }),
    ...(notices.length > 0 && { notices }),
    ...(toLookAt.length > 0 && { toLookAt }),
    diagnoses: [],
    results: cases.map((asked) => ({ ...earningOf(asked), attempt })),
  };
}

function attemptOf(ending: Ending): Attempt {
  if (ending === "stopped") return { verdict: "SK", finding: { kind: "stopped" } };
  if ("skipped" in ending) return { verdict: "SK", finding: ending.skipped };
  if ("finding" in ending) return { verdict: "JE", finding: ending.finding };
  if ("lost" in ending)
    return { verdict: "JE", finding: { kind: "own-fault", quote: `${ending.lost} machines were lost` } };
  return { verdict: "JE", finding: { kind: "own-fault", quote: excerpt(ending.fault) } };
}
