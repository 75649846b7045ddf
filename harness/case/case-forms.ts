import type { TSchema } from "@sinclair/typebox";
import type { Case } from "./any-case.ts";
import { type CaseReader, caseReader } from "./case-folders.ts";
import { customCases } from "./custom/cases.ts";
import { customCaseSchema } from "./custom/schema.ts";
import { tourCases, tourFileSchema } from "./knights-tour-file.ts";
import { lostKnightCases, lostKnightFileSchema } from "./lost-knight-file.ts";
import { type CodedProblem, isCoded, type ProblemName } from "./names.ts";

/** Form of the case files of a problem. */
interface CaseForm {
  readonly schema: TSchema;
  readonly read: CaseReader<Case>;
}

export const CASE_FORMS: Readonly<Record<CodedProblem, CaseForm>> = {
  "lost-knight": { schema: lostKnightFileSchema, read: caseReader(lostKnightFileSchema, lostKnightCases) },
  "knights-tour": { schema: tourFileSchema, read: caseReader(tourFileSchema, tourCases) },
};

const CUSTOM: CaseForm = {
  schema: customCaseSchema,
  read: (file, folder) => customCases(file, folder.custom!),
};

/** Gives the form of the case files of a problem: one of ours, or that of custom problems. */
export function caseFormOf(problem: ProblemName): CaseForm {
  return isCoded(problem) ? CASE_FORMS[problem] : CUSTOM;
}
