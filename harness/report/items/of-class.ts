import { isJudged } from "../../finding/verdict.ts";
import type { ReportedCase, SubmissionReport } from "../record/report.ts";
import type { Item, Results } from "./item.ts";

/** The cases of a problem as a test that the students of a class take. */
export interface ClassItems {
  readonly items: readonly Item[];
  /** Students whose program was run: one that was not built says nothing about a case. */
  readonly takers: readonly Results[];
}

export function itemsOfClass(
  cases: readonly ReportedCase[],
  submissions: readonly SubmissionReport[],
): ClassItems {
  const takers = submissions.map(({ results }) => {
    const passed = new Map(
      results.flatMap(({ case: name, verdict }) =>
        isJudged(verdict) && verdict !== "CE" ? [[name, verdict === "AC"] as const] : [],
      ),
    );
    return cases.map(({ name }) => passed.get(name));
  });
  return {
    items: cases.map(({ name, points }) => ({ name, points })),
    takers: takers.filter((results) => results.some((result) => result !== undefined)),
  };
}
