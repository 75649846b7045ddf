import type { Locale } from "../base/locale.ts";
import { wordsInEach } from "../report/catalogue/words-in-each.ts";
import { levelOf, type MarkState, pointsOf } from "./by-hand/marks.ts";
import type { ByRubric, GradeResult } from "./grade-result.ts";
import type { Platform } from "./gradebook/index.ts";
import type { Scale } from "./grades.ts";
import type { Lateness } from "./late/lateness.ts";
import type { Untimed } from "./late/untimed.ts";

/** Columns of the table of all grades behind the keys. */
export const GRADE_COLUMNS = ["name", "group", "raw", "late", "adjustments", "final", "remark"] as const;

/** Texts of a class beside its report. */
export interface ClassWords {
  readonly columns: Readonly<Record<(typeof GRADE_COLUMNS)[number], string>>;
  /** Titles of a column of keys, by where these come from. */
  readonly keys: Readonly<Record<Platform | "roster" | "email" | "none", string>>;
  /** The grade of a student in one sentence; undefined if there is none yet. */
  readonly gradeOf: (result: GradeResult, scale: Scale) => string | undefined;
  /** The parts of a grade, a sentence each. */
  readonly parts: (result: GradeResult) => string[];
  /** Sentences for a student without a grade. */
  readonly undecided: string;
  readonly due: (time: string) => string;
  readonly remarks: Readonly<Record<Exclude<GradeResult["kind"], "graded"> | Untimed, string>>;
  readonly counts: (counts: Readonly<Record<GradeResult["kind"] | "untimed", number>>) => string;
  readonly lookAt: (names: string) => string;
  readonly missing: (names: string) => string;
  /** People whose grade is open because of the rubric, by the state of an item. */
  readonly toMark: Readonly<Record<Exclude<MarkState, "marked">, (names: string) => string>>;
  /** Points by the rubric, a sentence for each item. */
  readonly byRubric: (rubric: ByRubric) => string[];
  /** Title of the programs among the items of a rubric. */
  readonly programs: string;
  /** Hand-ins that cannot count as late, because their time is not known. */
  readonly untimed: Readonly<Record<Untimed, (count: number, names: string) => string>>;
  readonly kept: (names: string) => string;
  readonly locked: (names: string) => string;
  readonly wrote: (file: string) => string;
  readonly next: Readonly<Record<"moodle" | "canvas" | "none", (file: string, feedback: string) => string>>;
}

