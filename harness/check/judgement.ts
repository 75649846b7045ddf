/** What is wrong with an answer or with a run, in plain words. */
export interface Finding {
  readonly kind: FindingKind;
  /** One sentence for the author of the program; what a program printed is quoted by `excerpt` only. */
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
}

export const FINDING_KINDS = [
  // the lost knight
  "wrong-number-of-moves",
  "says-impossible",
  "should-be-impossible",
  "path-leaves-board",
  "path-blocked",
  "path-not-a-knight-move",
  "path-starts-elsewhere",
  "path-ends-elsewhere",
  // the tour
  "says-no-tour",
  "square-off-board",
  "square-visited-twice",
  "step-repeated",
  "step-out-of-range",
  "step-missing",
  "not-a-knight-move",
  "wrong-start",
  "squares-missing",
  "not-closed",
  // the run
  "unreadable-answer",
  "exit-code",
  "signal",
  "cpu-limit",
  "wall-limit",
  "memory-limit",
  "output-limit",
  "file-size-limit",
  "not-compiled",
  // ours
  "case-wrong",
  "not-started",
  "unmeasured",
  "not-runnable",
  "own-fault",
  "reference-rejected",
  "certificate-wrong",
  // nobody's
  "toolchain-missing",
  "cannot-be-asked",
  "stopped",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What a checker says of an answer. */
export type Judgement =
  | { readonly kind: "accepted" }
  | { readonly kind: "rejected"; readonly finding: Finding }
  /** The answer proves that the case is wrong: our error, not the program's. */
  | { readonly kind: "case-wrong"; readonly finding: Finding };

export const ACCEPTED: Judgement = { kind: "accepted" };

export function rejected(finding: Finding): Judgement {
  return { kind: "rejected", finding };
}
