import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { writeWhole } from "../../base/files.ts";
import { studentPage } from "../../report/html/student-page.tsx";
import type { Report, SubmissionReport } from "../../report/record/report.ts";
import type { StudentComment } from "../by-hand/for-students.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults } from "../results.ts";
import { noteFor } from "./grade-note.tsx";

const PAGE_NAME = "cavalo.html";

/** All that a page of a student is made of beside the grade. */
export interface PageFacts {
  readonly report: Report;
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The time that is due, as the scheme writes it. */
  readonly due: string | undefined;
  readonly scale: ClassResults["scale"];
  /** Comments of graders, as the student may read them. */
  readonly comments: readonly StudentComment[];
}

/** Renders the page of a student with the grade and with all that was said by hand. */
export function gradedPage(grade: Grade, submission: SubmissionReport, facts: PageFacts): string {
  const { report, day, due, scale, comments } = facts;
  const note = noteFor(grade, submission, { ...{ scale, due, comments }, locale: report.language });
  return studentPage(report, submission, { day, note });
}

interface WritingPages extends Pick<PageFacts, "report" | "day" | "due"> {
  /** Keys of the people whom Moodle knows by their numbers. */
  readonly numbered: ReadonlySet<string>;
  /** The hash of all that the pages are made of. */
  readonly key: string;
  /** Comments of graders, by the key of the person. */
  readonly comments: ReadonlyMap<string, readonly StudentComment[]>;
}

/** Writes an archive with the page of each student, under the name by which Moodle knows the student. */
export async function writePages(
  file: string,
  { grades, scale, handIns }: ClassResults,
  { report, day, due, numbered, key, comments }: WritingPages,
): Promise<void> {
  const zip = new ZipFile();
  const mtime = new Date(report.timings.startedAt);
  for (const grade of grades) {
    const { person } = grade;
    const own = grade.submissions.flatMap((id) => handIns.get(id)?.report ?? []);
    for (const submission of own) {
      const isNumbered = numbered.has(person.key);
      const name = isNumbered ? moodleFolder(person) : safeName(`${person.name} ${person.key}`);
      const folder = own.length > 1 ? `${name}/${submission.problem}` : name;
      const facts = { report, day, due, scale, comments: comments.get(person.key) ?? [] };
      zip.addBuffer(Buffer.from(gradedPage(grade, submission, facts)), `${folder}/${PAGE_NAME}`, { mtime });
    }
  }
  // So that the next grading sees that these are the pages which it would make.
  zip.end({ comment: key, forceZip64Format: false });
  writeWhole(file, await buffer(zip.outputStream));
}

/** Moodle takes the number between the first signs of `_`. */
function moodleFolder({ name, key }: Grade["person"]): string {
  return `${safeName(name.replaceAll("_", " "))}_${key}_assignsubmission_file_`;
}

function safeName(name: string): string {
  return name.replace(/[/\\\p{Cc}]/gu, " ").replace(/^[.~]+/, "");
}
