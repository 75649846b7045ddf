import type { Locale } from "../../base/locale.ts";
import type { StudentComment } from "../by-hand/for-students.ts";
import type { Grade, Scale } from "../grades.ts";
import { CLASS_WORDS, ended } from "../words.ts";

interface CommentFacts {
  readonly comments: readonly StudentComment[];
  readonly scale: Scale;
  readonly locale: Locale;
}

/** Writes what the gradebook tells a student beside the grade: sentences, and a line for each comment. */
export function gradebookComment(
  { result, comment }: Grade,
  { comments, scale, locale }: CommentFacts,
): string {
  const { gradeOf, byRubric, parts } = CLASS_WORDS[locale];
  const sentences = [
    gradeOf(result, scale),
    ...(result.kind === "graded" && result.rubric ? byRubric(result.rubric) : []),
    ...parts(result),
    ...(comment === undefined ? [] : [ended(comment)]),
  ];
  const said = comments.map(({ place, facts, text }) => {
    const head = place === undefined ? [] : [`${place}:`];
    return [...head, text, ...facts].join(" ");
  });
  return [sentences.join(" "), ...said].join("\n");
}
