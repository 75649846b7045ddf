import type { Locale } from "../../base/locale.ts";
import type { GradeNote, RubricRow } from "../../report/html/grade-card.tsx";
import { asSentence } from "../../report/html/parts.tsx";
import { isAboutProgram } from "../../report/record/audience.ts";
import type { SubmissionReport, ToldFinding } from "../../report/record/report.ts";
import type { StudentComment } from "../by-hand/for-students.ts";
import { Markdown } from "../by-hand/markdown.tsx";
import { levelOf, pointsOf } from "../by-hand/marks.ts";
import { BY_HAND_WORDS } from "../by-hand/words.ts";
import type { ByRubric } from "../grade-result.ts";
import type { Grade, Scale } from "../grades.ts";
import { CLASS_WORDS, hundredths } from "../words.ts";

interface NoteFacts {
  readonly scale: Scale;
  /** The time that is due, as the scheme writes it. */
  readonly due: string | undefined;
  readonly locale: Locale;
  /** Comments of graders, as the student may read them. */
  readonly comments: readonly StudentComment[];
}

/** Reasons for which a student should hand the source in. */
const WITHOUT_SOURCE: readonly string[] = [
  "no-source",
  "archive-closed",
  "not-read-out",
  "not-compiled-as-read",
];

/** Tells a student the grade, what it was made of, and what to do if there is nothing to grade. */
export function noteFor(
  { result, comment }: Grade,
  submission: SubmissionReport,
  { scale, due, locale, comments }: NoteFacts,
): GradeNote {
  const words = CLASS_WORDS[locale];
  const reason = reasonOf(submission);
  const asksForSource = reason !== undefined && WITHOUT_SOURCE.includes(reason.kind);
  return {
    title: words.gradeOf(result, scale) ?? words.undecided,
    lines: [
      ...words.parts(result),
      ...(reason ? [asSentence(reason.message)] : []),
      ...(asksForSource && due !== undefined ? [words.due(due)] : []),
    ],
    comment,
    ...(result.kind === "graded" && result.rubric && { rubric: rowsOf(result.rubric, locale) }),
    comments: {
      title: BY_HAND_WORDS[locale].comments,
      all: comments
        .filter(({ problem }) => problem === undefined || problem === submission.problem)
        .map(({ text, ...others }) => ({ ...others, text: <Markdown text={text} /> })),
    },
  };
}

/** Lists the points of the programs and of the items of a rubric. */
function rowsOf({ programs, most, items }: ByRubric, locale: Locale): RubricRow[] {
  return [
    { title: CLASS_WORDS[locale].programs, earned: hundredths(programs), possible: most },
    ...items.map((each) => ({
      title: each.item.title,
      earned: pointsOf(each) ?? 0,
      possible: each.item.most,
      level: levelOf(each),
    })),
  ];
}

/** Finds why nothing of a submission was run, if it is the same for all cases. */
function reasonOf({ results }: SubmissionReport): ToldFinding | undefined {
  const [first] = results;
  const isSkipped = results.every(
    ({ verdict, finding }) => verdict === "SK" && finding !== undefined && isAboutProgram(finding),
  );
  return isSkipped ? first?.finding : undefined;
}
