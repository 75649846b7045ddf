import { isJudged } from "../finding/verdict.ts";
import type { Report } from "../report/report.ts";
import { EXIT_CODES } from "./exit-codes.ts";

export function exitCodeOf({ stopped, cases, submissions }: Report): number {
  if (stopped) return EXIT_CODES.stopped;
  const results = submissions.flatMap((submission) => submission.results);
  const ours = [
    ...cases.map(({ reference }) => reference.verdict !== "AC"),
    ...results.map(({ verdict }) => verdict === "JE"),
  ];
  if (ours.includes(true) || !results.some(({ verdict }) => isJudged(verdict))) return EXIT_CODES.unable;
  return submissions.some(({ failures }) => failures > 0) ? EXIT_CODES.failed : EXIT_CODES.ok;
}
