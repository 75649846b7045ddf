import type { Locale } from "../base/locale.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
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

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

export const CLASS_WORDS: Readonly<Record<Locale, ClassWords>> = {
  en: {
    columns: {
      name: "name",
      group: "group",
      raw: "raw grade",
      late: "late (%)",
      adjustments: "adjustments",
      final: "grade",
      remark: "remark",
    },
    keys: {
      moodle: "Moodle id",
      canvas: "Canvas id",
      roster: "student number",
      email: "e-mail",
      none: "key",
    },
    gradeOf: (result, { most }) =>
      "final" in result ? `Grade ${en.number(result.final)} of ${en.number(most)}.` : undefined,
    parts: partsIn(en.number, {
      raw: (raw) => `${raw} before changes.`,
      late: ({ days, percent }) => `${en.counted(days, "day", "days")} late: -${en.number(percent)} %.`,
    }),
    undecided: "There is no grade yet: your instructor decides.",
    due: (time) => `It was due on ${time}.`,
    remarks: {
      settled: "given by the instructor",
      "to-look-at": "to look at",
      "to-mark": "to mark by the rubric",
      "not-handed-in": "nothing handed in",
      unmarked: "no time known, so not counted as late",
      "marked-late": "marked as late by the platform, no time known",
    },
    counts: (counts) =>
      [
        en.counted(counts.graded + counts.settled, "grade", "grades"),
        ...(counts.settled > 0 ? [`${en.number(counts.settled)} of them given by you`] : []),
        ...(counts.untimed > 0 ? [`${en.number(counts.untimed)} of them without a known time`] : []),
        `${en.number(counts["to-look-at"])} to look at`,
        ...(counts["to-mark"] > 0 ? [`${en.number(counts["to-mark"])} to mark by the rubric`] : []),
        `${en.number(counts["not-handed-in"])} without a hand-in.`,
      ].join(", "),
    lookAt: (names) => `Look at these, whose grades are left empty: ${names}.`,
    missing: (names) => `Without a hand-in: ${names}.`,
    toMark: {
      missing: (names) => `Points of the rubric are missing, and these grades are left empty: ${names}.`,
      differing: (names) => `Graders gave different points by the rubric: ${names}.`,
      outdated: (names) => `Marked for other programs than those that are there now: ${names}.`,
      outside: (names) => `Marked with points that the rubric does not give now: ${names}.`,
    },
    byRubric: rubricIn(en.number, "of", "Programs"),
    programs: "Programs",
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
        `Next, in Moodle: open the assignment, the tab "Submissions" (before Moodle 4.5: "View all submissions"), and there the menu "Actions" (before: "Grading action"). Choose "Upload grading worksheet" and give ${file}. Then choose "Upload multiple feedback files in a zip" and give ${feedback}.`,
      canvas: (file) => `Next, in Canvas: open Grades, choose "Import", and give ${file}.`,
      none: (file) =>
        `Next: ${file} has all grades. With Moodle's worksheet or Canvas' gradebook as gradebook.csv in the class folder, Cavalo fills it in.`,
    },
  },
  "pt-BR": {
    columns: {
      name: "nome",
      group: "grupo",
      raw: "nota bruta",
      late: "atraso (%)",
      adjustments: "ajustes",
      final: "nota",
      remark: "observação",
    },
    keys: {
      moodle: "id no Moodle",
      canvas: "id no Canvas",
      roster: "matrícula",
      email: "e-mail",
      none: "chave",
    },
    gradeOf: (result, { most }) =>
      "final" in result ? `Nota ${pt.number(result.final)} de ${pt.number(most)}.` : undefined,
    parts: partsIn(pt.number, {
      raw: (raw) => `${raw} antes dos descontos e ajustes.`,
      late: ({ days, percent }) => `${pt.counted(days, "dia", "dias")} de atraso: -${pt.number(percent)} %.`,
    }),
    undecided: "Ainda não há nota: quem decide é o professor.",
    due: (time) => `O prazo era ${time}.`,
    remarks: {
      settled: "dada pelo professor",
      "to-look-at": "a conferir",
      "to-mark": "falta a rubrica",
      "not-handed-in": "sem entrega",
      unmarked: "sem horário conhecido, não conta como atrasado",
      "marked-late": "marcado como atrasado pela plataforma, sem horário conhecido",
    },
    counts: (counts) =>
      [
        pt.counted(counts.graded + counts.settled, "nota", "notas"),
        ...(counts.settled > 0
          ? [`${pt.number(counts.settled)} por decisão sua`]
          : []),
        ...(counts.untimed > 0 ? [`${pt.number(counts.untimed)} delas sem horário conhecido`] : []),
        `${pt.number(counts["to-look-at"])} a conferir`,
        ...(counts["to-mark"] > 0 ? [`${pt.number(counts["to-mark"])} com rubrica a preencher`] : []),
        `${pt.number(counts["not-handed-in"])} sem entrega.`,
      ].join(", "),
    lookAt: (names) => `Confira estes, cujas notas ficaram em branco: ${names}.`,
    missing: (names) => `Sem entrega: ${names}.`,
    toMark: {
      missing: (names) => `Faltam pontos da rubrica, e estas notas ficaram em branco: ${names}.`,
      differing: (names) => `Os avaliadores deram pontos diferentes na rubrica: ${names}.`,
      outdated: (names) => `A rubrica foi preenchida para outros programas que não os atuais: ${names}.`,
      outside: (names) => `Com pontos que a rubrica não dá agora: ${names}.`,
    },
    byRubric: rubricIn(pt.number, "de", "Programas"),
    programs: "Programas",
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
        `Agora, no Moodle: abra a tarefa, a aba "Envios" (antes do Moodle 4.5: "Ver todos os envios") e ali o menu "Ações" (antes: "Ação de avaliação"). Escolha "Carregar planilha de notas" e envie ${file}. Depois escolha "Carregar vários arquivos de feedback em um zip" e envie ${feedback}.`,
      canvas: (file) => `Agora, no Canvas: abra Notas, escolha "Importar" e envie ${file}.`,
      none: (file) =>
        `Agora: ${file} tem todas as notas. Com a planilha do Moodle ou o livro de notas do Canvas como gradebook.csv na pasta da turma, o Cavalo a preenche.`,
    },
  },
};

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
