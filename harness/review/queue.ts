import { namesIn } from "../base/text.ts";
import { splitPeople } from "../class/by-hand/split.ts";
import type { Split } from "../class/by-hand/split-names.ts";
import type { Grade } from "../class/grades.ts";
import { openCause } from "../class/settle/settling.ts";
import type { SubmissionReport } from "../report/record/report.ts";
import { causeGroups, type Look, looksOf } from "../report/words/summary.ts";
import { handInsOf, type ReviewedClass } from "./reviewed-class.ts";

/** A person in the list of the desk. */
export interface Listed {
  readonly grade: Grade;
  /** As it can be shown. */
  readonly name: string;
  /** Submissions of this person, or that may be. */
  readonly submissions: readonly SubmissionReport[];
  /** True if somebody must decide, or give points of the rubric, before there is a grade. */
  readonly isOpen: boolean;
  /** Name of the reason for which somebody must decide or should look. */
  readonly why?: string;
}

/** The part of a class that one of several graders settles. */
export interface Part {
  readonly split: Split;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
}

/** Everybody of a class, or of a part of it, by name. */
export function listOf(reviewed: ReviewedClass, part?: Part): Listed[] {
  const { results, report } = reviewed;
  const people = part ? splitPeople(results.grades, part.split, part.of)[part.number - 1]! : results.grades;
  const byName = namesIn(report.language);
  const looks = new Map(looksOf(report.submissions).map((look) => [look.submission, look]));
  const listed = people.map((grade): Listed => {
    const submissions = handInsOf(grade, reviewed).map((handIn) => handIn.report);
    const why = whyOf(grade, { reviewed, looks: submissions.flatMap((each) => looks.get(each) ?? []) });
    return {
      grade,
      name: reviewed.nameOf(grade),
      submissions,
      isOpen: grade.result.kind === "to-look-at" || grade.result.kind === "to-mark",
      ...(why !== undefined && { why }),
    };
  });
  return listed.toSorted((a, b) => byName(a.name, b.name));
}

interface Reasons {
  readonly reviewed: ReviewedClass;
  readonly looks: readonly Look[];
}

/** Says in a few words why a person is to be looked at. */
function whyOf(grade: Grade, { reviewed, looks }: Reasons): string | undefined {
  const { page } = reviewed.catalogue;
  const titles: Readonly<Partial<Record<string, string>>> = page.looks;
  if (grade.result.kind === "to-look-at") {
    const cause = openCause(grade, reviewed.results);
    return (cause && titles[cause.kind]) ?? page.reasons["only-you"];
  }
  const [look] = looks;
  return look && grade.result.kind === "graded" ? page.reasons[look.reason] : undefined;
}

/** A cause that several people may have, with all of them. */
export interface CommonCause {
  /** Tells causes apart; the same in every language. */
  readonly key: string;
  readonly title: string;
  readonly people: readonly Grade[];
}

/** Groups people by the main cause of their failures, the commonest first. */
export function causesIn(reviewed: ReviewedClass): CommonCause[] {
  const { report, catalogue, results } = reviewed;
  return causeGroups(report.submissions, catalogue).map(({ key, title, submissions }) => {
    const own = new Set(submissions);
    const people = results.grades.filter((grade) =>
      handInsOf(grade, reviewed).some((handIn) => own.has(handIn.report)),
    );
    return { key, title, people };
  });
}

/** Finds those with a main cause. */
export function peopleWithCause(key: string, reviewed: ReviewedClass): Grade[] {
  return [...(causesIn(reviewed).find((cause) => cause.key === key)?.people ?? [])];
}
