import type { Locale } from "../../base/locale.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";

/** Texts about the versions that a student handed in. */
export interface VersionWords {
  readonly versions: (count: number) => string;
  readonly toStudent: string;
  readonly handedIn: (at: string) => string;
  readonly graded: (at: string) => string;
  readonly points: (earned: number, possible: number) => string;
  readonly counts: string;
  /** Says that the versions before these are not listed. */
  readonly olderLeftOut: (count: number) => string;
  readonly changes: (before: number, after: number) => string;
  readonly first: (number: number) => string;
  readonly sameVerdicts: string;
  readonly becomes: string;
  readonly cases: (count: number) => string;
  readonly notKept: string;
  readonly lines: (added: number, removed: number) => string;
  readonly sameFile: string;
  readonly newFile: string;
  readonly removedFile: string;
  readonly sameLines: (count: number) => string;
  readonly moreLines: (count: number) => string;
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

export const VERSION_WORDS: Readonly<Record<Locale, VersionWords>> = {
  en: {
    versions: (count) => `Versions (${en.number(count)})`,
    toStudent: "To the student",
    handedIn: (at) => `handed in ${at}`,
    graded: (at) => `graded ${at}`,
    points: (earned, possible) => `${en.number(earned)} of ${en.number(possible)} points`,
    counts: "this one counts",
    olderLeftOut: (count) =>
      `${en.counted(count, "older version is", "older versions are")} not listed here; \`cavalo log\` has them.`,
    changes: (before, after) => `From version ${before} to version ${after}`,
    first: (number) => `Version ${number}`,
    sameVerdicts: "No verdict changed.",
    becomes: "became",
    cases: (count) => en.counted(count, "case", "cases"),
    notKept: "The files of this version are not kept.",
    lines: (added, removed) => `+${en.number(added)} −${en.number(removed)}`,
    sameFile: "unchanged",
    newFile: "new file",
    removedFile: "not there any more",
    sameLines: (count) => en.counted(count, "line the same", "lines the same"),
    moreLines: (count) => en.counted(count, "more line is not shown.", "more lines are not shown."),
  },
  "pt-BR": {
    versions: (count) => `Versões (${pt.number(count)})`,
    toStudent: "Voltar ao aluno",
    handedIn: (at) => `entregue em ${at}`,
    graded: (at) => `avaliada em ${at}`,
    points: (earned, possible) => `${pt.number(earned)} de ${pt.number(possible)} pontos`,
    counts: "esta vale",
    olderLeftOut: (count) =>
      `${pt.counted(count, "versão mais antiga não está", "versões mais antigas não estão")} nesta lista; \`cavalo log\` tem todas.`,
    changes: (before, after) => `Da versão ${before} para a versão ${after}`,
    first: (number) => `Versão ${number}`,
    sameVerdicts: "Nenhum veredito mudou.",
    becomes: "passou a",
    cases: (count) => pt.counted(count, "caso", "casos"),
    notKept: "Os arquivos desta versão não estão guardados.",
    lines: (added, removed) => `+${pt.number(added)} −${pt.number(removed)}`,
    sameFile: "sem mudança",
    newFile: "arquivo novo",
    removedFile: "não existe mais",
    sameLines: (count) => pt.counted(count, "linha igual", "linhas iguais"),
    moreLines: (count) =>
      pt.counted(count, "linha a mais não é mostrada.", "linhas a mais não são mostradas."),
  },
};
