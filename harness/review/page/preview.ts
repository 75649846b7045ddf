import { noteFor } from "../../class/out/grade-note.ts";
import { studentPage } from "../../report/html/student-page.tsx";
import type { Desk } from "../desk.ts";
import { handInsOf, personNamed } from "../reviewed-class.ts";

type Asked = Readonly<Record<string, string | undefined>>;

/** Renders the page of a student as the student gets it; undefined if there is none. */
export function previewOf(desk: Desk, { key = "", at = "0" }: Asked): string | undefined {
  const { reviewed } = desk;
  const { report, results, own } = reviewed;
  const grade = personNamed(key, reviewed);
  const handIn = grade && handInsOf(grade, reviewed)[Number(at)];
  if (!grade || !handIn) return undefined;
  const facts = { scale: results.scale, due: own.scheme.value.late?.due, locale: report.language };
  return studentPage(report, handIn.report, { day: desk.day, note: noteFor(grade, handIn.report, facts) });
}
