import type { Locale } from "../base/locale.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
import type { GradeResult, Scale } from "./grades.ts";
import type { Untimed } from "./late/untimed.ts";

type Graded = Extract<GradeResult, { kind: "graded" }>;

/** Columns of the table of all grades. */
export const GRADE_COLUMNS = [
  "key",
  "name",
  "group",
  "raw",
  "late",
  "adjustments",
  "final",
  "remark",
] as const;

/** Texts of a class beside its report. */
export interface ClassWords {
  readonly columns: Readonly<Record<(typeof GRADE_COLUMNS)[number], string>>;
  /** A comment for a student, in one line. */
  readonly comment: (grade: Graded, scale: Scale) => string;
  readonly remarks: Readonly<Record<Exclude<GradeResult["kind"], "graded"> | Untimed, string>>;
  readonly counts: (counts: Readonly<Record<GradeResult["kind"] | "untimed", number>>) => string;
  readonly lookAt: (names: string) => string;
  readonly missing: (names: string) => string;
  /** Hand-ins that cannot count as late, because their time is not known. */
  readonly untimed: Readonly<Record<Untimed, (count: number, names: string) => string>>;
  readonly kept: (names: string) => string;
  readonly locked: (names: string) => string;
  readonly wrote: (file: string) => string;
  readonly next: Readonly<Record<"moodle" | "canvas" | "none", (file: string, feedback: string) => string>>;
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

export const CLASS_WORDS: Readonly<Record<Locale, ClassWords>> = {
  en: {
    columns: {
      key: "key",
      name: "name",
      group: "group",
      raw: "raw grade",
      late: "late (%)",
      adjustments: "adjustments",
      final: "grade",
      remark: "remark",
    },
    comment: ({ raw, final, late, adjustments }, { most }) =>
      [
        `Grade ${en.number(final)} of ${en.number(most)}.`,
        ...(late || adjustments.length > 0 ? [`${twoDecimals(raw, en.number)} before changes.`] : []),
        ...(late ? [`${en.counted(late.days, "day", "days")} late: -${en.number(late.percent)} %.`] : []),
        ...adjustments.map(({ points, reason }) => `${signed(points, en.number)}: ${reason}.`),
      ].join(" "),
    remarks: {
      "to-look-at": "to look at",
      "not-handed-in": "nothing handed in",
      unmarked: "no time known, so not counted as late",
      "marked-late": "marked as late by the platform, no time known",
    },
    counts: (counts) =>
      [
        en.counted(counts.graded, "grade", "grades"),
        ...(counts.untimed > 0 ? [`${en.number(counts.untimed)} of them without a known time`] : []),
        `${en.number(counts["to-look-at"])} to look at`,
        `${en.number(counts["not-handed-in"])} without a hand-in.`,
      ].join(", "),
    lookAt: (names) => `Look at these, whose grades are left empty: ${names}.`,
    missing: (names) => `Without a hand-in: ${names}.`,
    untimed: {
      unmarked: (count, names) =>
        `${en.counted(count, "hand-in has no time, so it does", "hand-ins have no time, so they do")} not count as late: ${names}.`,
      "marked-late": (count, names) =>
        `${en.counted(count, "hand-in is", "hand-ins are")} marked as late by the platform, without a time. Nothing is taken off for that. Decide about ${names}.`,
    },
    kept: (names) =>
      `These have another grade or comment in the gradebook already, which was kept: ${names}. To replace it, write "gradebook: overwrite" into grading.yaml.`,
    locked: (names) => `Moodle does not let anybody change the grades of these: ${names}.`,
    wrote: (file) => `Written: ${file}`,
    next: {
      moodle: (file, feedback) =>
        `Next, in Moodle: open the assignment, "View all submissions". Choose "Upload grading worksheet" and give ${file}. Then choose "Upload multiple feedback files in a zip" and give ${feedback}.`,
      canvas: (file) => `Next, in Canvas: open Grades, choose "Import", and give ${file}.`,
      none: (file) =>
        `Next: ${file} has all grades. With Moodle's worksheet or Canvas' gradebook as gradebook.csv in the class folder, Cavalo fills it in.`,
    },
  },
  "pt-BR": {
    columns: {
      key: "matrícula",
      name: "nome",
      group: "grupo",
      raw: "nota bruta",
      late: "atraso (%)",
      adjustments: "ajustes",
      final: "nota",
      remark: "observação",
    },
    comment: ({ raw, final, late, adjustments }, { most }) =>
      [
        `Nota ${pt.number(final)} de ${pt.number(most)}.`,
        ...(late || adjustments.length > 0
          ? [`${twoDecimals(raw, pt.number)} antes dos descontos e ajustes.`]
          : []),
        ...(late
          ? [`${pt.counted(late.days, "dia", "dias")} de atraso: -${pt.number(late.percent)} %.`]
          : []),
        ...adjustments.map(({ points, reason }) => `${signed(points, pt.number)}: ${reason}.`),
      ].join(" "),
    remarks: {
      "to-look-at": "a conferir",
      "not-handed-in": "sem entrega",
      unmarked: "sem horário conhecido, não conta como atrasado",
      "marked-late": "marcado como atrasado pela plataforma, sem horário conhecido",
    },
    counts: (counts) =>
      [
        pt.counted(counts.graded, "nota", "notas"),
        ...(counts.untimed > 0 ? [`${pt.number(counts.untimed)} delas sem horário conhecido`] : []),
        `${pt.number(counts["to-look-at"])} a conferir`,
        `${pt.number(counts["not-handed-in"])} sem entrega.`,
      ].join(", "),
    lookAt: (names) => `Confira estes, cujas notas ficaram em branco: ${names}.`,
    missing: (names) => `Sem entrega: ${names}.`,
    untimed: {
      unmarked: (count, names) =>
        `${pt.counted(count, "entrega não tem horário e não conta como atrasada", "entregas não têm horário e não contam como atrasadas")}: ${names}.`,
      "marked-late": (count, names) =>
        `${pt.counted(count, "entrega está marcada como atrasada", "entregas estão marcadas como atrasadas")} pela plataforma, sem horário. Nada é descontado por isso. Decida sobre ${names}.`,
    },
    kept: (names) =>
      `Estes já têm outra nota ou comentário na planilha, que foi mantido: ${names}. Para trocar, escreva "gradebook: overwrite" em grading.yaml.`,
    locked: (names) => `O Moodle não deixa ninguém mudar as notas destes: ${names}.`,
    wrote: (file) => `Gravado: ${file}`,
    next: {
      moodle: (file, feedback) =>
        `Agora, no Moodle: abra a tarefa e "Ver todos os envios". Escolha "Carregar planilha de notas" e envie ${file}. Depois escolha "Carregar vários arquivos de feedback em um zip" e envie ${feedback}.`,
      canvas: (file) => `Agora, no Canvas: abra Notas, escolha "Importar" e envie ${file}.`,
      none: (file) =>
        `Agora: ${file} tem todas as notas. Com a planilha do Moodle ou o livro de notas do Canvas como gradebook.csv na pasta da turma, o Cavalo a preenche.`,
    },
  },
};

function twoDecimals(value: number, format: (value: number) => string): string {
  return format(Math.round(value * 100) / 100);
}

function signed(points: number, format: (value: number) => string): string {
  return points < 0 ? `-${format(-points)}` : `+${format(points)}`;
}
