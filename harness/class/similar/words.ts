import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import type { ComparedProgram } from "./programs.ts";
import type { LeftOut, Similarities } from "./similar.ts";

/** Texts about programs that are alike. They ask to look, and accuse nobody. */
export interface SimilarWords {
  readonly title: string;
  readonly advice: string;
  readonly noPairs: string;
  /** The same of a class of which something was left out. */
  readonly noPairsLeft: string;
  readonly groups: string;
  readonly pairs: string;
  readonly programs: (count: number) => string;
  readonly inGroup: (count: number) => string;
  /** Says which pairs of a group are shown. */
  readonly nearest: string;
  readonly sameAnswers: string;
  /** A share is absent if a program has too little to be compared. */
  readonly share: (share: number | undefined) => string;
  readonly shares: (lowest: number, highest: number) => string;
  readonly parts: (count: number) => string;
  readonly repetitive: string;
  readonly limited: (pairs: number) => string;
  readonly pairsOnPage: (count: number) => string;
  readonly common: (part: LeftOut) => string;
  readonly leftOut: string;
  readonly commonTitle: (count: number) => string;
  readonly moreCommon: (count: number) => string;
  readonly leftOutOnPage: string;
  readonly commonSize: (part: LeftOut) => string;
  readonly tooLittle: (count: number) => string;
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

const share = (part: number) => `${Math.round(part * 100)} %`;

/** Writes the lowest and the highest share of a group. */
const shares = (lowest: number, highest: number) =>
  share(lowest) === share(highest) ? share(highest) : `${Math.round(lowest * 100)}–${share(highest)}`;

export const SIMILAR_WORDS: Readonly<Record<Locale, SimilarWords>> = {
  en: {
    title: "Programs that are alike",
    advice:
      "Please look yourself before you ask anybody. Programs may be alike because the task is small, or because both students read the same book. Parts that were given to all are not counted.",
    noPairs: "No two programs are much alike.",
    noPairsLeft: "In what was compared, no two programs are much alike.",
    groups: "Groups to look at",
    pairs: "Pairs to look at",
    programs: (count) => en.counted(count, "program", "programs"),
    inGroup: (count) => `group of ${count}`,
    nearest: "Each program is shown beside one of the group that it is most like.",
    sameAnswers: "same rare wrong answers",
    share: (part) => (part === undefined ? "not compared" : share(part)),
    shares,
    parts: (count) => en.counted(count, "matching part", "matching parts"),
    repetitive: "matching parts not searched",
    limited: (pairs) =>
      `The matching parts of ${en.counted(pairs, "pair", "pairs")} were not searched, because that would take too long.`,
    pairsOnPage: (count) => `The page shows ${en.counted(count, "more pair", "more pairs")}.`,
    common: ({ words, holders, of }) =>
      `A part of ${words} words that ${holders.length} of ${of} programs have was left out as common.`,
    leftOut: "Left out of the comparison",
    commonTitle: (count) => en.counted(count, "part that many programs have", "parts that many programs have"),
    moreCommon: (count) =>
      `${en.counted(count, "smaller part that many programs have was", "smaller parts that many programs have were")} left out, too.`,
    leftOutOnPage: "The page shows what was left out, and of whom.",
    commonSize: ({ words, holders, of }) => `${words} words, in ${holders.length} of ${of} programs`,
    tooLittle: (count) =>
      `${en.counted(count, "program has too little of its own", "programs have too little of their own")} to be compared.`,
    answers: (cases) => `${en.counted(cases.length, "case", "cases")}: ${listed(cases)}`,
    notCompared: (count) =>
      `${en.counted(count, "hand-in was", "hand-ins were")} not compared, because no source was found.`,
    tooLarge: "The page has no room for these two programs.",
    legend: "Lines with the same number after # match.",
  },
  "pt-BR": {
    title: "Programas parecidos",
    advice:
      "Olhe você mesmo antes de perguntar a alguém. Programas podem ser parecidos porque a tarefa é pequena, ou porque os dois alunos leram o mesmo livro. O que foi dado a todos não conta.",
    noPairs: "Não há dois programas muito parecidos.",
    noPairsLeft: "No que foi comparado, não há dois programas muito parecidos.",
    groups: "Grupos a conferir",
    pairs: "Pares a conferir",
    programs: (count) => pt.counted(count, "programa", "programas"),
    inGroup: (count) => `grupo de ${count}`,
    nearest: "Cada programa aparece ao lado de um do grupo com que mais se parece.",
    sameAnswers: "mesmas respostas erradas raras",
    share: (part) => (part === undefined ? "sem comparação" : share(part)),
    shares,
    parts: (count) => pt.counted(count, "trecho em comum", "trechos em comum"),
    repetitive: "trechos em comum não procurados",
    limited: (pairs) =>
      `Os trechos em comum de ${pt.counted(pairs, "par", "pares")} não foram procurados, porque demoraria demais.`,
    pairsOnPage: (count) => `A página mostra mais ${pt.counted(count, "par", "pares")}.`,
    common: ({ words, holders, of }) =>
      `Um trecho de ${words} palavras, que ${holders.length} de ${of} programas têm, ficou de fora por ser comum.`,
    leftOut: "Fora da comparação",
    commonTitle: (count) =>
      pt.counted(count, "trecho que muitos programas têm", "trechos que muitos programas têm"),
    moreCommon: (count) =>
      `${pt.counted(count, "trecho menor, que muitos programas têm, também ficou", "trechos menores, que muitos programas têm, também ficaram")} de fora.`,
    leftOutOnPage: "A página mostra o que ficou de fora, e de quem.",
    commonSize: ({ words, holders, of }) => `${words} palavras, em ${holders.length} de ${of} programas`,
    tooLittle: (count) =>
      `Muito pouco de próprio para comparar: ${pt.counted(count, "programa", "programas")}.`,
    answers: (cases) => `${pt.counted(cases.length, "caso", "casos")}: ${listed(cases)}`,
    notCompared: (count) =>
      `${pt.counted(count, "entrega não foi comparada", "entregas não foram comparadas")}, porque não há código-fonte.`,
    tooLarge: "Não há lugar na página para estes dois programas.",
    legend: "Linhas com o mesmo número depois de # correspondem.",
  },
};

/** Says that nothing is much alike, of all or of what was compared. */
export function noPairsIn({ common, tooLittle }: Similarities, words: SimilarWords): string {
  return common.length + tooLittle.length > 0 ? words.noPairsLeft : words.noPairs;
}

export function namesOf(programs: readonly ComparedProgram[]): string {
  return programs.map(({ name }) => printable(name)).join(", ");
}

/** Makes a function that names a program, and the size of the group that it stands for. */
export function nameWithGroup(
  { groups }: Similarities,
  words: SimilarWords,
): (program: ComparedProgram) => string {
  const sizes = new Map(groups.flatMap(({ programs }) => programs.map((each) => [each, programs.length])));
  return (program) => {
    const size = sizes.get(program);
    return printable(program.name) + (size === undefined ? "" : ` (${words.inGroup(size)})`);
  };
}
