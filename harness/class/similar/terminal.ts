import type { Locale } from "../../base/locale.ts";
import { hanging } from "../../report/words/columns.ts";
import { type Group, type Likeness, notSearched, type Similarities } from "./similar.ts";
import { namesOf, nameWithGroup, noPairsIn, SIMILAR_WORDS } from "./words.ts";

/** Pairs and common parts that a terminal shows. The page has more. */
const MOST_PAIRS = 20;
const MOST_COMMON = 3;

interface Style {
  readonly language: Locale;
  /** Width of the terminal, if it is known. */
  readonly columns: number | undefined;
}

/** Tells which programs are alike, first in groups and then in pairs, and counts all that is not shown. */
export function similarLines(found: Similarities, { language, columns }: Style): string[] {
  const words = SIMILAR_WORDS[language];
  const { groups, pairs, common, tooLittle } = found;
  const nameOf = nameWithGroup(found, words);
  const groupLines = ({ programs, lowest, highest }: Group) => {
    const head = `${words.shares(lowest, highest).padStart(10)}  `;
    return hanging(head, `${words.programs(programs.length)}: ${namesOf(programs)}`, columns);
  };
  const pairLines = ({ left, right, similarity, cases }: Likeness) => {
    const head = `${words.share(similarity).padStart(6)}  `;
    const answers = cases.length > 0 ? ` (${words.sameAnswers}: ${words.answers(cases)})` : "";
    return hanging(head, `${nameOf(left)}, ${nameOf(right)}${answers}`, columns);
  };
  const [isAlike, limited, onPage] = [
    groups.length + pairs.length > 0,
    notSearched(found),
    pairs.length - MOST_PAIRS,
  ];
  const sentences = [
    ...(isAlike ? [] : [noPairsIn(found, words)]),
    ...(onPage > 0 ? [words.pairsOnPage(onPage)] : []),
    ...(limited > 0 ? [words.limited(limited)] : []),
    ...common.slice(0, MOST_COMMON).map(words.common),
    ...(common.length > MOST_COMMON ? [words.moreCommon(common.length - MOST_COMMON)] : []),
    ...(tooLittle.length > 0 ? [words.tooLittle(tooLittle.length)] : []),
    ...(common.length + tooLittle.length > 0 ? [words.leftOutOnPage] : []),
    ...(isAlike ? [words.advice] : []),
  ];
  return [
    ...(groups.length > 0 ? [words.groups, ...groups.flatMap(groupLines)] : []),
    ...(pairs.length > 0 ? [words.pairs, ...pairs.slice(0, MOST_PAIRS).flatMap(pairLines)] : []),
    ...sentences.flatMap((each) => hanging("", each, columns)),
  ];
}
