import { isJudged } from "../finding/verdict.ts";
import type { Report } from "../report/report.ts";

/** What the command returns to whoever called it. */
export const EXIT_CODES = {
  /** All well. */
  ok: 0,
  /** Some case did not come out as it should. */
  failed: 1,
  /** The harness could not do its work: bad input, a wrong case, a fault of ours, nothing that could be judged. */
  unable: 2,
  /** Stopped by Ctrl-C or a signal. */
  stopped: 130,
} as const;

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
