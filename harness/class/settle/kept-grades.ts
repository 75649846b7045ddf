import type { GradesLine, KeptGrade } from "../../grade/store/desk-lines.ts";
import { pointsOf } from "../by-hand/marks.ts";
import type { GradeResult } from "../grade-result.ts";
import type { Grade } from "../grades.ts";
import { type ClassResults, studentsOf } from "../results.ts";

/** Makes the grades as they are kept. */
export function keptGrades(results: ClassResults): GradesLine["grades"] {
  return Object.fromEntries(results.grades.map((grade) => [grade.person.key, keptGrade(grade, results)]));
}

function keptGrade(grade: Grade, results: ClassResults): KeptGrade {
  const { person, result, submissions } = grade;
  const handIns = submissions.flatMap((id) => results.handIns.get(id) ?? []);
  const reports = handIns.map(({ report }) => report);
  const base = {
    name: person.name,
    students: studentsOf(grade, results),
    sources: handIns.map(({ sources }) => sources),
    points: reports.reduce((sum, { points }) => sum + points.earned, 0),
    possible: reports.reduce((sum, { points }) => sum + points.possible, 0),
    kind: result.kind,
  };
  if (result.kind === "settled") return { ...base, final: result.final };
  if (result.kind !== "graded" && result.kind !== "to-mark") return base;
  const { rubric, late, adjustments } = result;
  const adjusted = adjustments.reduce((sum, { points }) => sum + points, 0);
  return {
    ...base,
    ...(result.kind === "graded" && { final: result.final, raw: result.raw }),
    ...(late && { latePercent: late.percent }),
    ...(adjusted !== 0 && { adjusted }),
    ...(rubric && { marks: marksIn(result) }),
  };
}

/** Gives the points by a rubric that are not open, by the keys of the items. */
export function marksIn(result: GradeResult): Readonly<Record<string, number>> {
  const { items = [] } = ("rubric" in result && result.rubric) || {};
  return Object.fromEntries(
    items.flatMap((each) => {
      const points = pointsOf(each);
      return points === undefined ? [] : [[each.item.item, points]];
    }),
  );
}
