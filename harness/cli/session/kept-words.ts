import type { Answer } from "../../answer/reading/answer.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import type { ChangeReason } from "../../grade/store/difference.ts";
import type { ClassState } from "../../grade/store/history.ts";
import type { ExpectedSeconds } from "../../report/catalogue/catalogue.ts";
import { quantitiesIn, roughTimes } from "../../report/catalogue/quantities.ts";
import type { End } from "../../run/outcome.ts";
import type { ClassOptions } from "./options.ts";

interface ChangeCounts {
  readonly since: string;
  readonly changed: number;
  readonly lost: number;
  readonly won: number;
}

/** Points before and after; absent if the student was not there. */
interface PointsChange {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Texts of the commands about a class that was graded. */
export interface KeptWords {
  readonly time: (at: string) => string;

  readonly reasons: Readonly<Record<ChangeReason, string>>;
  /** Stands for the verdict of a case that was not there. */
  readonly noVerdict: string;
  readonly change: (points: PointsChange) => string;
  readonly sinceClosing: (at: string) => string;
  readonly sinceGrading: string;
  readonly unchanged: (since: string) => string;
  readonly changed: (counts: ChangeCounts) => string;

  readonly points: (earned: number) => string;
  readonly program: (hash: string) => string;
  readonly from: (folder: string) => string;
  readonly lower: string;

  readonly closed: (results: number) => string;
  readonly forgotten: (student: string) => string;
  readonly withdrawn: (count: number, names: string) => string;

  readonly runs: (runs: number) => string;
  /** Stands before the names of submissions with the same number of runs. */
  readonly runsForEach: (counts: { readonly runs: number; readonly submissions: number }) => string;
  readonly plan: (plan: { readonly runs: number; readonly submissions: number }) => string;
  readonly planTime: (takes: ExpectedSeconds) => string;

