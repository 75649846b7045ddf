import { byHandOf } from "../../class/by-hand/by-hand.ts";
import { commentsForStudents } from "../../class/by-hand/for-students.ts";
import { keptFilesIn } from "../../class/known-grades.ts";
import { gradedPage } from "../../class/out/student-pages.ts";
import type { Desk } from "../desk.ts";
import { handInsOf, personNamed } from "../reviewed-class.ts";

type Asked = Readonly<Record<string, string | undefined>>;

/** Renders the page of a student as the student gets it; undefined if there is none. */
export function previewOf(desk: Desk, { key = "", at = "0" }: Asked): string | undefined {
  const { reviewed, day } = desk;
  const { report, results, own, known } = reviewed;
  const grade = personNamed(key, reviewed);
  const handIn = grade && handInsOf(grade, reviewed)[Number(at)];
  if (!grade || !handIn) return undefined;
  const { comments } = byHandOf(grade, results, keptFilesIn(known));
  return gradedPage(grade, handIn.report, {
    ...{ report, day, scale: results.scale, due: own.scheme.value.late?.due },
    comments: commentsForStudents(comments, report, day),
  });
}
