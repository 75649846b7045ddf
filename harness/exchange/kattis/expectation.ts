import type { Verdict } from "../../finding/verdict.ts";

/** The verdicts that the first case which a program does not solve may have, by the folder of the program. */
const EXPECTED: Readonly<Record<string, readonly Verdict[]>> = {
  accepted: ["AC"],
  // No part of the format. The example package uses it for right programs that no time limit has to suit.
  slow_accepted: ["AC", "TLE"],
  wrong_answer: ["WA", "PE"],
  time_limit_exceeded: ["TLE"],
  run_time_error: ["RTE", "MLE", "OLE"],
  partially_accepted: ["WA", "PE", "TLE", "RTE", "MLE", "OLE"],
  rejected: ["WA", "PE", "TLE", "RTE", "MLE", "OLE"],
  brute_force: ["WA", "PE", "TLE", "RTE", "MLE", "OLE"],
};

/** Finds the verdict of a program as Kattis has it: that of the first case that is not accepted. */
export function wholeVerdict(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== "AC") ?? "AC";
}

/** Tests if a program got what its folder states. A folder of another name states nothing. */
export function isAsExpected(folder: string, verdict: Verdict): boolean {
  return EXPECTED[folder]?.includes(verdict) ?? true;
}

/** Tests if programs in a folder have to be accepted, so that the time limit suits them. */
export function isAccepted(folder: string): boolean {
  return folder === "accepted";
}
