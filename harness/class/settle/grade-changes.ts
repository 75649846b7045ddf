import isEqual from "fast-deep-equal";
import { byText } from "../../base/text.ts";
import type { GradesLine, KeptGrade } from "../../grade/store/desk-lines.ts";

/** Reasons for another grade. */
export type GradeReason = "hand-in" | "decision" | "points" | "marks" | "late" | "adjustment" | "rules";

/** A person whose grade is another one. */
export interface GradeChange {
  readonly key: string;
  readonly name: string;
  /** Absent if the person was not there. */
  readonly before?: KeptGrade;
  readonly after?: KeptGrade;
  readonly reasons: readonly GradeReason[];
}

/** Compares two states of the grades of a class. Those who lose come first. */
export function gradeChanges(before: GradesLine["grades"], after: GradesLine["grades"]): GradeChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Array.from(keys, (key): GradeChange => {
    const [was, is] = [before, after].map((grades) => (Object.hasOwn(grades, key) ? grades[key] : undefined));
    return {
      key,
      name: (is ?? was)!.name,
      ...(was && { before: was }),
      ...(is && { after: is }),
      reasons: was && is ? reasonsFor(was, is) : [],
    };
  })
    .filter(
      (change) => change.before?.final !== change.after?.final || change.before?.kind !== change.after?.kind,
    )
    .toSorted((a, b) => gainOf(a) - gainOf(b) || byText(a.key, b.key));
}

/** Grade points that a person wins. */
export function gainOf({ before, after }: GradeChange): number {
  return (after?.final ?? 0) - (before?.final ?? 0);
}

function reasonsFor(was: KeptGrade, is: KeptGrade): GradeReason[] {
  const kinds = [was.kind, is.kind];
  const isHandIn =
    [...was.students, ...was.sources].join("\n") !== [...is.students, ...is.sources].join("\n");
  const isWorthTheSame = was.points === is.points && was.possible === is.possible;
  const isSame = !isHandIn && isWorthTheSame;
  // A rubric that comes or goes is one of the rules.
  const isMarked = was.marks !== undefined && is.marks !== undefined && !isEqual(was.marks, is.marks);
  // Points that were open, and are the same, have been confirmed.
  const isConfirmed = kinds.includes("to-look-at") && kinds.includes("graded") && isSame;
  const isDecision = kinds.includes("settled") || isConfirmed;
  const isRuled = isHandIn || isDecision;
  const differs: Readonly<Record<GradeReason, boolean>> = {
    "hand-in": isHandIn,
    decision: isDecision,
    // Of the cases nothing is kept: others show by what they are worth.
    points: !isRuled && !isWorthTheSame,
    marks: !isRuled && isMarked,
    late: !isRuled && was.latePercent !== is.latePercent,
    adjustment: !isRuled && was.adjusted !== is.adjusted,
    rules: !isRuled && !isMarked && isSame && was.raw !== is.raw,
  };
  return (Object.keys(differs) as GradeReason[]).filter((reason) => differs[reason]);
}
