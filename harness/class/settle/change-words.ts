import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import type { GradeKind, KeptGrade } from "../../grade/store/desk-lines.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import { type GradeChange, type GradeReason, gainOf } from "./grade-changes.ts";

interface ChangeWords {
  readonly heading: (changed: number, lower: number, higher: number) => string;
  readonly since: (time: string) => string;
  readonly more: (count: number) => string;
  readonly without: Readonly<Record<Exclude<GradeKind, "graded" | "settled">, string>>;
  readonly absent: string;
  readonly reasons: Readonly<Record<GradeReason, string>>;
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

const WORDS: Readonly<Record<Locale, ChangeWords>> = {
  en: {
    heading: (changed, lower, higher) =>
      `${[
        en.counted(changed, "grade changed", "grades changed"),
        ...(lower > 0 ? [`${en.number(lower)} lower`] : []),
        ...(higher > 0 ? [`${en.number(higher)} higher`] : []),
      ].join(", ")}:`,
    since: (time) => `Since ${time}: `,
    more: (count) => `  and ${en.number(count)} more. \`cavalo diff\` shows all`,
    without: { "to-look-at": "to look at", "to-mark": "to mark", "not-handed-in": "nothing handed in" },
    absent: "not there",
    reasons: {
      "hand-in": "another hand-in",
      decision: "your decision",
      points: "other points",
      marks: "other points by the rubric",
      late: "another lateness",
      adjustment: "another adjustment",
      rules: "other rules in grading.yaml",
    },
  },
  "pt-BR": {
    heading: (changed, lower, higher) =>
      `${[
        pt.counted(changed, "nota mudou", "notas mudaram"),
        ...(lower > 0 ? [`${pt.number(lower)} para baixo`] : []),
        ...(higher > 0 ? [`${pt.number(higher)} para cima`] : []),
      ].join(", ")}:`,
    since: (time) => `Desde ${time}: `,
    more: (count) => `  e mais ${pt.number(count)}. \`cavalo diff\` mostra todas`,
    without: { "to-look-at": "a conferir", "to-mark": "falta a rubrica", "not-handed-in": "sem entrega" },
    absent: "não estava aqui",
    reasons: {
      "hand-in": "outra entrega",
      decision: "decisão sua",
      points: "outros pontos",
      marks: "outros pontos na rubrica",
      late: "outro atraso",
      adjustment: "outro ajuste",
      rules: "outras regras em grading.yaml",
    },
  },
};


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
