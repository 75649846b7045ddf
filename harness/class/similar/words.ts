import type { Locale } from "../../base/locale.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";

/** Texts about programs that are alike. They ask to look, and accuse nobody. */
export interface SimilarWords {
  readonly title: string;
  readonly advice: string;
  readonly noPairs: string;
  readonly pairs: string;
  readonly clusters: string;
  readonly program: string;
  readonly alike: string;
  readonly sameAnswers: string;
  readonly share: (share: number) => string;
  readonly parts: (count: number) => string;
  readonly repetitive: string;
  readonly limited: (pairs: number) => string;
  readonly answers: (cases: readonly string[]) => string;
  readonly notCompared: (count: number) => string;
  readonly tooLarge: string;
  readonly legend: string;
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

/** More cases are only counted. */
const MOST_CASES = 6;

const listed = (cases: readonly string[]) =>
  cases.slice(0, MOST_CASES).join(", ") + (cases.length > MOST_CASES ? ", …" : "");

export const SIMILAR_WORDS: Readonly<Record<Locale, SimilarWords>> = {
  en: {
    title: "Programs that are alike",
    advice:
      "Please look yourself before you ask anybody. Programs may be alike because the task is small, or because both students read the same book. Parts that were given, and parts that most of the class has, are not counted.",
    noPairs: "No two programs are much alike.",
    pairs: "Pairs to look at",
    clusters: "Groups to look at",
    program: "program",
    alike: "alike",
    sameAnswers: "same rare wrong answers",
    share: (share) => `${en.number(Math.round(share * 100))} %`,
    parts: (count) => en.counted(count, "matching part", "matching parts"),
    repetitive: "matching parts not searched",
    limited: (pairs) =>
      `The matching parts of ${en.counted(pairs, "pair", "pairs")} were not searched: the programs repeat themselves so often that it would take too long.`,
    answers: (cases) => `${en.counted(cases.length, "case", "cases")}: ${listed(cases)}`,
    notCompared: (count) =>
      `${en.counted(count, "hand-in was", "hand-ins were")} not compared, because no source was found.`,
    tooLarge: "The page has no room for these two programs.",
    legend: "Lines with the same number after # match.",
  },
  "pt-BR": {
    title: "Programas parecidos",
    advice:
      "Olhe você mesmo antes de perguntar a alguém. Programas podem ser parecidos porque a tarefa é pequena, ou porque os dois alunos leram o mesmo livro. O que foi dado a todos, e o que a maior parte da turma tem, não conta.",
    noPairs: "Não há dois programas muito parecidos.",
    pairs: "Pares a conferir",
    clusters: "Grupos a conferir",
    program: "programa",
    alike: "semelhança",
    sameAnswers: "mesmas respostas erradas raras",
    share: (share) => `${pt.number(Math.round(share * 100))} %`,
    parts: (count) => pt.counted(count, "trecho em comum", "trechos em comum"),
    repetitive: "trechos em comum não procurados",
    limited: (pairs) =>
      `Os trechos em comum de ${pt.counted(pairs, "par", "pares")} não foram procurados: os programas se repetem tanto que demoraria demais.`,
    answers: (cases) => `${pt.counted(cases.length, "caso", "casos")}: ${listed(cases)}`,
    notCompared: (count) =>
      `${pt.counted(count, "entrega não foi comparada", "entregas não foram comparadas")}, porque não há código-fonte.`,
    tooLarge: "Não há lugar na página para estes dois programas.",
    legend: "Linhas com o mesmo número depois de # correspondem.",
  },
};
