import { authorErrors, customFindings } from "./custom.ts";
import { clues, diagnoses } from "./diagnosis.ts";
import { lostKnightFindings } from "./lost-knight.ts";
import { notices } from "./notice.ts";
import type { RecordOf } from "./record.ts";
import { compileErrors, notes, runFindings, unrun } from "./run.ts";
import { misfits, ownErrors, skips, unclear } from "./skips.ts";
import { toLookAt } from "./to-look-at.ts";
import { tourFindings } from "./tour.ts";

/**
 * Tables of all findings about a program, its runs and its answers: typed records, without words of any
 * language. A new kind needs a line in one of these tables, a sentence in each catalogue of
 * `report/catalogue`, and a claim in `testing/claims`.
 */
export const FINDINGS = {
  ...lostKnightFindings,
  ...tourFindings,
  ...customFindings,
  ...runFindings,
  ...unrun,
  ...notes,
  ...notices,
  ...toLookAt,
  ...compileErrors,
  ...unclear,
  ...misfits,
  ...skips,
  ...ownErrors,
  ...authorErrors,
  ...clues,
  ...diagnoses,
};

export type FindingKind = keyof typeof FINDINGS;
export const FINDING_KINDS = Object.keys(FINDINGS) as FindingKind[];

/** Mistake or note about an answer, a run or a program, as plain data. */
export type Finding<Kind extends FindingKind = FindingKind> = RecordOf<typeof FINDINGS, Kind>;

export type Clue = Finding<keyof typeof clues>;
export type Diagnosis = Finding<keyof typeof diagnoses>;
export type Note = Finding<keyof typeof notes>;
/** A fact about a hand-in for its instructor. */
export type Notice = Finding<keyof typeof notices>;
/** Reason why only an instructor can settle what a submission is worth. */
export type ToLookAt = Finding<keyof typeof toLookAt>;
export type CompileError = Finding<keyof typeof compileErrors>;
export type Misfit = Finding<keyof typeof misfits>;
export type Unclear = Finding<keyof typeof unclear>;

/**
 * Checks if a finding says that we cannot know how to run a submission. It costs no points, but somebody must
 * look at the submission.
 */
export function isUnclear({ kind }: Finding): boolean {
  return kind in unclear;
}

/** Checks if a finding says that a program cannot be asked for what a case asks. */
export function isMisfit(finding: Finding): finding is Misfit {
  return finding.kind in misfits;
}

/** Checks if a skip follows from the submission and the case alone, and not from the machine. */
export function isCertain(finding: Finding): boolean {
  return (
    isMisfit(finding) ||
    finding.kind === "not-square" ||
    finding.kind === "value-missing" ||
    isUnclear(finding)
  );
}
