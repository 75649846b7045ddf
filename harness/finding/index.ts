import { clues, diagnoses } from "./diagnosis.ts";
import { lostKnightFindings } from "./lost-knight.ts";
import { notices } from "./notice.ts";
import type { RecordOf } from "./record.ts";
import { compileErrors, notes, runFindings } from "./run.ts";
import { misfits, ownErrors, skips, unclear } from "./skips.ts";
import { tourFindings } from "./tour.ts";

/**
 * Everything that can be said of a program, its runs and its answers: typed records, without a word of any language.
 * A new kind is a line in one of these tables, and a sentence in each catalogue of `report/catalogue`.
 */
export const FINDINGS = {
  ...lostKnightFindings,
  ...tourFindings,
  ...runFindings,
  ...notes,
  ...notices,
  ...compileErrors,
  ...unclear,
  ...misfits,
  ...skips,
  ...ownErrors,
  ...clues,
  ...diagnoses,
};

export type FindingKind = keyof typeof FINDINGS;
export const FINDING_KINDS = Object.keys(FINDINGS) as FindingKind[];

/** What is wrong with an answer, a run or a program, or is to be known of it, as plain data. */
export type Finding<Kind extends FindingKind = FindingKind> = RecordOf<typeof FINDINGS, Kind>;

/** What one answer or one crash betrays of its cause. */
export type Clue = Finding<keyof typeof clues>;
/** What all results of a program together, or a second look at it, say of its cause. */
export type Diagnosis = Finding<keyof typeof diagnoses>;
/** What an author should know of a run besides, or although it is accepted. */
export type Note = Finding<keyof typeof notes>;
/** A fact about a hand-in for its instructor. */
export type Notice = Finding<keyof typeof notices>;
/** What is wrong with a program that a compiler is given. */
export type CompileError = Finding<keyof typeof compileErrors>;
/** Something fixed in a program, so that it cannot be asked a case. */
export type Misfit = Finding<keyof typeof misfits>;
/** Why it cannot be told how a submission is run. */
export type Unclear = Finding<keyof typeof unclear>;

/** Whether a finding says that it cannot be told how a submission is run: costs no points, but needs somebody. */
export function isUnclear({ kind }: Finding): boolean {
  return kind in unclear;
}
