import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import type { GradeKind, KeptGrade } from "../../grade/store/desk-lines.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import { type GradeChange, type GradeReason, gainOf } from "./grade-changes.ts";

interface ChangeWords {
  readonly heading: (changed: number, lower: number, higher: number) => string;
  readonly since: (time: string) => string;
  readonly more: (count: number) => string;
  readonly without: Readonly<Record<Exclude<GradeKind, "graded" | "settled">, string>>;
  readonly absent: string;
  readonly reasons: Readonly<Record<GradeReason, string>>;
}

const WORDS: Readonly<Record<Locale, ChangeWords>> = wordsInEach<ChangeWords>(
  "change",
  ({ counted, number, text }) => ({
    heading: (changed, lower, higher) =>
      `${[
        counted(changed, "grade changed", "grades changed"),
        ...(lower > 0 ? [text`${number(lower)} lower`] : []),
        ...(higher > 0 ? [text`${number(higher)} higher`] : []),
      ].join(", ")}:`,
    since: (time) => text`Since ${time}: `,
    more: (count) => text`  and ${number(count)} more. \`cavalo diff\` shows all`,
    without: {
      "to-look-at": text`to look at`,
      "to-mark": text`to mark`,
      "not-handed-in": text`nothing handed in`,
    },
    absent: text`not there`,
    reasons: {
      "hand-in": text`another hand-in`,
      decision: text`your decision`,
      points: text`other points`,
      marks: text`other points by the rubric`,
      late: text`another lateness`,
      adjustment: text`another adjustment`,
      rules: text`other rules in grading.yaml`,
    },
  }),
);

interface Telling {
  readonly nameOf: (change: GradeChange) => string;
  /** The state that is compared with, if it is not the last one. */
  readonly since?: string | undefined;
  /** Number of grades that are told; the others are counted. */
  readonly most?: number;
}

/** Tells which grades are others, a line each, with the reasons. */
export function changeLines(
  changes: readonly GradeChange[],
  locale: Locale,
  { nameOf, since, most = Number.POSITIVE_INFINITY }: Telling,
): string[] {
  if (changes.length === 0) return [];
  const words = WORDS[locale];
  const shown = (grade: KeptGrade | undefined) => {
    if (!grade) return words.absent;
    if (grade.final !== undefined) return quantitiesIn(locale).number(grade.final);
    return words.without[grade.kind as keyof ChangeWords["without"]];
  };
  const lower = changes.filter((change) => gainOf(change) < 0).length;
  const higher = changes.filter((change) => gainOf(change) > 0).length;
  return [
    (since === undefined ? "" : words.since(since)) + words.heading(changes.length, lower, higher),
    ...changes.slice(0, most).map((change) => {
      const why = change.reasons.map((reason) => words.reasons[reason]).join(", ");
      const end = why === "" ? "" : ` (${why})`;
      return `  ${printable(nameOf(change))}: ${shown(change.before)} -> ${shown(change.after)}${end}`;
    }),
    ...(changes.length > most ? [words.more(changes.length - most)] : []),
  ];
}
