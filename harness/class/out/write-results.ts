import path from "node:path";
import { writeWhole } from "../../base/files.ts";
import type { Report } from "../../report/record/report.ts";
import { byHandOf, type FilesOf } from "../by-hand/by-hand.ts";
import { commentsForStudents } from "../by-hand/for-students.ts";
import type { ClassFolder } from "../class-folder.ts";
import type { Entry } from "../gradebook/gradebook.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults } from "../results.ts";
import { endsWith, feedbackKey } from "./feedback-key.ts";
import { gradeTable } from "./grade-table.ts";
import { gradebookComment } from "./gradebook-comment.ts";
import { writePages } from "./student-pages.ts";

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
  readonly filesOf: FilesOf;
  /** Names in place of the students' own, except for the platform. */
  readonly nameOf?: ((grade: Grade) => string) | undefined;
}

/** Writes the grades as a table, into the gradebook, and as an archive of pages for the students. */
export async function writeResults(
  { gradebook, scheme }: ClassFolder,
  results: ClassResults,
  { report, day, out, filesOf, nameOf }: Writing,
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
  const comments = new Map(
    grades.map((grade) => {
      const said = byHandOf(grade, results, filesOf).comments;
      return [grade.person.key, commentsForStudents(said, report, day)];
    }),
  );
  const facts = { day, due: scheme.value.late?.due, comments };
  // Moodle gives a page to whoever has the number.
  const numbered = new Set(isMoodle ? gradebook.people.map((person) => person.key) : []);
  const key = feedbackKey(report, [grades, results.scale, facts, [...numbered]]);
  if (!endsWith(feedback, key)) await writePages(feedback, results, { report, key, numbered, ...facts });
  if (!gradebook) return { table, feedback };
  const { dir, name, ext } = path.parse(gradebook.file);
  const filled = path.join(dir, `${name}-filled${ext}`);
  const entries = grades.flatMap((grade): [string, Entry][] => {
    const { person, result } = grade;
    if (!("final" in result)) return [];
    const told = { comments: comments.get(person.key) ?? [], scale: results.scale, locale: language };
    return [[person.key, { grade: result.final, comment: gradebookComment(grade, told) }]];
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
