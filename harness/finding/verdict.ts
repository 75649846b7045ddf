/**
 * AC accepted, WA wrong answer, PE no readable answer, RTE run-time error, TLE, MLE, OLE time, memory and
 * output limit, CE compile error, JE judge error (ours), SK skipped. JE and SK cost no points.
 */
export const VERDICTS = ["AC", "WA", "PE", "RTE", "TLE", "MLE", "OLE", "CE", "JE", "SK"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Checks if a verdict is about the program. JE and SK are not, and cost no points. */
export function isJudged(verdict: Verdict): boolean {
  return verdict !== "JE" && verdict !== "SK";
}

/** Tests if a text is a verdict. */
export function isVerdict(text: string): text is Verdict {
  return VERDICTS.some((verdict) => verdict === text);
}