export const CLASS_WORDS: Readonly<Record<Locale, ClassWords>> = wordsInEach<ClassWords>(
  "class",
  ({ counted, number, text }) => ({
    columns: {
      name: text`name`,
      group: text`group`,
      raw: text`raw grade`,
      late: text`late (%)`,
      adjustments: text`adjustments`,
      final: text`grade`,
      remark: text`remark`,
    },
    keys: {
      moodle: text`Moodle id`,
      canvas: text`Canvas id`,
      roster: text`student number`,
      email: text`e-mail`,
      none: text`key`,
    },
    gradeOf: (result, { most }) =>
      "final" in result ? text`Grade ${number(result.final)} of ${number(most)}.` : undefined,
    parts: partsIn(number, {
      raw: (raw) => text`${raw} before changes.`,
      late: ({ days, percent }) => text`${counted(days, "day", "days")} late: -${number(percent)} %.`,
    }),
    undecided: text`There is no grade yet: your instructor decides.`,
    due: (time) => text`It was due on ${time}.`,
    remarks: {
      settled: text`given by the instructor`,
      "to-look-at": text`to look at`,
      "to-mark": text`to mark by the rubric`,
      "not-handed-in": text`nothing handed in`,
      unmarked: text`no time known, so not counted as late`,
      "marked-late": text`marked as late by the platform, no time known`,
    },
    counts: (counts) =>
      [
        counted(counts.graded + counts.settled, "grade", "grades"),
        ...(counts.settled > 0 ? [text`${number(counts.settled)} of them given by you`] : []),
        ...(counts.untimed > 0 ? [text`${number(counts.untimed)} of them without a known time`] : []),
        text`${number(counts["to-look-at"])} to look at`,
        ...(counts["to-mark"] > 0 ? [text`${number(counts["to-mark"])} to mark by the rubric`] : []),
        text`${number(counts["not-handed-in"])} without a hand-in.`,
      ].join(", "),
    lookAt: (names) => text`Look at these, whose grades are left empty: ${names}.`,
    missing: (names) => text`Without a hand-in: ${names}.`,
    toMark: {
      missing: (names) => text`Points of the rubric are missing, and these grades are left empty: ${names}.`,
      differing: (names) => text`Graders gave different points by the rubric: ${names}.`,
      outdated: (names) => text`Marked for other programs than those that are there now: ${names}.`,
      outside: (names) => text`Marked with points that the rubric does not give now: ${names}.`,
    },
    byRubric: rubricIn(number, text`of`, text`Programs`),
    programs: text`Programs`,
    untimed: {
      unmarked: (count, names) =>
        text`${counted(count, "hand-in has no time, so it does", "hand-ins have no time, so they do")} not count as late: ${names}.`,
      "marked-late": (count, names) =>
        text`${counted(count, "hand-in is", "hand-ins are")} marked as late by the platform, without a time. Nothing is taken off for that. Decide about ${names}.`,
    },
    kept: (names) =>
      text`These have another grade or comment in the gradebook already, which was kept: ${names}. To replace it, write "gradebook: overwrite" into grading.yaml.`,
    locked: (names) => text`Moodle does not let anybody change the grades of these: ${names}.`,
    wrote: (file) => text`Written: ${file}`,
    next: {
      moodle: (file, feedback) =>
        text`Next, in Moodle: open the assignment, the tab "Submissions" (before Moodle 4.5: "View all submissions"), and there the menu "Actions" (before: "Grading action"). Choose "Upload grading worksheet" and give ${file}. Then choose "Upload multiple feedback files in a zip" and give ${feedback}.`,
      canvas: (file) => text`Next, in Canvas: open Grades, choose "Import", and give ${file}.`,
      none: (file) =>
        text`Next: ${file} has all grades. With Moodle's worksheet or Canvas' gradebook as gradebook.csv in the class folder, Cavalo fills it in.`,
    },
  }),
);

/** Tells the points of the programs and of the items of a rubric. */
function rubricIn(format: (value: number) => string, of: string, programs: string): ClassWords["byRubric"] {
  const said = (title: string, [points, most]: readonly [number, number], level?: string) =>
    ended(
      `${title}: ${format(hundredths(points))} ${of} ${format(most)}${level === undefined ? "" : ` (${level})`}`,
    );
  return (rubric) => [
    said(programs, [rubric.programs, rubric.most]),
    ...rubric.items.flatMap((each) => {
      const points = pointsOf(each);
      return points === undefined ? [] : [said(each.item.title, [points, each.item.most], levelOf(each))];
    }),
  ];
}

/** Rounds points to what people read. */
export function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Tells the parts of a computed grade. */
function partsIn(
  format: (value: number) => string,
  words: { readonly raw: (raw: string) => string; readonly late: (late: Lateness) => string },
): ClassWords["parts"] {
  return (result) => {
    if (result.kind !== "graded") return [];
    const { raw, late, adjustments } = result;
    const isChanged = late !== undefined || adjustments.some(({ points }) => points !== 0);
    return [
      ...(isChanged ? [words.raw(format(hundredths(raw)))] : []),
      ...(late ? [words.late(late)] : []),
      // Without points it is a sentence, and no adjustment.
      ...adjustments.map(({ points, reason }) =>
        ended(points === 0 ? reason : `${signed(points, format)}: ${reason}`),
      ),
    ];
  };
}

export function ended(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}

function signed(points: number, format: (value: number) => string): string {
  return points < 0 ? `-${format(-points)}` : `+${format(points)}`;
}