  readonly caseChanged: string;
  readonly input: string;
  readonly output: (end: string, cpuMs: number | undefined) => string;
  readonly end: (end: End) => string;
  readonly standardError: string;
  readonly file: (name: string) => string;
  readonly readAs: string;
  readonly answer: (answer: Answer) => string;
  readonly noAnswer: string;
  readonly byHand: string;
  readonly notRun: string;
  readonly notKept: string;
  readonly notByHand: string;
  readonly more: string;
  readonly moreLines: (lines: number) => string;
}

/** The language of the report of a class that was graded. */
export function localeOf({ cases }: Pick<ClassState, "cases">, { lang }: Pick<ClassOptions, "lang">): Locale {
  return chooseLocale({ asked: lang, cases, environment: process.env });
}

/** The words for a class that was graded, in the language of its report. */
export function wordsFor(state: Pick<ClassState, "cases">, options: Pick<ClassOptions, "lang">): KeptWords {
  return KEPT_WORDS[localeOf(state, options)];
}

function timeIn(locale: Locale, at: string): string {
  // Swedes write times as ISO 8601 does, with a space in the middle.
  return new Date(at).toLocaleString(locale === "en" ? "sv-SE" : locale).replace(",", "");
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

export const KEPT_WORDS: Readonly<Record<Locale, KeptWords>> = {
  en: {
    time: (at) => timeIn("en", at),

    reasons: {
      sources: "another program was handed in",
      manifest: "another manifest",
      case: "another case",
      limits: "other limits",
      judging: "another reader or checker",
      toolchain: "another compiler or interpreter",
      place: "another machine or isolation level",
      repeat: "one of the runs was a repeat close to the limit",
      again: "it was run again",
    },
    noVerdict: "none",
    change: ({ before, after }) =>
      `${before === undefined ? "none" : en.rounded(before)} -> ${after === undefined ? "none" : en.counted(after, "point", "points")}`,
    sinceClosing: (at) => `the closing of ${at}`,
    sinceGrading: "the grading before",
    unchanged: (since) => `No student's result differs from ${since}.`,
    changed: ({ since, changed, lost, won }) =>
      `Since ${since}: ${en.counted(changed, "result changed", "results changed")}, ${en.number(lost)} with fewer points, ${en.number(won)} with more.`,

    points: (earned) => en.counted(earned, "point", "points"),
    program: (hash) => `program ${hash}`,
    from: (folder) => `from ${folder}`,
    lower: "does not count, because a former result is higher",

    closed: (results) =>
      `Closed with ${en.counted(results, "result", "results")}. \`cavalo diff\` shows what changes from now on.`,
    forgotten: (student) => `Removed: ${student}`,
    withdrawn: (count, names) =>
      `${en.counted(count, "hand-in is", "hand-ins are")} not in the class any more, and so not in the report: ${names}`,

    runs: (runs) => en.counted(runs, "run", "runs"),
    runsForEach: ({ runs, submissions }) =>
      `${en.counted(runs, "run", "runs")} for each of ${en.number(submissions)}`,
    plan: ({ runs, submissions }) =>
      `${en.counted(runs, "run to make", "runs to make")} for ${en.counted(submissions, "submission", "submissions")}`,
    planTime: (takes) => `in about ${roughTimes(takes, "to")}`,

    caseChanged: "The case has changed since this result.",
    input: "Input",
    output: (end, cpuMs) =>
      `Output (${end}${cpuMs === undefined ? "" : `, ${en.number(cpuMs)} ms of CPU time`})`,
    end: (end) => {
      switch (end.kind) {
        case "exited":
          return `exit code ${end.code}`;
        case "signalled":
          return `ended by ${end.signal}`;
        case "limit":
          return "stopped at a limit";
        case "stopped":
          return "stopped with the grading";
        case "not-started":
          return "not started";
        case "unmeasured":
          return "not measured";
      }
    },
    standardError: "Standard error",
    file: (name) => `File ${name}`,
    readAs: "Read as",
    answer: (answer) => {
      switch (answer.kind) {
        case "moves":
          return `${en.counted(answer.moves, "move", "moves")}${answer.path ? `, with a path of ${en.counted(answer.path.length, "square", "squares")}` : ""}`;
        case "none":
          return "there is no solution";
        case "grid":
          return `a board of step numbers, counted from ${answer.base}`;
        case "visits":
          return `a list of ${en.counted(answer.visits.length / 2, "square", "squares")}`;
        case "printed":
          return "the whole output";
      }
    },
    noAnswer: "nothing that is an answer",
    byHand: "By hand",
    notRun: "The program was not run.",
    notKept: "What the program printed is not kept here.",
    notByHand: "Commands alone cannot run it as it was run.",
    more: "… (there was more)",
    moreLines: (lines) => `… (${en.counted(lines, "more line", "more lines")})`,
  },
  "pt-BR": {
    time: (at) => timeIn("pt-BR", at),

    reasons: {
      sources: "outro programa foi entregue",
      manifest: "outro manifesto",
      case: "outro caso",
      limits: "outros limites",
      judging: "outra leitura ou outra conferência",
      toolchain: "outro compilador ou interpretador",
      place: "outra máquina ou outro nível de isolamento",
      repeat: "uma das execuções foi uma repetição perto do limite",
      again: "foi executado de novo",
    },
    noVerdict: "nada",
    change: ({ before, after }) =>
      `${before === undefined ? "nada" : pt.rounded(before)} -> ${after === undefined ? "nada" : pt.counted(after, "ponto", "pontos")}`,
    sinceClosing: (at) => `o fechamento de ${at}`,
    sinceGrading: "a avaliação anterior",
    unchanged: (since) => `Nenhum resultado mudou desde ${since}.`,
    changed: ({ since, changed, lost, won }) =>
      `Desde ${since}: ${pt.counted(changed, "resultado mudou", "resultados mudaram")}, ${pt.number(lost)} com menos pontos, ${pt.number(won)} com mais.`,

    points: (earned) => pt.counted(earned, "ponto", "pontos"),
    program: (hash) => `programa ${hash}`,
    from: (folder) => `de ${folder}`,
    lower: "não vale, porque um resultado anterior é maior",

    closed: (results) =>
      `Turma fechada com ${pt.counted(results, "resultado", "resultados")}. \`cavalo diff\` mostra o que mudar daqui em diante.`,
    forgotten: (student) => `Removido: ${student}`,
    withdrawn: (count, names) =>
      `${pt.counted(count, "entrega não está mais na turma, nem", "entregas não estão mais na turma, nem")} no relatório: ${names}`,

    runs: (runs) => pt.counted(runs, "execução", "execuções"),
    runsForEach: ({ runs, submissions }) =>
      `${pt.counted(runs, "execução", "execuções")} para cada um de ${pt.number(submissions)}`,
    plan: ({ runs, submissions }) =>
      `${pt.counted(runs, "execução a fazer", "execuções a fazer")} para ${pt.counted(submissions, "programa", "programas")}`,
    planTime: (takes) => `em cerca de ${roughTimes(takes, "a")}`,

    caseChanged: "O caso mudou depois deste resultado.",
    input: "Entrada",
    output: (end, cpuMs) =>
      `Saída (${end}${cpuMs === undefined ? "" : `, ${pt.number(cpuMs)} ms de tempo de CPU`})`,
    end: (end) => {
      switch (end.kind) {
        case "exited":
          return `código de saída ${end.code}`;
        case "signalled":
          return `encerrado por ${end.signal}`;
        case "limit":
          return "interrompido em um limite";
        case "stopped":
          return "interrompido com a avaliação";
        case "not-started":
          return "não iniciado";
        case "unmeasured":
          return "não medido";
      }
    },
    standardError: "Saída de erros",
    file: (name) => `Arquivo ${name}`,
    readAs: "Lido como",
    answer: (answer) => {
      switch (answer.kind) {
        case "moves":
          return `${pt.counted(answer.moves, "movimento", "movimentos")}${answer.path ? `, com um caminho de ${pt.counted(answer.path.length, "casa", "casas")}` : ""}`;
        case "none":
          return "não há solução";
        case "grid":
          return `um tabuleiro com os números dos passos, contados a partir de ${answer.base}`;
        case "visits":
          return `uma lista de ${pt.counted(answer.visits.length / 2, "casa", "casas")}`;
        case "printed":
          return "a saída inteira";
      }
    },
    noAnswer: "nada que seja uma resposta",
    byHand: "À mão",
    notRun: "O programa não foi executado.",
    notKept: "O que o programa imprimiu não está guardado aqui.",
    notByHand: "Só com comandos não se executa o programa como foi executado.",
    more: "… (havia mais)",
    moreLines: (lines) => `… (mais ${pt.counted(lines, "linha", "linhas")})`,
  },
};
