import { isCoded, type ProblemName } from "../../case/names.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report } from "../record/report.ts";

/** The title of a problem: that of the catalogue or, for a custom problem, the one that its folder states. */
export function problemTitle(
  problem: ProblemName,
  { cases, language }: Pick<Report, "cases" | "language">,
): string {
  if (isCoded(problem)) return CATALOGUES[language].page.problems[problem];
  return cases.find((asked) => asked.problem === problem)?.problemTitle ?? problem;
}
