import type { Locale } from "../../base/locale.ts";
import { capitalized, printable } from "../../base/text.ts";
import { isShownToStudents } from "../../report/record/audience.ts";
import type { Report } from "../../report/record/report.ts";
import type { StandingComment } from "./by-hand.ts";
import { BY_HAND_WORDS } from "./words.ts";

/** A comment as its student may read it. */
export interface StudentComment {
  /** The case that it is on, by its name; absent if it is on none, or on one that students may not know. */
  readonly case?: string;
  /** The place in words, as a title; absent if it is on the whole. */
  readonly place?: string;
  /** The line that it is on. */
  readonly code?: string;
  /** Sentences on the versions of the program. */
  readonly facts: readonly string[];
  readonly text: string;
  /** The problem that it is about; absent if it is on the whole. */
  readonly problem?: string;
}

/**
 * Tells comments to their student, without the names of cases that are hidden on a day.
 *
 * @param report the report of the class for its instructor
 */
export function commentsForStudents(
  comments: readonly StandingComment[],
  report: Pick<Report, "cases" | "language">,
  day: string,
): StudentComment[] {
  return comments.map((comment) => ({
    ...placeOf(comment, report, day),
    facts: factsOf(comment, report.language),
    text: comment.text,
  }));
}

function placeOf(
  { on, now }: StandingComment,
  { cases, language }: Pick<Report, "cases" | "language">,
  day: string,
): Omit<StudentComment, "facts" | "text"> {
  const words = BY_HAND_WORDS[language];
  if (on.kind === "whole") return {};
  const { problem } = on;
  if (on.kind === "line") {
    const line = now?.kind === "moved" ? now.line : on.line;
    const cell = now && "cell" in now ? { cell: now.cell } : {};
    return {
      problem,
      place: words.line({ file: printable(on.file), line, ...cell }),
      code: printable(on.text),
    };
  }
  const asked = cases.find((each) => each.problem === problem && each.name === on.case);
  // A case that is not there any more is not known to be public.
  if (!asked) return { problem, place: words.formerCase };
  if (!isShownToStudents(asked, day)) return { problem, place: words.hiddenCase };
  return { problem, case: on.case, place: capitalized(words.case(on.case)) };
}

function factsOf({ now, isOutdated }: StandingComment, locale: Locale): string[] {
  const { outdated, notFound } = BY_HAND_WORDS[locale];
  return [...(isOutdated ? [outdated] : []), ...(now?.kind === "not-found" ? [notFound] : [])];
}
