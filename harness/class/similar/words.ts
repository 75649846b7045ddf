import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
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

/** More cases are only counted. */
const MOST_CASES = 6;

const listed = (cases: readonly string[]) =>
  cases.slice(0, MOST_CASES).join(", ") + (cases.length > MOST_CASES ? ", …" : "");

const share = (part: number) => `${Math.round(part * 100)} %`;

/** Writes the lowest and the highest share of a group. */
const shares = (lowest: number, highest: number) =>
  share(lowest) === share(highest) ? share(highest) : `${Math.round(lowest * 100)}–${share(highest)}`;

export const SIMILAR_WORDS: Readonly<Record<Locale, SimilarWords>> = wordsInEach<SimilarWords>(
  "similar",
  ({ counted, text }) => ({
    title: text`Programs that are alike`,
    advice: text`Please look yourself before you ask anybody. Programs may be alike because the task is small, or because both students read the same book. Parts that were given to all are not counted.`,
    noPairs: text`No two programs are much alike.`,
    noPairsLeft: text`In what was compared, no two programs are much alike.`,
    groups: text`Groups to look at`,
    pairs: text`Pairs to look at`,
    programs: (count) => counted(count, "program", "programs"),
    inGroup: (count) => text`group of ${count}`,
    nearest: text`Each program is shown beside one of the group that it is most like.`,
    sameAnswers: text`same rare wrong answers`,
    share: (part) => (part === undefined ? text`not compared` : share(part)),
    shares,
    parts: (count) => counted(count, "matching part", "matching parts"),
    repetitive: text`matching parts not searched`,
    limited: (pairs) =>
      text`The matching parts of ${counted(pairs, "pair", "pairs")} were not searched, because that would take too long.`,
    pairsOnPage: (count) => text`The page shows ${counted(count, "more pair", "more pairs")}.`,
    common: ({ words, holders, of }) =>
      text`A part of ${words} words that ${holders.length} of ${of} programs have was left out as common.`,
    leftOut: text`Left out of the comparison`,
    commonTitle: (count) => counted(count, "part that many programs have", "parts that many programs have"),
    moreCommon: (count) =>
      text`${counted(count, "smaller part that many programs have was", "smaller parts that many programs have were")} left out, too.`,
    leftOutOnPage: text`The page shows what was left out, and of whom.`,
    commonSize: ({ words, holders, of }) => text`${words} words, in ${holders.length} of ${of} programs`,
    tooLittle: (count) =>
      text`${counted(count, "program has too little of its own", "programs have too little of their own")} to be compared.`,
    answers: (cases) => `${counted(cases.length, "case", "cases")}: ${listed(cases)}`,
    notCompared: (count) =>
      text`${counted(count, "hand-in was", "hand-ins were")} not compared, because no source was found.`,
    tooLarge: text`The page has no room for these two programs.`,
    legend: text`Lines with the same number after # match.`,
  }),
);

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
