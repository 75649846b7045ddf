import { type Finding, isUnclear, type ToLookAt } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Tried } from "../problem/tried.ts";
import type { Submission } from "../submission/submission.ts";

/** Finds what only the instructor can settle: cases that were not judged for a reason inside the hand-in. */
export function unjudgedByHandIn(submission: Submission, tried: readonly Tried[]): ToLookAt[] {
  const unjudged = tried.filter(
    ({ verdict, finding }) => verdict === "SK" && finding && isOfHandIn(finding, submission),
  );
  if (unjudged.length === 0) return [];
  const points = unjudged.reduce((total, { asked }) => total + asked.points, 0);
  return [{ kind: "not-judged", cases: unjudged.length, points }];
}

/** Finds what was read out of a document and answers nothing rightly: we may have taken too little of it, or no program. */
export function wrongAsReadOut({ readOutOf }: Submission, tried: readonly Tried[]): ToLookAt[] {
  const isWrong = tried.length > 0 && tried.every(({ verdict }) => isJudged(verdict) && verdict !== "AC");
  return readOutOf !== undefined && isWrong ? [{ kind: "read-out-wrong", file: readOutOf }] : [];
}

/** Things that a program asks for, and a machine need not have. */
const NEEDED: readonly string[] = [
  "newer-toolchain-needed",
  "library-missing",
  "display-missing",
  "notebook-needed",
];

/** Tells if a student can bring it about: what an instructor states and what a machine lacks is nobody's choice. */
function isOfHandIn(finding: Finding, { manifestIsStudents }: Submission): boolean {
  if (isUnclear(finding) || NEEDED.includes(finding.kind)) return true;
  return finding.kind === "not-square" && manifestIsStudents === true;
}
