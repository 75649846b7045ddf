import path from "node:path";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { writeWhole } from "../../base/files.ts";
import { studentPage } from "../../report/html/student-page.tsx";
import type { Report } from "../../report/record/report.ts";
import type { ClassFolder } from "../class-folder.ts";
import type { Entry } from "../gradebook/gradebook.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults } from "../results.ts";
import { commentFor } from "../words.ts";
import { endsWith, feedbackKey } from "./feedback-key.ts";
import { noteFor } from "./grade-note.ts";
import { gradeTable } from "./grade-table.ts";

const PAGE_NAME = "cavalo.html";

/** Files in the folder of the report that are about all students of a class. */
export const WHOLE_CLASS_FILES = {
  table: "grades.csv",
  feedback: "feedback.zip",
  similar: "similar.html",
} as const;

/** The files of a class for its instructor and its learning platform. */
export interface WrittenFiles {
  readonly table: string;
  readonly feedback: string;
  /** The filled gradebook; absent if there was none. */
  readonly gradebook?: FilledGradebook;
}

interface FilledGradebook {
  readonly file: string;
  /** Students who had another grade or comment, which was kept. */
  readonly kept: readonly Grade[];
  /** Students whose grade the platform does not let anybody change. */
  readonly locked: readonly Grade[];
}

interface Writing {
  readonly report: Report;
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The folder for the files. */
  readonly out: string;
  /** Names in place of the students' own, except for the platform. */
  readonly nameOf?: ((grade: Grade) => string) | undefined;
}

/** Writes the grades as a table, into the gradebook, and as an archive of pages for the students. */
export async function writeResults(
  { gradebook, scheme }: ClassFolder,
  results: ClassResults,
  { report, day, out, nameOf }: Writing,
): Promise<WrittenFiles> {
  const { language } = report;
  const { grades } = results;
  const table = path.join(out, WHOLE_CLASS_FILES.table);
  const shown = nameOf ? grades.map((grade) => withName(grade, nameOf(grade))) : grades;
  writeWhole(
    table,
    gradeTable(shown, {
      ...{ locale: language, scale: results.scale, rubric: results.rubric },
      platform: nameOf ? undefined : gradebook?.platform,
    }),
  );
  const feedback = path.join(out, WHOLE_CLASS_FILES.feedback);
  const isMoodle = gradebook?.platform === "moodle";
  const facts = { day, due: scheme.value.late?.due };
  // Moodle gives a page to whoever has the number.
  const numbered = new Set(isMoodle ? gradebook.people.map((person) => person.key) : []);
  const key = feedbackKey(report, [grades, results.scale, facts, [...numbered]]);
  if (!endsWith(feedback, key)) await writePages(feedback, results, { report, key, numbered, ...facts });
  if (!gradebook) return { table, feedback };
  const { dir, name, ext } = path.parse(gradebook.file);
  const filled = path.join(dir, `${name}-filled${ext}`);
  const entries = grades.flatMap((grade): [string, Entry][] => {
    const { person, result } = grade;
    return "final" in result
      ? [[person.key, { grade: result.final, comment: commentFor(grade, results.scale, language) }]]
      : [];
  });
  const { bytes, kept, locked } = gradebook.fill(new Map(entries), scheme.value.gradebook === "overwrite");
  writeWhole(filled, bytes);
  const named = (keys: readonly string[]) => grades.filter(({ person }) => keys.includes(person.key));
  return { table, feedback, gradebook: { file: filled, kept: named(kept), locked: named(locked) } };
}

/** A grade without what tells whose it is. */
function withName(grade: Grade, name: string): Grade {
  return { ...grade, person: { key: name, name, ids: [] } };
}

interface PageFacts extends Pick<Writing, "report" | "day"> {
  /** The time that is due, as the scheme writes it. */
  readonly due: string | undefined;
  /** Keys of the people whom Moodle knows by their numbers. */
  readonly numbered: ReadonlySet<string>;
  /** The hash of all that the pages are made of. */
  readonly key: string;
}

/** Writes an archive with the page of each student, under the name by which Moodle knows the student. */
async function writePages(
  file: string,
  { grades, scale, handIns }: ClassResults,
  { report, day, due, numbered, key }: PageFacts,
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
      const note = noteFor(grade, submission, { scale, due, locale: report.language });
      zip.addBuffer(Buffer.from(studentPage(report, submission, { day, note })), `${folder}/${PAGE_NAME}`, {
        mtime,
      });
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
